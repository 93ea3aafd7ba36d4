import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { factionInWords } from '../../../engine/plan/editing/empire-editor.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { byName } from './by-name.ts'
import { NoEmpires } from './NoEmpires.tsx'
import { PendingGrid } from './PendingGrid.tsx'
import type { PendingAssignments } from './use-assignments.ts'
import { useGridView } from './use-manage-search.ts'

export function PlanAssignments({
  plans,
  empires,
  pending,
}: {
  plans: readonly Plan[]
  empires: readonly Empire[]
  pending: PendingAssignments
}) {
  const { view, onView } = useGridView()
  const rows = useMemo(
    () =>
      byName(plans).map(({ uuid, name, planet_id }) => ({
        id: uuid,
        name,
        note: planet_id,
        group: planet_id,
      })),
    [plans],
  )
  const columns = useMemo(
    () =>
      byName(empires).map(({ uuid, name, faction }) => ({
        id: uuid,
        name,
        note: faction === 'NONE' ? undefined : factionInWords(faction),
      })),
    [empires],
  )
  const empty =
    plans.length === 0 ? (
      <EmptyState
        title="No Plans available."
        action={<Link to="/search">Find a planet for your first plan</Link>}
      />
    ) : (
      <NoEmpires>Plans are assigned to empires here.</NoEmpires>
    )
  return (
    <PendingGrid
      title="Plans in empires"
      note="a plan can be in several"
      pending={pending}
      rows={rows}
      columns={columns}
      view={view}
      onView={onView}
      rowWord="plan"
      columnsWord="Empires"
      groupsWord="Planets"
      empty={empty}
    />
  )
}
