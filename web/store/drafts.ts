import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { CxData } from '../../engine/model/cx.ts'
import { PlanWrite } from '../../engine/model/plan.ts'
import { Faction } from '../../engine/model/primitives.ts'
import { sameValue } from '../../engine/same-value.ts'
import { credentials } from '../browser/credentials.ts'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft-store.ts'

/** What can be edited for a while before it is saved. Work in progress may still break a rule: no name yet, too few permits. */
const DRAFTED = {
  plan: PlanWrite,
  cx: v.object({ ...CxData.entries, name: v.string() }),
  empire: v.object({
    name: v.string(),
    faction: Faction,
    permits_used: v.number(),
    permits_total: v.number(),
    use_fio_storage: v.boolean(),
  }),
  /** What will be set or cleared in a grid: by column, then by row. */
  assignments: v.record(v.string(), v.record(v.string(), v.boolean())),
} as const
export type DraftKind = keyof typeof DRAFTED
export type Drafted<K extends DraftKind> = v.InferOutput<(typeof DRAFTED)[K]>

export interface Draft<K extends DraftKind> {
  value: Drafted<K>
  /** When it was last edited, in ms. */
  editedAt: number
  /** The saved version has changed since: taking the draft over would undo that. */
  isOutdated: boolean
}

export interface DraftHandle<K extends DraftKind> {
  /** Unsaved work of an earlier visit that differs from what is saved; undefined once taken or discarded. */
  offer: Draft<K> | undefined
  /** Takes the offered work over; the screen puts the value into its form. */
  accept(): Drafted<K> | undefined
  /** Throws the draft away: the player declined, or the work was saved. */
  discard(): void
  /** Call with every edit; equal to what is saved, there is nothing to keep. */
  keep(value: Drafted<K>): void
}

/** Every edit is kept with the same stored version: it is written out once. */
const known = new WeakMap<object, string>()

function fingerprint(saved: object | undefined): string | undefined {
  if (saved === undefined) return undefined
  const print = known.get(saved) ?? inOrder(saved)
  known.set(saved, print)
  return print
}

const inOrder = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Reads a draft of this player; undefined where there is none worth offering. */
export async function findDraft<K extends DraftKind>(
  kind: K,
  key: string,
  saved: Drafted<K> | undefined,
): Promise<Draft<K> | undefined> {
  const stored = await readDraft(key)
  if (!stored) return undefined
  const value = v.safeParse(DRAFTED[kind], stored.value)
  if (!value.success || (saved && sameValue(value.output, saved))) {
    await dropDraft(key)
    return undefined
  }
  const isOutdated = saved !== undefined && stored.base !== fingerprint(saved)
  return { value: value.output as Drafted<K>, editedAt: stored.editedAt, isOutdated }
}

/**
 * Keeps unsaved work of one form safe against crash, reload and logout. `saved` is the stored version, undefined for
 * something new or not yet loaded: the offer is made once per form, when the stored version is known.
 */
export function useDraft<K extends DraftKind>(
  kind: K,
  id: string,
  saved: Drafted<K> | undefined,
): DraftHandle<K> {
  // The player at the time of opening, so that a logout in between does not lose what was typed.
  const [user] = useState(() => credentials.get()?.user?.user_id)
  const key = draftKey(user, kind, id)
  const [offer, setOffer] = useState<Draft<K>>()
  const base = useRef(saved)
  useEffect(() => {
    base.current = saved
  }, [saved])
  const isKnown = saved !== undefined

  useEffect(() => {
    let isCurrent = true
    setOffer(undefined)
    // A form for something new has nothing saved to wait for.
    if (isKnown || id === NEW) {
      void findDraft(kind, key, base.current).then((found) => isCurrent && setOffer(found))
    }
    return () => {
      isCurrent = false
    }
  }, [kind, id, key, isKnown])

  const discard = useCallback(() => {
    setOffer(undefined)
    void dropDraft(key)
  }, [key])
  const keep = useCallback(
    (value: Drafted<K>) => {
      if (base.current && sameValue(value, base.current)) void dropDraft(key)
      else keepDraft(key, { value, base: fingerprint(base.current), editedAt: Date.now() })
    },
    [key],
  )
  const accept = useCallback(() => {
    setOffer(undefined)
    return offer?.value
  }, [offer])
  return useMemo(() => ({ offer, accept, discard, keep }), [offer, accept, discard, keep])
}

/** The id of a record that has none yet. */
export const NEW = 'new'
