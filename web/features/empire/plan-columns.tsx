import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatPayback,
  formatSigned,
  formatWhole,
  paybackDays,
} from '../../../engine/game/number-format.ts'
import type { Cogc } from '../../../engine/game/programs.ts'
import { cogcInWords } from '../../../engine/game/words.ts'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { NameCell } from '../../ui/table/NameCell.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import { labelColumns } from '../labels/label-columns.tsx'
import type { PageFigure } from './explain-source.ts'
import { PlanAnchor } from './PlanAnchor.tsx'

export interface PlanRow {
  readonly plan: EvaluatedPlan
  readonly cogc: Cogc
  readonly tags: readonly string[] | undefined
  readonly notes: string | undefined
  /** The profit including everything that the page has switched on. */
  readonly profit: number
  readonly warnings: readonly string[]
  /** Such a plan is shown but not part of any sum. */
  readonly isImpossible: boolean
}

const sumOf = (rows: readonly PlanRow[], value: (row: PlanRow) => number) =>
  rows.reduce((total, row) => (row.isImpossible ? total : total + value(row)), 0)

const perArea = ({ plan, profit }: PlanRow) => (plan.area > 0 ? profit / plan.area : null)

const profitOf = (uuid: string): PageFigure => ({ of: 'plan', uuid, figure: { of: 'profit' } })

const profitColumn = (
  header: string,
  figureOf: ((uuid: string) => PageFigure) | undefined,
): DataColumn<PlanRow> => ({
  id: 'profit',
  header,
  numeric: true,
  decides: true,
  value: ({ profit }) => profit,
  format: formatMoney,
  bar: 'signed',
  filter: 'range',
  cell: ({ plan, profit, isImpossible }) => {
    const figure = isImpossible ? profitOf(plan.uuid) : figureOf?.(plan.uuid)
    const shown = <Figure value={profit} />
    if (!figure) return shown
    return (
      <Explained<PageFigure> figure={figure} label={`Profit of ${plan.name}`}>
        {shown}
      </Explained>
    )
  },
  total: (rows) => formatMoney(sumOf(rows, ({ profit }) => profit)),
})

const gain = ({ plan, profit }: PlanRow) => profit - plan.profit
const GAIN: DataColumn<PlanRow> = {
  id: 'gain',
  header: 'Difference',
  numeric: true,
  value: gain,
  format: formatMoney,
  cell: (row) => <Figure value={gain(row)} format={formatSigned} />,
  total: (rows) => formatSigned(sumOf(rows, gain)),
}

const columnsWith = (
  rows: readonly PlanRow[],
  ...profit: readonly DataColumn<PlanRow>[]
): readonly DataColumn<PlanRow>[] => [
  {
    id: 'name',
    header: 'Plan',
    value: ({ plan }) => plan.name,
    filter: 'text',
    cell: ({ plan }) => (
      <NameCell id={plan.planetNaturalId}>
        <PlanAnchor plan={plan}>{plan.name}</PlanAnchor>
      </NameCell>
    ),
    total: (rows) => formatCount(rows.length, 'plan'),
  },
  {
    id: 'planet',
    header: 'Planet',
    value: ({ plan }) => plan.planetNaturalId,
    hidden: true,
    filter: 'choice',
  },
  ...profit,
  numberColumn(
    'payback',
    'Payback',
    ({ plan, profit }) => (profit > 0 ? paybackDays(plan.constructionCost / profit) : null),
    (days) => formatPayback(days ?? Number.POSITIVE_INFINITY),
  ),
  {
    id: 'permits',
    header: 'Permits',
    numeric: true,
    value: ({ plan }) => plan.permits,
    format: formatWhole,
    total: (rows) => formatWhole(sumOf(rows, ({ plan }) => plan.permits)),
  },
  {
    id: 'cogc',
    header: 'CoGC',
    hidden: true,
    value: ({ cogc }) => cogcInWords(cogc),
    filter: 'choice',
  },
  {
    id: 'area',
    header: 'Area',
    numeric: true,
    value: ({ plan }) => plan.area,
    cell: ({ plan }) => (
      <>
        {formatAmount(plan.area)}
        <span className="quiet"> / {formatAmount(plan.areaTotal)}</span>
      </>
    ),
    total: (rows) => formatAmount(sumOf(rows, ({ plan }) => plan.area)),
  },
  {
    id: 'warnings',
    header: 'Warnings',
    value: ({ warnings }) => warnings.join(', ') || null,
    filter: 'choice',
    cell: ({ warnings, isImpossible }) =>
      warnings.length > 0 && <Tag tone={isImpossible ? 'loss' : 'warn'}>{warnings.join(', ')}</Tag>,
  },
  {
    id: 'perArea',
    header: '$/area',
    numeric: true,
    value: perArea,
    format: formatMoney,
    hidden: true,
  },
  {
    id: 'revenue',
    header: 'Revenue $/day',
    numeric: true,
    hidden: true,
    value: ({ plan }) => plan.revenue,
    format: formatMoney,
  },
  {
    id: 'cost',
    header: 'Cost $/day',
    numeric: true,
    hidden: true,
    value: ({ plan }) => plan.cost,
    format: formatMoney,
  },
  ...labelColumns<PlanRow>((row) => row, rows),
]

const AT_COST = profitColumn('Profit, own sourcing $/day', (uuid) => ({
  of: 'profit at cost',
  uuid,
}))
const AT_EXCHANGE = profitColumn('Profit $/day', profitOf)

const SWITCHED = profitColumn('Profit $/day', undefined)

export type Counting = 'list' | 'at cost' | 'switched'

export function planColumns(rows: readonly PlanRow[], how: Counting) {
  if (how === 'list') return columnsWith(rows, AT_EXCHANGE)
  return columnsWith(rows, how === 'at cost' ? AT_COST : SWITCHED, GAIN)
}
