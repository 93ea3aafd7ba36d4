import { memo, useState } from 'react'
import { formatPercent } from '../../../../../engine/game/number-format.ts'
import { EXPERT_TYPES, type ExpertType, type PlanExpert } from '../../../../../engine/game/plan.ts'
import { inWords } from '../../../../../engine/game/words.ts'
import { expertWarning, MAX_EXPERTS } from '../../../../../engine/plan/edit.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import type { PlanResult } from '../../../../../engine/plan/result.ts'
import { AmountField } from '../AmountField.tsx'
import { PlanSection } from '../PlanSection.tsx'
import { AddMenu } from './AddMenu.tsx'
import styles from './Inputs.module.css'

const MAX_OF_A_KIND = 5

export const ExpertsSection = memo(function ExpertsSection({
  experts,
  results,
  dispatch,
  isReadOnly,
}: {
  experts: readonly PlanExpert[]
  results: PlanResult['experts'] | undefined
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  // A kind set to 0 keeps its line, so that the focused field does not vanish.
  const [asked, setAsked] = useState<ReadonlySet<ExpertType>>(new Set())
  const amountOf = (type: ExpertType) => experts.find((known) => known.type === type)?.amount ?? 0
  const [shown, hidden] = split(EXPERT_TYPES, (type) => amountOf(type) > 0 || asked.has(type))
  const assigned = experts.reduce((sum, { amount }) => sum + amount, 0)
  const warning = expertWarning({ experts })
  const keep = (type: ExpertType) => setAsked((before) => new Set(before).add(type))
  const put = (type: ExpertType, amount: number) => {
    keep(type)
    dispatch({ kind: 'experts', type, amount })
  }
  return (
    <PlanSection
      title="Experts"
      note={`${assigned} of ${MAX_EXPERTS}`}
      actions={
        !isReadOnly && (
          <AddMenu
            label="expert"
            choices={hidden.map((type) => ({ label: inWords(type), onSelect: () => put(type, 1) }))}
          />
        )
      }
    >
      {shown.map((type) => (
        <div key={type} className={styles.row}>
          <span className={styles.name}>{inWords(type)}</span>
          <span className="muted">{results && `+${formatPercent(results[type].bonus)}`}</span>
          <AmountField
            label={`${inWords(type)} experts`}
            value={amountOf(type)}
            max={MAX_OF_A_KIND}
            isReadOnly={isReadOnly}
            onValue={(amount) => put(type, amount)}
          />
        </div>
      ))}
      {warning && (
        <p role="alert" className={styles.warning}>
          {warning}
        </p>
      )}
    </PlanSection>
  )
})

export function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
