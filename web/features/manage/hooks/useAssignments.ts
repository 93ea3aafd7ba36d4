import { useEffect, useMemo, useState } from 'react'
import { useDraft } from '../../../store/drafts.ts'
import type { Assignments, GridCell } from '../../../ui/assignment/marks.ts'
import {
  afterwards,
  type Changes,
  changesOf,
  countChanges,
  draftOf,
  NO_CHANGES,
  stillMeant,
  withCells,
} from '../assignment-changes.ts'

/** Nothing pending: what a draft of changes begins from. */
const NOTHING = {}

/**
 * What is assigned to what, as stored and as it will be; the changes wait until they are saved together. What waited when
 * the page was left is offered anew.
 */
export function useAssignments(
  grid: 'plans' | 'cx',
  stored: Assignments,
  rows: readonly { uuid: string }[],
  { exclusive = false }: { exclusive?: boolean } = {},
) {
  const [held, setHeld] = useState<Changes>(NO_CHANGES)
  const draft = useDraft('assignments', grid, NOTHING)
  const { keep } = draft
  useEffect(() => {
    if (held !== NO_CHANGES) keep(draftOf(held))
  }, [held, keep])
  const known = useMemo(() => new Set(rows.map(({ uuid }) => uuid)), [rows])
  const changes = useMemo(() => stillMeant(stored, held, known), [stored, held, known])
  const current = useMemo(() => afterwards(stored, changes), [stored, changes])
  const count = useMemo(() => countChanges(changes), [changes])
  const offered = useMemo(
    () => (draft.offer ? stillMeant(stored, changesOf(draft.offer.value), known) : NO_CHANGES),
    [draft.offer, stored, known],
  )
  return {
    stored,
    current,
    changes,
    ...count,
    isDirty: changes.size > 0,
    /** Changes of an earlier visit that wait for the player's word; none once there are new ones. */
    offered: held.size > 0 ? NO_CHANGES : offered,
    assign(cells: readonly GridCell[], assigned: boolean) {
      const columns = exclusive ? [...stored.keys()] : undefined
      setHeld((before) => withCells(stored, before, cells, assigned, columns))
    },
    takeOffered() {
      const taken = draft.accept()
      if (taken) setHeld(changesOf(taken))
    },
    discard() {
      setHeld(NO_CHANGES)
      draft.discard()
    },
  }
}
export type PendingAssignments = ReturnType<typeof useAssignments>
