import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { WHOLE_GRID } from '../../ui/table/assignment/marks.ts'
import { byName } from './by-name.ts'
import { NoEmpires } from './NoEmpires.tsx'
import { PendingGrid } from './PendingGrid.tsx'
import type { PendingAssignments } from './use-assignments.ts'

const WITHOUT_CX =
  'Empires without a CX use the 30-day average of all exchanges, or your default CX.'

/** An empire has at most one CX, so choosing one removes the other. */
export function CxAssignments({
  empires,
  all,
  pending,
}: {
  empires: readonly Empire[]
  all: readonly Cx[]
  pending: PendingAssignments
}) {
  const [view, setView] = useState(WHOLE_GRID)
  const rows = useMemo(
    () => byName(empires).map(({ uuid, name }) => ({ id: uuid, name })),
    [empires],
  )
  const columns = useMemo(() => byName(all).map(({ uuid, name }) => ({ id: uuid, name })), [all])
  return (
    <PendingGrid
      title="CX of empires"
      note="an empire has at most one"
      pending={pending}
      exclusive
      rows={rows}
      columns={columns}
      view={view}
      onView={setView}
      rowWord="empire"
      columnsWord="CX"
      maxHeight="50dvh"
      empty={
        empires.length === 0 ? (
          <NoEmpires>{WITHOUT_CX}</NoEmpires>
        ) : (
          <EmptyState
            title="No CX available."
            action={<Link to="/exchanges/{-$cxUuid}">Create a CX in Exchanges</Link>}
          >
            {WITHOUT_CX}
          </EmptyState>
        )
      }
    />
  )
}
