import * as v from 'valibot'
import { localRecord } from '../browser/local-record.ts'
import { ownStore } from '../browser/own-store.ts'

const StoredDraft = v.object({
  value: v.unknown(),
  /** Fingerprint of the saved version that was edited. */
  base: v.optional(v.string()),
  editedAt: v.number(),
})
export type StoredDraft = v.InferOutput<typeof StoredDraft>

const drafts = ownStore('drafts')
const LOCK = 'perigee.form '
/** Forms open in this tab; the only known ones if a browser has no Web Locks. */
const openHere = new Set<string>()

/** Prefix of the draft keys of one form. Each opening of the form has its own key. */
export const formKey = (userId: number | undefined, kind: string, id: string) =>
  `${userId ?? 'visitor'}|${kind}|${id}`

/**
 * One opening of a form in one tab. Each has its own draft, so no tab overwrites or drops another's work, and holds a Web Lock while open:
 * a crashed tab loses its locks.
 */
export type Opening = ReturnType<typeof newOpening>

export function newOpening() {
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
  /** Drafts that the next write replaces. */
  const replaced = new Set<string>()
  let isFirst = true
  return {
    /** Nobody is offered this draft until the returned function is called or the tab is gone. */
    hold(): () => void {
      openHere.add(id)
      const { promise: whenClosed, resolve: close } = Promise.withResolvers<void>()
      void navigator.locks?.request(LOCK + id, () => whenClosed)
      return () => {
        openHere.delete(id)
        close()
      }
    },
    replaces: (key: string) => void replaced.add(key),
    /**
     * The write has started when this returns. Called in the task of an edit, it survives the end of the tab and,
     * unlike localStorage, that of the browser's process. The first write waits for the disk, so that a draft remains
     * if the machine fails. Later ones do not, to spare the flash memory of phones.
     */
    async keep(form: string, draft: StoredDraft | undefined): Promise<void> {
      const key = `${form}|${id}`
      const isStrict = isFirst && draft !== undefined
      if (draft) isFirst = false
      const older = [...replaced].filter((other) => other !== key)
      if (!draft) await drafts.delete(key)
      // Nothing is dropped before its replacement is stored.
      else if (!(await drafts.put(key, draft, isStrict))) return
      // A record that gets its uuid moves to another form.
      if (draft) replaced.add(key)
      for (const other of older) replaced.delete(other)
      await Promise.all(older.map(dropDraft))
    },
  }
}

export const dropDraft = (key: string): Promise<void> => drafts.delete(key)

/** What closed forms left behind, newest first. */
export async function leftDrafts(form: string): Promise<(StoredDraft & { key: string })[]> {
  await moveRescued(form)
  // A key without an opening comes from when all tabs shared one draft.
  const keys = [form, ...(await drafts.keys(`${form}|`))]
  const [stored, open] = await Promise.all([drafts.getMany(keys), openForms()])
  return stored
    .flatMap((draft, place) => {
      const key = keys[place]!
      const opening = key.slice(form.length + 1)
      return v.is(StoredDraft, draft) && !open.has(opening) ? [{ ...draft, key }] : []
    })
    .toSorted((a, b) => b.editedAt - a.editedAt)
}

export async function allDrafts(
  userId: number | undefined,
): Promise<{ key: string; kind: string; raw: unknown; value: unknown }[]> {
  const keys = await drafts.keys(`${userId ?? 'visitor'}|`)
  const stored = await drafts.getMany(keys)
  return keys.map((key, place) => {
    const raw = stored[place]
    const draft = v.safeParse(StoredDraft, raw)
    return {
      key,
      kind: key.split('|')[1] ?? '',
      raw,
      value: draft.success ? draft.output.value : raw,
    }
  })
}

async function openForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set([...openHere, ...held.map(({ name = '' }) => name.replace(LOCK, ''))])
}

/** Earlier versions wrote the last edits of a closing page to localStorage. */
const rescued = localRecord('perigee.rescued-drafts', v.record(v.string(), StoredDraft))

async function moveRescued(form: string): Promise<void> {
  const { [form]: draft, ...others } = rescued.read() ?? {}
  if (!draft || !(await drafts.put(`${form}|rescued`, draft))) return
  rescued.write(Object.keys(others).length > 0 ? others : undefined)
}
