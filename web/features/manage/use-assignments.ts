import { useLayoutEffect, useMemo, useState } from 'react'
import { newOpening } from '../../session/draft-store.ts'
import { useDrafts } from '../../session/drafts.ts'
import type { Assignments, GridCell } from '../../ui/table/assignment/marks.ts'
import {
  afterwards,
  type Changes,
  changesOf,
  countChanges,
  draftOf,
  NO_CHANGES,
  stillMeant,
  withCells,
} from './assignment-changes.ts'

/** Nothing pending: what a draft of changes begins from. */
const NOTHING = {}

/**
 * What is assigned to what, as stored and as it will be; the changes wait until they are saved together. What waited when
 * the page was left is offered again.
 */
export function useAssignments(
  grid: 'plans' | 'cx',
  stored: Assignments,
  rows: readonly { uuid: string }[],
  { exclusive = false }: { exclusive?: boolean } = {},
) {
  const [held, setHeld] = useState<Changes>(NO_CHANGES)
  const [opening] = useState(newOpening)
  const { offers, keep, accept, discard } = useDrafts('assignments', grid, NOTHING, opening)
  const [newest] = offers
  // Before the paint, so that nothing is seen that a crash would lose.
  useLayoutEffect(() => {
    if (held !== NO_CHANGES) keep(draftOf(held))
  }, [held, keep])
  const known = useMemo(() => new Set(rows.map(({ uuid }) => uuid)), [rows])
  const changes = useMemo(() => stillMeant(stored, held, known), [stored, held, known])
  const current = useMemo(() => afterwards(stored, changes), [stored, changes])
  const count = useMemo(() => countChanges(changes), [changes])
  const offered = useMemo(
    () => (newest ? stillMeant(stored, changesOf(newest.value), known) : NO_CHANGES),
    [newest, stored, known],
  )
  return {
    stored,
    current,
    changes,
    ...count,
    isDirty: changes.size > 0,
    /** Changes that a closed page left, the newest first; none once there are new ones. */
    offered: held.size > 0 ? NO_CHANGES : offered,
    offeredAt: newest?.editedAt ?? 0,
    assign(cells: readonly GridCell[], assigned: boolean) {
      const columns = exclusive ? [...stored.keys()] : undefined
      setHeld((before) => withCells(stored, before, cells, assigned, columns))
    },
    takeOffered() {
      const taken = newest && accept(newest.key)
      if (taken) setHeld(changesOf(taken))
    },
    discardOffered() {
      if (newest) discard(newest.key)
    },
    /** Nothing is pending any more: it was saved, or the player declined. */
    clear() {
      setHeld(NO_CHANGES)
      keep(NOTHING)
    },
  }
}
export type PendingAssignments = ReturnType<typeof useAssignments>
