import {
  formatAmount,
  formatCount,
  formatFixed,
  formatMoney,
  formatPercent,
  formatWhole,
  NONE,
  paybackDays,
} from '../../../engine/game/number-format.ts'
import type { RoiColumns } from '../../../engine/roi/columns.ts'
import { marketProfit } from '../../../engine/roi/market-profit.ts'
import { Figure } from '../../ui/figure/Figure.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { sellableLabel } from './sellable.ts'

// Always one decimal, so that the decimal points align.
const payback = (days: number | null | undefined) =>
  typeof days === 'number' ? `${formatFixed(days, 1)} d` : 'never'
const shortShare = (share: number | null | undefined) => formatPercent(share, 1)

const NOT_KNOWN = 'not known'
const shareOf = ({ tradeShare }: RoiColumns, row: number) =>
  Number.isNaN(tradeShare[row]) ? undefined : tradeShare[row]
const feesOf = ({ dailyFees }: RoiColumns, row: number) =>
  Number.isNaN(dailyFees[row]) ? undefined : dailyFees[row]

/** The share of what the base earns before fees; undefined if fees are not known, infinite if it earns nothing. */
export function feeShareOf({ dailyFees, dailyProfit }: RoiColumns, row: number) {
  const fees = dailyFees[row]!
  if (Number.isNaN(fees)) return undefined
  const margin = dailyProfit[row]! + fees
  return margin > 0 ? fees / margin : Number.POSITIVE_INFINITY
}

/** The columns with these ids are hidden until the player shows them. */
export const hideColumns = (
  columns: readonly DataColumn<number>[],
  ...ids: readonly string[]
): DataColumn<number>[] =>
  columns.map((column) => (ids.includes(column.id) ? { ...column, hidden: true } : column))

const AtAverages = ({ goods }: { goods: number }) =>
  goods > 0 && (
    <abbr
      className="quiet"
      title={`${formatCount(goods, 'good')} at an average: your exchange has no price`}
    >
      ≈{' '}
    </abbr>
  )

/** `percent` is the share of the daily volume that the player sells. */
export function moneyColumns(
  sweep: RoiColumns,
  percent: number,
): [deciding: DataColumn<number>, ...others: DataColumn<number>[]] {
  const sellable = sweep.dailyProfit.map((profit, row) =>
    marketProfit(profit, sweep.tradeShare[row]!, percent / 100),
  )
  const hasFreight = sweep.dailyFreight.some((cost) => cost !== 0)
  return [
    {
      id: 'sellable',
      header: sellableLabel(percent),
      numeric: true,
      decides: true,
      value: (row) => sellable[row],
      format: formatWhole,
      cell: (row) => (
        <>
          <AtAverages goods={sweep.standIns[row]!} />
          <Figure value={sellable[row]} format={formatWhole} />
        </>
      ),
      hint: `Profit of as much of the base as sells within ${percent} % of the daily volume; all of it where no volume is known`,
    },
    {
      id: 'profit',
      header: '$/day',
      numeric: true,
      bar: 'signed',
      value: (row) => sweep.dailyProfit[row],
      format: formatWhole,
      // A figure equal to that of the first column steps back.
      cell: (row) =>
        sweep.dailyProfit[row] === sellable[row] ? (
          <span className="muted">{formatWhole(sweep.dailyProfit[row])}</span>
        ) : (
          <Figure value={sweep.dailyProfit[row]} format={formatWhole} />
        ),
      hint: hasFreight
        ? 'Daily profit of the whole base, after freight'
        : 'Daily profit of the whole base',
    },
    {
      id: 'freight',
      header: 'Freight $/day',
      numeric: true,
      hidden: !hasFreight,
      value: (row) => sweep.dailyFreight[row],
      format: formatWhole,
      hint: 'What carrying all that the base buys and sells costs; part of $/day, payback and $/area',
    },
    {
      id: 'payback',
      header: 'Payback',
      numeric: true,
      value: (row) => paybackDays(sweep.planRoi[row]),
      format: payback,
      hint: 'Days until the construction cost is earned',
    },
    {
      id: 'perArea',
      header: '$/area',
      numeric: true,
      value: (row) => sweep.planProfitArea[row],
      format: formatMoney,
      cell: (row) => <Figure value={sweep.planProfitArea[row]} />,
      hint: 'Daily profit per unit of area, core module included',
    },
    {
      id: 'fees',
      header: 'Fees',
      numeric: true,
      hidden: !sweep.dailyFees.some(Number.isNaN),
      value: (row) => feesOf(sweep, row) ?? NOT_KNOWN,
      format: formatWhole,
      hint: 'What the government takes of the whole base a day; where it is not known, none is counted',
    },
    {
      id: 'feeShare',
      header: 'Fees, % of margin',
      numeric: true,
      hidden: true,
      value: (row) => feeShareOf(sweep, row),
      format: shortShare,
      hint: 'What the government takes of what the base earns before fees; more than 100 % makes it lose',
    },
    {
      id: 'cost',
      header: 'Cost',
      numeric: true,
      hidden: true,
      value: (row) => sweep.planCost[row],
      format: formatWhole,
      hint: 'Construction of the whole base',
    },
    {
      id: 'share',
      header: '% of daily volume',
      numeric: true,
      hidden: true,
      value: (row) => shareOf(sweep, row) ?? NOT_KNOWN,
      format: shortShare,
      hint: 'What one such base sells of the daily volume, of its tightest good; ∞ where it is not traded',
    },
    {
      id: 'standIns',
      header: 'At averages',
      numeric: true,
      hidden: true,
      value: (row) => sweep.standIns[row],
      format: (goods) => (goods ? formatCount(goods, 'good') : NONE),
      hint: 'Goods that it sells or buys at an average, as your exchange has no price of them',
    },
    {
      id: 'run',
      header: '$/run',
      numeric: true,
      hidden: true,
      value: (row) => sweep.outputProfit[row],
      format: formatMoney,
      hint: 'Profit of one run: what its outputs sell for less its cost of goods, before freight',
    },
    {
      id: 'efficiency',
      header: 'Efficiency',
      numeric: true,
      hidden: true,
      value: (row) => sweep.efficiency[row],
      format: formatPercent,
    },
    {
      id: 'area',
      header: 'Area',
      numeric: true,
      hidden: true,
      value: (row) => sweep.planArea[row],
      format: formatAmount,
    },
  ]
}
