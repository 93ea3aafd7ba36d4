import type { ComponentProps } from 'react'
import { Panel } from '../../ui/layout/Panel.tsx'
import { AssignmentGrid } from '../../ui/table/assignment/AssignmentGrid.tsx'
import type { PendingAssignments } from './use-assignments.ts'

type GridProps = ComponentProps<typeof AssignmentGrid>

/** A grid of assignments in its panel, with the changes that are not saved yet. */
export function PendingGrid({
  title,
  note,
  pending: { stored, current, assign },
  ...grid
}: Omit<GridProps, 'label' | 'stored' | 'current' | 'onAssign'> & {
  title: string
  note: string
  pending: PendingAssignments
}) {
  return (
    <Panel title={title} note={note} flush>
      <AssignmentGrid {...grid} label={title} stored={stored} current={current} onAssign={assign} />
    </Panel>
  )
}
