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

const drafts = ownStore('drafts')
const LOCK = 'perigee.form '
/** In this tab; the only ones known where a browser has no Web Locks. */
const openHere = new Set<string>()

/** Where the drafts of one form of one player are kept; that of each opening has a key below. */
export const formKey = (userId: number | undefined, kind: string, id: string) =>
  `${userId ?? 'visitor'}|${kind}|${id}`

/**
 * One opening of a form, in one tab. Each has a draft of its own, so that no tab can overwrite or drop the work of another,
 * and holds a Web Lock while it is open: the locks of a tab that crashed are gone.
 */
export type Opening = ReturnType<typeof newOpening>

export function newOpening() {
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
  /** Drafts that the next one replaces. */
  const replaced = new Set<string>()
  return {
    /** Until the returned function is called, or the tab is gone, nobody is offered what this form keeps. */
    hold(): () => void {
      openHere.add(id)
      const { promise: whenClosed, resolve: close } = Promise.withResolvers<void>()
      void navigator.locks?.request(LOCK + id, () => whenClosed)
      return () => {
        openHere.delete(id)
        close()
      }
    },
    /** The draft was taken over into this form. */
    replaces: (key: string) => void replaced.add(key),
    /**
     * Replaces what this opening kept, and nothing else. The write is on its way when this returns: called in the task of an
     * edit, it survives the end of the tab and of the browser's process, as localStorage does not.
     */
    async keep(form: string, draft: StoredDraft | undefined): Promise<void> {
      const key = `${form}|${id}`
      const older = [...replaced].filter((other) => other !== key)
      if (!draft) await drafts.delete(key)
      // Nothing is dropped before what replaces it is stored.
      else if (!(await drafts.put(key, draft))) return
      // A record that gets its uuid moves to another form.
      if (draft) replaced.add(key)
      for (const other of older) replaced.delete(other)
      await Promise.all(older.map(dropDraft))
    },
  }
}

export const dropDraft = (key: string): Promise<void> => drafts.delete(key)

/** What forms that are closed by now left behind, the newest first. */
export async function leftDrafts(form: string): Promise<(StoredDraft & { key: string })[]> {
  await moveRescued(form)
  // A key without an opening is of the time when all tabs shared one draft.
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

/** All that a player's forms keep, readable or not. */
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

/** Earlier versions wrote the last edits of a page that was being closed to localStorage. */
const rescued = localRecord('perigee.rescued-drafts', v.record(v.string(), StoredDraft))

async function moveRescued(form: string): Promise<void> {
  const { [form]: draft, ...others } = rescued.read() ?? {}
  if (!draft || !(await drafts.put(`${form}|rescued`, draft))) return
  rescued.write(Object.keys(others).length > 0 ? others : undefined)
}
