import { Link } from '@tanstack/react-router'
import type { EmpireFlow, EmpireFlowPlan } from '../../../../engine/empire.ts'
import type { EmpireFigure } from '../../../economy/explain-empire.ts'
import { Explained } from '../../../ui/explain/Explained.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { formatAmount, formatMoney, formatSigned } from '../../../ui/format.ts'
import { MaterialTile } from '../../../ui/MaterialTile.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { balanceOf } from '../flow-filter.ts'
import styles from './FlowTable.module.css'

type FlowFigure = (EmpireFigure & { of: 'flow' })['figure']
const WORDS: Record<FlowFigure, string> = {
  input: 'use',
  output: 'make',
  delta: 'balance',
  deltaPrice: 'value',
}

function amountColumn(figure: FlowFigure, header: string): DataColumn<EmpireFlow> {
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
      <Explained<EmpireFigure>
        figure={{ of: 'flow', ticker: flow.ticker, figure }}
        label={`${WORDS[figure]} of ${flow.ticker}`}
      >
        {signed ? (
          <Figure value={flow[figure]} format={(value) => formatSigned(value, format)} />
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
      .map(({ planetId }) => planetId)
      .join(' '),
  cell: (flow) => <PlanetLinks plans={plansOf(flow)} />,
})

export const FLOW_COLUMNS: readonly DataColumn<EmpireFlow>[] = [
  {
    id: 'ticker',
    header: 'Material',
    value: ({ ticker }) => ticker,
    cell: ({ ticker }) => <MaterialTile ticker={ticker} />,
  },
  amountColumn('delta', 'Balance'),
  {
    id: 'unitPrice',
    header: '$/unit',
    numeric: true,
    hidden: true,
    value: (flow) => (balanceOf(flow) === 'balanced' ? null : flow.deltaPrice / flow.delta),
    format: formatMoney,
  },
  amountColumn('deltaPrice', '$/day'),
  amountColumn('input', 'Used'),
  amountColumn('output', 'Made'),
  planetsColumn('users', 'In planets', ({ inputPlanets }) => inputPlanets),
  planetsColumn('makers', 'Out planets', ({ outputPlanets }) => outputPlanets),
]

const MOST_LINKS = 4

function PlanetLinks({ plans }: { plans: readonly EmpireFlowPlan[] }) {
  const rest = plans.length - MOST_LINKS
  return (
    <span className={styles.links}>
      {plans.slice(0, MOST_LINKS).map((plan) => (
        <PlanLink key={plan.planUuid} plan={plan} />
      ))}
      {rest > 0 && <span className={styles.quiet}>+{rest}</span>}
    </span>
  )
}

export function PlanLink({ plan, withName }: { plan: EmpireFlowPlan; withName?: boolean }) {
  return (
    <Link
      to="/plan/$planetNaturalId/{-$planUuid}"
      params={{ planetNaturalId: plan.planetId, planUuid: plan.planUuid }}
      title={plan.planName}
    >
      {withName ? plan.planName : plan.planetId}
    </Link>
  )
}
