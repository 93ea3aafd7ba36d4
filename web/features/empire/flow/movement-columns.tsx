import type { Movement } from '../../../../engine/empire/network.ts'
import { formatAmount, formatMoney } from '../../../../engine/game/number-format.ts'
import { materialColumn } from '../../../ui/material/material-column.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { numberColumn } from '../../../ui/table/number-column.ts'

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
  { ...materialColumn(), filter: 'choice' },
  numberColumn('amount', 'Units/day', ({ amount }) => amount, formatAmount),
  numberColumn('weight', 't/day', ({ ticker, amount }) => amount * weightOf(ticker), formatAmount),
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
