import type { EmpireFlow, EmpireFlowPlan } from '../../../engine/empire/empire.ts'
import { formatAmount, formatMoney, formatSigned } from '../../../engine/game/number-format.ts'
import type { EmpireFigure } from '../../data/explain-empire.ts'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { materialColumn } from '../../ui/material/material-column.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import type { PageFigure } from './explain-source.ts'
import styles from './FlowTable.module.css'
import { flowKindOf } from './flow-filter.ts'
import { PlanAnchor } from './PlanAnchor.tsx'

type FlowFigure = (EmpireFigure & { of: 'flow' })['figure']
const WORDS: Record<FlowFigure, string> = {
  input: 'use',
  output: 'make',
  delta: 'balance',
  deltaPrice: 'value',
}

const atExchange =
  (figure: FlowFigure) =>
  (ticker: string): PageFigure => ({ of: 'flow', ticker, figure })

function amountColumn(
  figure: FlowFigure,
  header: string,
  named: (ticker: string) => PageFigure = atExchange(figure),
): DataColumn<EmpireFlow> {
  const isMoney = figure === 'deltaPrice'
  const format = isMoney ? formatMoney : formatAmount
  const signed = figure === 'delta' || isMoney
  return {
    id: figure,
    header,
    numeric: true,
    value: (flow) => flow[figure],
    format,
    filter: signed ? 'range' : undefined,
    ...(isMoney && { bar: 'signed' }),
    cell: (flow) => (
      <Explained<PageFigure>
        figure={named(flow.ticker)}
        label={`${WORDS[figure]} of ${flow.ticker}`}
      >
        {/* What is used is no loss, so it is not red. */}
        {signed && flow[figure] > 0 ? (
          <Figure value={flow[figure]} format={(value) => formatSigned(value, format)} />
        ) : signed ? (
          formatSigned(flow[figure], format)
        ) : (
          format(flow[figure])
        )}
      </Explained>
    ),
  }
}

const planetsColumn = (
  id: string,
  header: string,
  plansOf: (flow: EmpireFlow) => readonly EmpireFlowPlan[],
): DataColumn<EmpireFlow> => ({
  id,
  header,
  sortable: false,
  hidden: true,
  value: (flow) =>
    plansOf(flow)
      .map(({ planetNaturalId }) => planetNaturalId)
      .join(' '),
  cell: (flow) => <PlanetLinks plans={plansOf(flow)} />,
})

const columnsWith = (
  ...value: readonly DataColumn<EmpireFlow>[]
): readonly DataColumn<EmpireFlow>[] => [
  materialColumn(),
  amountColumn('delta', 'Balance'),
  {
    id: 'unitPrice',
    header: '$/unit',
    numeric: true,
    hidden: true,
    value: (flow) => (flowKindOf(flow) === 'balanced' ? null : flow.deltaPrice / flow.delta),
    format: formatMoney,
  },
  ...value,
  amountColumn('input', 'Used'),
  amountColumn('output', 'Made'),
  planetsColumn('users', 'In planets', ({ inputPlanets }) => inputPlanets),
  planetsColumn('makers', 'Out planets', ({ outputPlanets }) => outputPlanets),
]

export const EMPIRE_FLOW_COLUMNS = columnsWith(amountColumn('deltaPrice', '$/day'))

/** With what own sourcing changes in the value of each material. */
export function flowColumnsAtCost(
  exchange: readonly EmpireFlow[],
): readonly DataColumn<EmpireFlow>[] {
  const worth = new Map(exchange.map(({ ticker, deltaPrice }) => [ticker, deltaPrice]))
  const gain = ({ ticker, deltaPrice }: EmpireFlow) => deltaPrice - (worth.get(ticker) ?? 0)
  return columnsWith(
    amountColumn('deltaPrice', '$/day', (ticker) => ({ of: 'own flow', ticker })),
    {
      id: 'gain',
      header: 'Difference',
      numeric: true,
      value: gain,
      format: formatMoney,
      cell: (flow) => <Figure value={gain(flow)} format={formatSigned} />,
    },
  )
}

const MAX_LINKS = 4

function PlanetLinks({ plans }: { plans: readonly EmpireFlowPlan[] }) {
  const rest = plans.length - MAX_LINKS
  return (
    <Row as="span" inline align="stretch" className={styles.links}>
      {plans.slice(0, MAX_LINKS).map((plan) => (
        <PlanLink key={plan.planUuid} plan={plan} />
      ))}
      {rest > 0 && <span className="muted">+{rest}</span>}
    </Row>
  )
}

export function PlanLink({ plan, withName }: { plan: EmpireFlowPlan; withName?: boolean }) {
  const { planUuid: uuid, planetNaturalId, planName } = plan
  return (
    <PlanAnchor plan={{ uuid, planetNaturalId }} title={planName}>
      {withName ? planName : planetNaturalId}
    </PlanAnchor>
  )
}
