import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SAMPLE_COLUMNS, sampleKey, sampleRows } from './sample-rows.tsx'

const FEW = sampleRows(8)
const PAGED = sampleRows(180)

/** A short table, pages, and the states of every table. */
export function TableSection() {
  const [opened, setOpened] = useState('none')
  return (
    <>
      <Panel
        title="Short DataTable"
        note={`with a foot and coloured rows; opened: ${opened}`}
        flush
      >
        <DataTable
          label="recipes"
          rows={FEW}
          columns={SAMPLE_COLUMNS}
          rowKey={sampleKey}
          onRow={(row) => setOpened(row.recipe)}
          rowTone={(row) =>
            row.profit === null ? 'warn' : row.profit < -6000 ? 'loss' : undefined
          }
        />
      </Panel>
      <div data-density="dense">
        <Panel title="Dense DataTable" note="pages of 50" flush>
          <DataTable
            label="paged recipes"
            rows={PAGED}
            columns={SAMPLE_COLUMNS}
            rowKey={sampleKey}
            paged
            searchable
            csvName="paged-recipes"
            maxHeight="320px"
          />
        </Panel>
      </div>
      <Panel title="Loading DataTable" flush>
        <DataTable
          label="loading recipes"
          rows={[]}
          columns={SAMPLE_COLUMNS}
          rowKey={sampleKey}
          loading
        />
      </Panel>
      <Panel title="Empty and failed DataTable" flush>
        <DataTable
          label="no recipes"
          rows={[]}
          columns={SAMPLE_COLUMNS}
          rowKey={sampleKey}
          empty={
            <EmptyState title="No Active Recipes" action={<Button>Add a building</Button>}>
              {formatMoney(0)} per day until a building works.
            </EmptyState>
          }
        />
        <DataTable
          label="failed recipes"
          rows={[]}
          columns={SAMPLE_COLUMNS}
          rowKey={sampleKey}
          error={
            <ErrorPanel title="Recipes could not be loaded." onRetry={() => undefined}>
              HTTP 503: the planner is resting
            </ErrorPanel>
          }
        />
      </Panel>
    </>
  )
}
