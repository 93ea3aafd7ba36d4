import { useMemo, useState } from 'react'
import type { Assignments, GridCell } from '../../../ui/assignment/marks.ts'
import {
  afterwards,
  type Changes,
  countChanges,
  NO_CHANGES,
  stillMeant,
  withCells,
} from '../assignment-changes.ts'

/** What is assigned to what, as stored and as it will be; the changes wait until they are saved together. */
export function useAssignments(
  stored: Assignments,
  rows: readonly { uuid: string }[],
  { exclusive = false }: { exclusive?: boolean } = {},
) {
  const [held, setHeld] = useState<Changes>(NO_CHANGES)
  const changes = useMemo(
    () => stillMeant(stored, held, new Set(rows.map(({ uuid }) => uuid))),
    [stored, held, rows],
  )
  const current = useMemo(() => afterwards(stored, changes), [stored, changes])
  const count = useMemo(() => countChanges(changes), [changes])
  return {
    stored,
    current,
    changes,
    ...count,
    isDirty: changes.size > 0,
    assign(cells: readonly GridCell[], assigned: boolean) {
      const columns = exclusive ? [...stored.keys()] : undefined
      setHeld((before) => withCells(stored, before, cells, assigned, columns))
    },
    discard: () => setHeld(NO_CHANGES),
  }
}
export type PendingAssignments = ReturnType<typeof useAssignments>
