import type { RoiColumns } from '../../../engine/sweeps/columns.ts'
import { Figure } from '../../ui/Figure.tsx'
import {
  ENDLESS,
  formatAmount,
  formatFixed,
  formatMoney,
  formatPercent,
  formatWhole,
} from '../../ui/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'

// One decimal always, so that the dots stand below each other.
const days = (value: number | null | undefined) => {
  const text = formatFixed(value, 1)
  return text.endsWith(ENDLESS) ? text : `${text} d`
}
const shortShare = (share: number | null | undefined) => formatPercent(share, 1)

/** Columns of both ROI tables; a row is an index into the sweep. */
export function moneyColumns(sweep: RoiColumns): DataColumn<number>[] {
  return [
    {
      id: 'profit',
      header: '$/day',
      numeric: true,
      bar: 'signed',
      value: (row) => sweep.dailyProfit[row],
      format: formatWhole,
      cell: (row) => <Figure value={sweep.dailyProfit[row]} format={formatWhole} />,
      hint: 'Daily profit of the whole base',
    },
    {
      id: 'payback',
      header: 'Payback',
      numeric: true,
      value: (row) => sweep.planRoi[row],
      format: days,
      hint: 'Days until the construction cost is earned: ∞ without profit, negative at a loss',
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
      id: 'cost',
      header: 'Cost',
      numeric: true,
      value: (row) => sweep.planCost[row],
      format: formatWhole,
      hint: 'Construction of the whole base',
    },
    {
      id: 'share',
      header: 'Of trade',
      numeric: true,
      value: (row) => sweep.tradeShare[row],
      format: shortShare,
      hint: 'Share of what is traded a day that one such base sells, of its tightest good; ∞ where it is not traded',
    },
    {
      id: 'run',
      header: '$/run',
      numeric: true,
      hidden: true,
      value: (row) => sweep.outputProfit[row],
      format: formatMoney,
      hint: 'Profit of one run: what its outputs sell for less its cost of goods',
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
