import type { ReactNode } from 'react'
import {
  formatFixed,
  formatMoney,
  formatPercent,
  formatSigned,
  NONE,
} from '../../../engine/game/number-format.ts'
import type { MarketLine } from '../../../engine/market/table.ts'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'
import { materialColumn } from '../../ui/material/material-column.tsx'
import { readableName } from '../../ui/material/material-source.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import type { TableState } from '../../ui/table/state.ts'

const share = (value: number | null | undefined) => formatPercent(value, 1)

const COLUMNS: readonly DataColumn<MarketLine>[] = [
  materialColumn(),
  { id: 'name', header: 'Name', value: ({ name }) => readableName(name), hidden: true },
  {
    id: 'category',
    header: 'Category',
    value: ({ category }) => category,
    filter: 'choice',
    hidden: true,
  },
  {
    id: 'price',
    header: 'Price, 7 d',
    value: ({ week }) => week,
    numeric: true,
    filter: 'range',
    format: formatMoney,
    hint: 'Average of what was paid within 7 days.',
  },
  {
    id: 'change',
    header: 'Change',
    value: ({ change }) => change,
    numeric: true,
    filter: 'range',
    format: (value) => formatSigned(value, share),
    hint: 'The average over 7 days against that over 30 days.',
  },
  {
    id: 'trend',
    header: 'Trend',
    hidden: true,
    value: () => null,
    sortable: false,
    csv: false,
    cell: ({ month, week, last, ticker }) => {
      const known = [month, week, last].filter((price) => price !== null)
      return known.length < 2 ? (
        NONE
      ) : (
        <Sparkline
          label={`${ticker}, average of 30 days, of 7 days, last price`}
          values={known}
          width={56}
        />
      )
    },
    hint: 'Average over 30 days, over 7 days, and the last price.',
  },
  {
    id: 'spread',
    header: 'Spread',
    hidden: true,
    value: ({ spread }) => spread,
    numeric: true,
    filter: 'range',
    format: share,
    hint: 'How far the bid lies below the ask, as a share of the ask.',
  },
  {
    id: 'traded',
    header: 'Traded a day',
    value: ({ tradedPerDay }) => tradedPerDay,
    numeric: true,
    filter: 'range',
    format: (units) => formatFixed(units, 1),
    hint: 'Units. The 30-day mean where the 7-day mean differs from it by more than a factor of two.',
  },
  numberColumn('ask', 'Ask', ({ ask }) => ask, formatMoney),
  numberColumn('bid', 'Bid', ({ bid }) => bid, formatMoney),
]

const keyOf = ({ ticker }: MarketLine) => ticker

export function MarketTable({
  exchange,
  lines,
  error,
  shown,
  onShow,
  state,
  onState,
}: {
  exchange: string
  lines: readonly MarketLine[] | undefined
  error: ReactNode
  shown: string | undefined
  onShow: (ticker: string) => void
  state: TableState
  onState: (state: TableState) => void
}) {
  return (
    <DataTable
      label={`materials on ${exchange}`}
      rows={lines ?? NO_LINES}
      columns={COLUMNS}
      rowKey={keyOf}
      state={state}
      onStateChange={onState}
      tableId="market"
      searchable
      columnPicker
      csvName={`market-${exchange}`}
      loading={lines === undefined && !error}
      error={error}
      onRow={({ ticker }) => onShow(ticker)}
      highlightedRow={shown}
      maxHeight="max(320px, calc(var(--page-height, 100dvh) - 172px))"
    />
  )
}

const NO_LINES: readonly MarketLine[] = []
