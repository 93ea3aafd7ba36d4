import type { EmpireFlow, EmpireFlowPlan } from '../../../engine/empire/empire.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import type { PlanPartFigure } from './explain-source.ts'
import styles from './FlowTable.module.css'
import { PlanLink } from './flow-columns.tsx'

export function FlowDetail({ flow }: { flow: EmpireFlow }) {
  return (
    <Columns least={260} gap={6} lineGap={3} align="start" className={styles.detail}>
      <Side
        title="Made by"
        empty="No plan makes it."
        figure="output"
        ticker={flow.ticker}
        plans={flow.outputPlanets}
      />
      <Side
        title="Used by"
        empty="No plan uses it."
        figure="input"
        ticker={flow.ticker}
        plans={flow.inputPlanets}
      />
    </Columns>
  )
}

function Side({
  title,
  empty,
  figure,
  ticker,
  plans,
}: {
  title: string
  empty: string
  figure: 'input' | 'output'
  ticker: string
  plans: readonly EmpireFlowPlan[]
}) {
  const sorted = plans
    .filter((plan) => plan[figure] > 0)
    .toSorted((one, other) => other[figure] - one[figure])
  if (sorted.length === 0) return <p className="muted">{empty}</p>
  return (
    <PlainTable
      label={`${ticker} ${title.toLowerCase()}`}
      rows={sorted}
      keyOf={({ planUuid }) => planUuid}
      columns={[
        { header: title, cell: (plan) => <PlanLink plan={plan} withName /> },
        { header: 'Planet', cell: ({ planetNaturalId }) => planetNaturalId },
        {
          header: 'units/day',
          numeric: true,
          cell: (plan) => (
            <Explained<PlanPartFigure>
              figure={{
                of: 'plan',
                uuid: plan.planUuid,
                figure: { of: figure === 'input' ? 'materialInput' : 'materialOutput', ticker },
              }}
              label={`${ticker} of ${plan.planName}`}
            >
              {formatAmount(plan[figure])}
            </Explained>
          ),
        },
      ]}
    />
  )
}
