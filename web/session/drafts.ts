import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { CxData } from '../../engine/game/cx.ts'
import type { PlanWrite } from '../../engine/game/plan.ts'
import { stamped } from '../../engine/game/plan-version.ts'
import { Faction } from '../../engine/game/primitives.ts'
import { sameValue } from '../../engine/game/same-value.ts'
import { CurrentPlanWrite } from '../../engine/game/versions/read.ts'
import { roughName, type SetAside, whyNot } from '../../engine/game/versions/record.ts'
import { credentials } from '../browser/credentials.ts'
import { allDrafts, dropDraft, formKey, leftDrafts, type Opening } from './draft-store.ts'

const DRAFTED = {
  plan: CurrentPlanWrite,
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
  key: string
  value: Drafted<K>
  editedAt: number
  /** The saved version has changed since; continuing with the draft would undo that change. */
  isOutdated: boolean
}

export interface Drafts<K extends DraftKind> {
  /** Unsaved work of closed forms that differs from the saved version, newest first. */
  offers: readonly Draft<K>[]
  /** Returns what the screen puts into its form; the draft is dropped when the form keeps that. */
  accept(key: string): Drafted<K> | undefined
  discard(key: string): void
  /** Call with every edit before it is painted. A value equal to the saved one drops the draft. */
  keep(value: Drafted<K>): void
  forget(): void
}

/** Every edit passes the same stored version: it is serialised once. */
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

async function findDrafts<K extends DraftKind>(
  kind: K,
  form: string,
  saved: Drafted<K> | undefined,
): Promise<Draft<K>[]> {
  const left = await leftDrafts(form)
  return left.flatMap(({ key, editedAt, base, value: stored }) => {
    const value = v.safeParse(DRAFTED[kind], stored)
    // Another version may be able to read it: it stays, and is listed in the management.
    if (!value.success) return []
    if (saved && sameValue(value.output, saved)) {
      void dropDraft(key)
      return []
    }
    const isOutdated = saved !== undefined && base !== fingerprint(saved)
    return [{ key, value: value.output as Drafted<K>, editedAt, isOutdated }]
  })
}

/** Drafts that cannot be read: not offered, and not dropped. */
export async function draftsAside(
  userId: number | undefined,
): Promise<(SetAside & { key: string })[]> {
  const stored = await allDrafts(userId)
  return stored.flatMap(({ key, kind, raw, value }) => {
    const schema = isKind(kind) ? DRAFTED[kind] : undefined
    const read = schema && v.safeParse(schema, value)
    if (!read || read.success) return []
    return [{ key, name: roughName(value), why: whyNot(read.issues), raw }]
  })
}

const isKind = (kind: string): kind is DraftKind => Object.hasOwn(DRAFTED, kind)

/** So far only plans have versions; they are recognised by their fields. */
const kept = (value: object): object => ('buildings' in value ? stamped(value as PlanWrite) : value)

/**
 * Keeps unsaved work of a form safe from crash, reload and logout. `saved` is undefined for something new or still loading: drafts are
 * offered once, when the stored version is known.
 */
export function useDrafts<K extends DraftKind>(
  kind: K,
  id: string,
  saved: Drafted<K> | undefined,
  opening: Opening,
): Drafts<K> {
  // The player at the time of opening, so that a logout in between does not lose what was typed.
  const [user] = useState(() => credentials.get()?.user?.user_id)
  const form = formKey(user, kind, id)
  const [offers, setOffers] = useState<readonly Draft<K>[]>([])
  const base = useRef(saved)
  useLayoutEffect(() => {
    base.current = saved
  }, [saved])
  const isKnown = saved !== undefined

  useEffect(() => opening.hold(), [opening])
  useEffect(() => {
    let isCurrent = true
    setOffers([])
    // A form for something new has no saved version to wait for.
    if (isKnown || id === NEW)
      void findDrafts(kind, form, base.current).then((found) => isCurrent && setOffers(found))
    return () => {
      isCurrent = false
    }
  }, [kind, id, form, isKnown])

  const keep = useCallback(
    (value: Drafted<K>) => {
      const isSaved = base.current !== undefined && sameValue(value, base.current)
      void opening.keep(
        form,
        isSaved
          ? undefined
          : { value: kept(value), base: fingerprint(base.current), editedAt: Date.now() },
      )
    },
    [form, opening],
  )
  return useMemo(() => {
    const withdraw = (key: string) =>
      setOffers((before) => before.filter((offer) => offer.key !== key))
    const discard = (key: string) => {
      withdraw(key)
      void dropDraft(key)
    }
    return {
      offers,
      keep,
      discard,
      accept(key) {
        withdraw(key)
        opening.replaces(key)
        return offers.find((offer) => offer.key === key)?.value
      },
      forget() {
        void opening.keep(form, undefined)
        for (const { key } of offers) discard(key)
      },
    }
  }, [offers, keep, form, opening])
}

/** The id of a record that is not saved yet. */
export const NEW = 'new'
