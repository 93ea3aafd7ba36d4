import type { Movement } from '../../../../engine/empire/network.ts'
import { formatAmount, formatMoney } from '../../../ui/format.ts'
import { MaterialTile } from '../../../ui/MaterialTile.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'

const placeInWords = (planet: string | null) => planet ?? 'Exchange'

export const movementColumns = (
  weightOf: (ticker: string) => number,
): readonly DataColumn<Movement>[] => [
  {
    id: 'from',
    header: 'From',
    value: ({ from }) => placeInWords(from),
    filter: 'choice',
  },
  { id: 'to', header: 'To', value: ({ to }) => placeInWords(to), filter: 'choice' },
  {
    id: 'ticker',
    header: 'Material',
    value: ({ ticker }) => ticker,
    cell: ({ ticker }) => <MaterialTile ticker={ticker} />,
    filter: 'choice',
  },
  {
    id: 'amount',
    header: 'Units/day',
    numeric: true,
    value: ({ amount }) => amount,
    format: formatAmount,
  },
  {
    id: 'weight',
    header: 't/day',
    numeric: true,
    value: ({ ticker, amount }) => amount * weightOf(ticker),
    format: formatAmount,
  },
  {
    id: 'value',
    header: '$/day',
    numeric: true,
    value: ({ value }) => value,
    format: formatMoney,
    bar: 'plain',
  },
]
export const movementKey = ({ from, to, ticker }: Movement) => `${from}>${to}>${ticker}`
