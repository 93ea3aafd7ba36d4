import { useMemo, useState } from 'react'
import { formatWhole } from '../../engine/game/number-format.ts'
import { Panel } from '../ui/layout/Panel.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { type TableSearch, tableSearch, tableState, tableStateOf } from '../ui/table/state.ts'
import { sampleSweep } from './sample-sweep.tsx'

const ROWS = 20_000
const FIRST = tableState({ id: 'profit', desc: true })
const rowKey = (row: number) => String(row)

/** As long as the longest sweep: columns instead of objects, bound to an address as on a screen. */
export function LongTableSection() {
  const { rows, columns } = useMemo(() => sampleSweep(ROWS), [])
  const [address, setAddress] = useState<TableSearch>({})
  const state = useMemo(() => tableStateOf(address, FIRST), [address])
  return (
    <Panel
      title="Long DataTable"
      note={`${formatWhole(ROWS)} rows, only those in view drawn; address: ${JSON.stringify(address)}`}
      flush
    >
      <DataTable
        label="many recipes"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        state={state}
        onStateChange={(next) => setAddress(tableSearch(next, FIRST))}
        tableId="gallery-long"
        searchable
        columnPicker
        selectable
        csvName="recipes"
        maxHeight="420px"
      />
    </Panel>
  )
}
