import * as v from 'valibot'
import { localRecord } from '../browser/local-record.ts'
import { ownStore } from '../browser/own-store.ts'

const StoredDraft = v.object({
  value: v.unknown(),
  /** Fingerprint of the saved version the work began from. */
  base: v.optional(v.string()),
  editedAt: v.number(),
})
export type StoredDraft = v.InferOutput<typeof StoredDraft>

export const WRITE_AFTER_MS = 300

const drafts = ownStore('drafts')
/** Edited and not yet written. */
const pending = new Map<string, StoredDraft>()
let timer: ReturnType<typeof setTimeout> | undefined

/** A page that is being closed has no time for IndexedDB; localStorage is written at once and read on the next visit. */
const rescue = localRecord('perigee.rescued-drafts', v.record(v.string(), StoredDraft))

export function draftKey(userId: number | undefined, kind: string, id: string): string {
  return `${userId ?? 'visitor'}|${kind}|${id}`
}

/** Written a moment after the last edit, and in any case before the page goes. */
export function keepDraft(key: string, draft: StoredDraft): void {
  pending.set(key, draft)
  clearTimeout(timer)
  timer = setTimeout(writePending, WRITE_AFTER_MS)
}

async function writePending(): Promise<void> {
  clearTimeout(timer)
  for (const [key, draft] of [...pending]) {
    // Saved or edited again while the others were written.
    if (pending.get(key) !== draft) continue
    await drafts.put(key, draft)
    if (pending.get(key) === draft) pending.delete(key)
  }
}

export async function dropDraft(key: string): Promise<void> {
  pending.delete(key)
  takeRescued(key)
  await drafts.delete(key)
}

export async function readDraft(key: string): Promise<StoredDraft | undefined> {
  const stored = await drafts.get(key)
  const found = [pending.get(key), takeRescued(key), v.is(StoredDraft, stored) ? stored : undefined]
  const [newest] = found
    .filter((draft) => draft !== undefined)
    .toSorted((a, b) => b.editedAt - a.editedAt)
  if (newest && newest !== stored) await drafts.put(key, newest)
  return newest
}

/** Removes one draft from those that were written when the page closed. */
function takeRescued(key: string): StoredDraft | undefined {
  const { [key]: mine, ...others } = rescue.read() ?? {}
  if (mine) rescue.write(Object.keys(others).length > 0 ? others : undefined)
  return mine
}

export function watchDrafts(): () => void {
  const onLeave = () => {
    if (pending.size === 0) return
    rescue.write({ ...rescue.read(), ...Object.fromEntries(pending) })
    const rescued = [...pending.keys()]
    void writePending().then(() => rescued.forEach(takeRescued))
  }
  const onHidden = () => document.visibilityState === 'hidden' && onLeave()
  addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    removeEventListener('pagehide', onLeave)
    document.removeEventListener('visibilitychange', onHidden)
  }
}
