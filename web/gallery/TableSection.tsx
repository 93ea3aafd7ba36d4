import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Figure } from '../ui/Figure.tsx'
import { formatDays, formatMoney, formatPercent, formatSigned, formatWhole } from '../ui/format.ts'
import { Panel } from '../ui/Panel.tsx'
import type { DataColumn } from '../ui/table/columns.ts'

type Row = {
  building: string
  recipe: string
  expertise: string
  profit: number | null
  roi: number
  share: number
  runs: number
}

const EXPERTISE = ['METALLURGY', 'CHEMISTRY', 'ELECTRONICS', 'AGRICULTURE']

/** The same rows in every run, so that pictures of the page can be compared. */
function sampleRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const wave = Math.sin(index * 12.9898) * 43758.5453
    const chance = wave - Math.floor(wave)
    return {
      building: ['SME', 'FP', 'RIG', 'INC', 'PP1'][index % 5] ?? 'SME',
      recipe: `${(index % 9) + 1}xFEO ${(index % 4) + 1}xC=>${(index % 6) + 1}xFE #${index + 1}`,
      expertise: EXPERTISE[index % EXPERTISE.length] ?? '',
      profit: index % 17 === 5 ? null : (chance - 0.35) * 24_000,
      roi: chance < 0.1 ? Number.POSITIVE_INFINITY : chance * 180,
      share: chance,
      runs: Math.round(chance * 1000),
    }
  })
}

const FEW = sampleRows(8)
const PAGED = sampleRows(180)
const MANY = sampleRows(5000)

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + (row.profit ?? 0), 0)

const COLUMNS: DataColumn<Row>[] = [
  {
    id: 'recipe',
    header: 'Recipe',
    value: (row) => row.recipe,
    filter: 'text',
    total: () => 'Total',
  },
  { id: 'building', header: 'Building', value: (row) => row.building, filter: 'choice' },
  { id: 'expertise', header: 'Expertise', value: (row) => row.expertise, filter: 'choice' },
  {
    id: 'profit',
    header: 'Daily Profit',
    value: (row) => row.profit,
    numeric: true,
    filter: 'range',
    cell: (row) => <Figure value={row.profit} format={formatSigned} unit="$" />,
    total: (rows) => <Figure value={sumOf(rows)} format={formatSigned} unit="$" />,
    hint: 'What one building earns per day after workforce and wear.',
  },
  {
    id: 'roi',
    header: 'ROI',
    value: (row) => row.roi,
    numeric: true,
    format: formatDays,
  },
  {
    id: 'share',
    header: 'Of best yield',
    value: (row) => row.share,
    numeric: true,
    format: formatPercent,
  },
  {
    id: 'runs',
    header: 'Runs',
    value: (row) => row.runs,
    numeric: true,
    format: formatWhole,
    hidden: true,
  },
]

const keyOf = (row: Row) => row.recipe

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
          columns={COLUMNS}
          rowKey={keyOf}
          onRow={(row) => setOpened(row.recipe)}
          rowTone={(row) =>
            row.profit === null ? 'warn' : row.profit < -6000 ? 'loss' : undefined
          }
        />
      </Panel>
      <Panel
        title="Long DataTable"
        note={`${formatWhole(MANY.length)} rows, only those in view drawn`}
        flush
      >
        <DataTable
          label="many recipes"
          rows={MANY}
          columns={COLUMNS}
          rowKey={keyOf}
          initialSort={{ id: 'profit', desc: true }}
          searchable
          columnPicker
          csvName="recipes"
          maxHeight="420px"
        />
      </Panel>
      <div data-density="dense">
        <Panel title="Dense DataTable" note="pages of 50" flush>
          <DataTable
            label="paged recipes"
            rows={PAGED}
            columns={COLUMNS}
            rowKey={keyOf}
            paged
            searchable
            csvName="paged-recipes"
            maxHeight="320px"
          />
        </Panel>
      </div>
      <Panel title="Loading DataTable" flush>
        <DataTable label="loading recipes" rows={[]} columns={COLUMNS} rowKey={keyOf} loading />
      </Panel>
      <Panel title="Empty and failed DataTable" flush>
        <DataTable
          label="no recipes"
          rows={[]}
          columns={COLUMNS}
          rowKey={keyOf}
          empty={
            <EmptyState title="No Active Recipes" action={<Button>Add a building</Button>}>
              {formatMoney(0)} per day until a building works.
            </EmptyState>
          }
        />
        <DataTable
          label="failed recipes"
          rows={[]}
          columns={COLUMNS}
          rowKey={keyOf}
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
