import type { Movement } from '../../../../engine/empire/network.ts'
import type { GroupGood, MemberFlow } from '../../../../engine/empire/together.ts'
import { formatAmount, formatMoney, formatSigned } from '../../../../engine/game/number-format.ts'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { materialColumn } from '../../../ui/material/material-column.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { numberColumn } from '../../../ui/table/number-column.ts'

type Names = ReadonlyMap<string, string>

export function goodColumns(names: Names): readonly DataColumn<GroupGood>[] {
  const who = (
    id: string,
    header: string,
    of: (flow: MemberFlow) => number,
  ): DataColumn<GroupGood> => ({
    id,
    header,
    value: ({ members }) =>
      members
        .filter((flow) => of(flow) > 0)
        .toSorted((one, other) => of(other) - of(one))
        .map((flow) => `${names.get(flow.key)} ${formatAmount(of(flow))}`)
        .join(', ') || null,
    filter: 'text',
  })
  return [
    materialColumn(),
    {
      id: 'balance',
      header: 'Balance',
      numeric: true,
      decides: true,
      value: ({ balance }) => balance,
      filter: 'range',
      cell: ({ balance }) => formatSigned(balance, formatAmount),
    },
    who('makers', 'Made by', ({ made }) => made),
    who('users', 'Used by', ({ used }) => used),
    numberColumn('between', 'Between empires', ({ between }) => between, formatAmount),
    {
      id: 'value',
      header: '$/day',
      numeric: true,
      bar: 'signed',
      value: ({ value }) => value,
      format: formatMoney,
      // What is used is no loss, so it is not red.
      cell: ({ value }) =>
        value > 0 ? (
          <Figure value={value} format={(amount) => formatSigned(amount, formatMoney)} />
        ) : (
          formatSigned(value, formatMoney)
        ),
      total: (rows) => formatMoney(rows.reduce((sum, { value }) => sum + value, 0)),
    },
    numberColumn('bought', 'Bought', ({ bought }) => bought, formatAmount),
    numberColumn('boughtValue', 'Bought $/day', ({ boughtValue }) => boughtValue, formatMoney),
    numberColumn('sold', 'Sold', ({ sold }) => sold, formatAmount),
    numberColumn('soldValue', 'Sold $/day', ({ soldValue }) => soldValue, formatMoney),
  ]
}

export interface GroupSupply {
  readonly key: string
  readonly ticker: string
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly value: number
}

/** What one empire could give another. */
export const groupSupplies = (movements: readonly Movement[], names: Names): GroupSupply[] =>
  movements.flatMap(({ from, to, ticker, amount, value }) =>
    from === null || to === null || from === to
      ? []
      : [
          {
            key: `${from} ${to} ${ticker}`,
            ...{ ticker, amount, value },
            from: names.get(from) ?? from,
            to: names.get(to) ?? to,
          },
        ],
  )

export const groupSupplyColumns: readonly DataColumn<GroupSupply>[] = [
  materialColumn(),
  { id: 'from', header: 'From', value: ({ from }) => from, filter: 'choice' },
  { id: 'to', header: 'To', value: ({ to }) => to, filter: 'choice' },
  numberColumn('amount', 'Units', ({ amount }) => amount, formatAmount),
  {
    ...numberColumn<GroupSupply>('value', '$/day', ({ value }) => value, formatMoney),
    decides: true,
    total: (rows) => formatMoney(rows.reduce((sum, { value }) => sum + value, 0)),
  },
]
