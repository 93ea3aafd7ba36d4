import { Link } from '@tanstack/react-router'
import { inWords } from '../../../../engine/editing/words.ts'
import type { EvaluatedPlan } from '../../../../engine/empire-evaluation.ts'
import type { Cogc } from '../../../../engine/model/plan.ts'
import { Explained } from '../../../ui/explain/Explained.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import {
  formatAmount,
  formatDays,
  formatMoney,
  formatSigned,
  formatWhole,
} from '../../../ui/format.ts'
import type { DataColumn } from '../../../ui/table/columns.ts'
import type { PageFigure } from '../explain-source.ts'
import styles from './PlansTable.module.css'

export interface PlanRow {
  readonly plan: EvaluatedPlan
  readonly cogc: Cogc
  /** At the exchange or at cost, as the page values it. */
  readonly profit: number
}

export const cogcInWords = (cogc: Cogc) => (cogc === '---' ? 'None' : inWords(cogc))

const sumOf = (rows: readonly PlanRow[], value: (row: PlanRow) => number) =>
  rows.reduce((total, row) => total + value(row), 0)

const perArea = ({ plan, profit }: PlanRow) => (plan.area > 0 ? profit / plan.area : null)

const profitColumn = (
  header: string,
  figureOf: (uuid: string) => PageFigure,
): DataColumn<PlanRow> => ({
  id: 'profit',
  header,
  numeric: true,
  value: ({ profit }) => profit,
  format: formatMoney,
  bar: 'signed',
  filter: 'range',
  cell: ({ plan, profit }) => (
    <Explained<PageFigure> figure={figureOf(plan.uuid)} label={`Profit of ${plan.name}`}>
      <Figure value={profit} />
    </Explained>
  ),
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

const columnsWith = (...profit: readonly DataColumn<PlanRow>[]): readonly DataColumn<PlanRow>[] => [
  {
    id: 'name',
    header: 'Plan',
    value: ({ plan }) => plan.name,
    cell: ({ plan }) => (
      <span className={styles.name}>
        <Link
          to="/plan/$planetNaturalId/{-$planUuid}"
          params={{ planetNaturalId: plan.planetId, planUuid: plan.uuid }}
        >
          {plan.name}
        </Link>
        <span className={styles.planet}>{plan.planetId}</span>
      </span>
    ),
    total: (rows) => `${formatWhole(rows.length)} ${rows.length === 1 ? 'plan' : 'plans'}`,
  },
  { id: 'planet', header: 'Planet', value: ({ plan }) => plan.planetId, hidden: true },
  ...profit,
  {
    id: 'permits',
    header: 'Permits',
    numeric: true,
    value: ({ plan }) => plan.permits,
    format: formatWhole,
    total: (rows) => formatWhole(sumOf(rows, ({ plan }) => plan.permits)),
  },
  { id: 'cogc', header: 'CoGC', value: ({ cogc }) => cogcInWords(cogc), filter: 'choice' },
  {
    id: 'area',
    header: 'Area',
    numeric: true,
    value: ({ plan }) => plan.area,
    cell: ({ plan }) => (
      <>
        {formatAmount(plan.area)}
        <span className={styles.of}> / {formatAmount(plan.areaTotal)}</span>
      </>
    ),
    total: (rows) => formatAmount(sumOf(rows, ({ plan }) => plan.area)),
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
  {
    id: 'payback',
    header: 'Payback',
    numeric: true,
    hidden: true,
    // Without profit the construction cost is never earned back.
    value: ({ plan }) => (plan.profit > 0 ? plan.roi : Number.POSITIVE_INFINITY),
    format: formatDays,
  },
]

export const PLAN_COLUMNS = columnsWith(
  profitColumn('Profit $/day', (uuid) => ({ of: 'plan', uuid, figure: { of: 'profit' } })),
)
export const PLAN_COLUMNS_AT_COST = columnsWith(
  profitColumn('At cost $/day', (uuid) => ({ of: 'profit at cost', uuid })),
  GAIN,
)
