import { memo, useState } from 'react'
import { CLASSIC } from '../../../../../engine/game/constants/rules.ts'
import { workforceNeeds } from '../../../../../engine/game/constants/workforce.ts'
import { formatPercent, formatWithin } from '../../../../../engine/game/number-format.ts'
import type { PlanWorkforce } from '../../../../../engine/game/plan.ts'
import { WORKFORCES, type Workforce } from '../../../../../engine/game/primitives.ts'
import { workersInWords } from '../../../../../engine/game/words.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import type { PlanResult } from '../../../../../engine/plan/result.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { Explained } from '../../../../ui/figure/explain/Explained.tsx'
import { PlanSection } from '../PlanSection.tsx'
import styles from './Inputs.module.css'

/** Luxuries are the same under all rules. */
const NEEDS = workforceNeeds(CLASSIC)
const luxuryOf = (kind: Workforce, tier: 1 | 2) =>
  NEEDS[kind].find(({ luxury }) => luxury === tier)?.ticker ?? ''

const formatWorkers = formatWithin(7)

export const WorkforceSection = memo(function WorkforceSection({
  luxuries,
  results,
  dispatch,
  isReadOnly,
}: {
  luxuries: readonly PlanWorkforce[]
  results: PlanResult['workforce'] | undefined
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const [showsAll, setShowsAll] = useState(false)
  const isUsed = (kind: Workforce) =>
    results !== undefined && (results[kind].required > 0 || results[kind].capacity > 0)
  const used = WORKFORCES.filter(isUsed)
  const shown = showsAll || results === undefined ? WORKFORCES : used
  return (
    <PlanSection
      title="Workforce"
      actions={
        used.length < WORKFORCES.length && (
          <Button size="small" variant="ghost" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show tiers in use' : 'Show all tiers'}
          </Button>
        )
      }
    >
      {shown.length > 0 && (
        <table className={styles.workers}>
          <thead>
            <tr>
              <th scope="col">Tier</th>
              <th scope="col">Needed</th>
              <th scope="col">Housed</th>
              <th scope="col">Lux</th>
              <th scope="col">
                <span className="visually-hidden">Second luxury</span>
              </th>
              <th scope="col">Eff.</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((kind) => (
              <WorkerRow
                key={kind}
                kind={kind}
                luxuries={luxuries.find(({ type }) => type === kind)}
                result={results?.[kind]}
                dispatch={dispatch}
                isReadOnly={isReadOnly}
              />
            ))}
          </tbody>
        </table>
      )}
      {shown.length === 0 && <p className="muted">Nobody works here yet.</p>}
    </PlanSection>
  )
})

const WorkerRow = memo(function WorkerRow({
  kind,
  luxuries,
  result,
  dispatch,
  isReadOnly,
}: {
  kind: Workforce
  luxuries: PlanWorkforce | undefined
  result: PlanResult['workforce'][Workforce] | undefined
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const name = workersInWords(kind)
  const toggle = (tier: 1 | 2) => (
    <LuxuryToggle
      kind={kind}
      tier={tier}
      provided={luxuries?.[`lux${tier}`] ?? true}
      dispatch={dispatch}
      isReadOnly={isReadOnly}
    />
  )
  const isShort = result !== undefined && result.required > result.capacity
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatWorkers(result?.required)}</td>
      <td className={isShort ? 'loss' : undefined} title={result && leftInWords(result.left)}>
        {formatWorkers(result?.capacity)}
        {result && <span className="visually-hidden">, {leftInWords(result.left)}</span>}
      </td>
      <td>{toggle(1)}</td>
      <td>{toggle(2)}</td>
      <td>
        <Explained figure={{ of: 'workforceEfficiency', kind }} label={`efficiency of ${name}`}>
          {formatPercent(result?.efficiency, 1)}
        </Explained>
      </td>
    </tr>
  )
})

const leftInWords = (left: number) =>
  left < 0 ? `${formatWorkers(-left)} too few` : `${formatWorkers(left)} left`

function LuxuryToggle({
  kind,
  tier,
  provided,
  dispatch,
  isReadOnly,
}: {
  kind: Workforce
  tier: 1 | 2
  provided: boolean
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  return (
    <Checkbox
      hideLabel
      label={`${workersInWords(kind)}: ${luxuryOf(kind, tier)}`}
      readOnly={isReadOnly}
      checked={provided}
      onChecked={(next) =>
        dispatch({ kind: 'luxury', workforce: kind, luxury: `lux${tier}`, provided: next })
      }
    />
  )
}
