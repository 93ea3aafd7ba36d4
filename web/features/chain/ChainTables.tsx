import { formatAmount, formatFixed, formatWhole } from '../../../engine/game/number-format.ts'
import { inWords, workersInWords } from '../../../engine/game/words.ts'
import type { CallAnswer } from '../../../workers/calls.ts'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { materialColumn } from '../../ui/material/material-column.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import { byProductsInWords } from './by-product-words.ts'
import { originOf } from './node-words.ts'
import { type ProductionRow, productionRows } from './scale.ts'

type Amount = { ticker: string; amount: number; from: string }
const MATERIALS: DataColumn<Amount>[] = [
  materialColumn(),
  numberColumn('amount', 'Amount', ({ amount }) => amount, formatAmount),
  { id: 'from', header: 'From', value: ({ from }) => from },
]

type Count = { name: string; count: number }
const counts = (name: string, count: string): DataColumn<Count>[] => [
  { id: 'name', header: name, value: (row) => row.name },
  numberColumn('count', count, (row) => row.count, formatAmount),
]
const EXPERTISE = counts('Expertise', 'Materials')
const WORKFORCE = counts('Workforce', 'Workers')

const PRODUCTION: DataColumn<ProductionRow>[] = [
  {
    id: 'ticker',
    header: 'Makes',
    value: ({ ticker }) => ticker,
    cell: ({ ticker }) => <MaterialTile ticker={ticker} />,
    total: () => 'All',
  },
  { id: 'building', header: 'In', value: ({ building }) => building },
  numberColumn(
    'needed',
    'Needed',
    ({ needed }) => needed,
    (needed) => formatFixed(needed, 2),
  ),
  {
    id: 'whole',
    header: 'Buildings',
    numeric: true,
    value: ({ whole }) => whole,
    format: formatWhole,
    total: (rows) => formatWhole(rows.reduce((sum, { whole }) => sum + whole, 0)),
  },
  {
    id: 'area',
    header: 'Area',
    numeric: true,
    value: ({ area }) => area,
    format: formatWhole,
    total: (rows) => formatWhole(rows.reduce((sum, { area }) => sum + area, 0)),
  },
]

const byTicker = ({ ticker }: { ticker: string }) => ticker
const byName = ({ name }: Count) => name

export function ChainTables({
  answer,
  scale,
  efficiency,
}: {
  answer: CallAnswer<'chain'>
  scale: number
  efficiency: number
}) {
  const { analysis, chain } = answer
  const origins = new Map(
    chain.nodes.map((node) => [node.ticker, node.isTerminal ? 'bought' : originOf(node)]),
  )
  const materials = analysis.materials.map(({ ticker, amount }) => ({
    ticker,
    amount: amount * scale,
    from: origins.get(ticker) ?? '',
  }))
  const workers = analysis.workforce.map((row) => ({
    name: workersInWords(row.workforce),
    count: row.workers,
  }))
  const fields = analysis.expertise.map((row) => ({
    name: inWords(row.expertise),
    count: row.materials,
  }))
  const ignored = byProductsInWords(analysis.byProducts, scale)
  return (
    <>
      {ignored && <p role="note">{ignored}</p>}
      <Tabs
        label="Chain in numbers"
        tabs={[
          tabOf('Materials', materials, MATERIALS, byTicker),
          tabOf('Buildings', productionRows(answer, scale, efficiency), PRODUCTION, byTicker),
          tabOf('Expertise', fields, EXPERTISE, byName),
          tabOf('Workforce', workers, WORKFORCE, byName),
        ]}
      />
    </>
  )
}

function tabOf<Row>(
  label: string,
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  rowKey: (row: Row) => string,
) {
  const value = label.toLowerCase()
  const content = (
    <DataTable
      label={`${value} of the chain`}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      csvName={`chain-${value}`}
      maxHeight="min(44dvh, 420px)"
    />
  )
  return { value, label, content }
}
