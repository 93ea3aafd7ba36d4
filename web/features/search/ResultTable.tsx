import { type ReactNode, useMemo, useState } from 'react'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import { Button } from '../../ui/field/Button.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Sort, TableState } from '../../ui/table/state.ts'
import type { FlightsByPlanet } from '../fleet/flights.ts'
import { Comparison, MAX_COMPARED_PLANETS } from './Comparison.tsx'
import { resultColumns } from './result-columns.tsx'

const keyOf = ({ planetNaturalId }: FoundPlanet) => planetNaturalId

export function ResultTable({
  rows,
  materials,
  checkedFrom,
  flights,
  loading,
  empty,
  initialSort,
  state,
  onState,
  highlighted,
  onHover,
  maxHeight,
}: {
  rows: readonly FoundPlanet[]
  materials: readonly string[]
  /** Name of the system that distances are measured from. */
  checkedFrom: string | null
  flights: FlightsByPlanet | undefined
  loading: boolean
  empty: ReactNode
  initialSort: Sort | undefined
  state: TableState
  onState: (state: TableState) => void
  highlighted: string | null
  onHover: (planetNaturalId: string | null) => void
  maxHeight: string
}) {
  const columns = useMemo(
    () => resultColumns(materials, checkedFrom, flights),
    [materials, checkedFrom, flights],
  )
  const [compared, setCompared] = useState<readonly FoundPlanet[] | null>(null)
  return (
    <>
      <DataTable
        label="planets"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        initialSort={initialSort}
        state={state}
        onStateChange={onState}
        tableId="planet-search"
        paged
        searchable
        columnPicker
        csvName="planets"
        loading={loading}
        empty={empty}
        selectable
        bulkActions={(ticked) => (
          <Button
            size="small"
            disabled={ticked.length > MAX_COMPARED_PLANETS}
            onClick={() => setCompared(ticked)}
          >
            {ticked.length > MAX_COMPARED_PLANETS
              ? `Compare ${MAX_COMPARED_PLANETS} at most`
              : 'Compare'}
          </Button>
        )}
        highlightedRow={highlighted}
        onRowHover={onHover}
        maxHeight={maxHeight}
      />
      <Comparison planets={compared} onClose={() => setCompared(null)} />
    </>
  )
}
