import { formatMoney, formatSigned } from '../../../../../engine/game/number-format.ts'
import type { PlanProblem } from '../../../../../engine/plan/cures.ts'
import { useCure } from '../../../../data/calls.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import type { ShownPlan } from '../shown-plan.ts'

/** Calculates a cure while the warnings are open: it tries amounts and shows the profit with the best one. */
export function ComputedCure({
  problem,
  shown: { question, isStale, autoHabitation, dispatch, isSwitched },
}: {
  problem: PlanProblem
  shown: Pick<ShownPlan, 'question' | 'isStale' | 'autoHabitation' | 'dispatch' | 'isSwitched'>
}) {
  const {
    value,
    isStale: isOld,
    problem: failure,
    retry,
  } = useCure(
    question && !isStale
      ? { plan: question, problem, options: { withHabitations: autoHabitation.isOn } }
      : undefined,
  )
  if (failure) {
    return (
      <Button size="small" onClick={retry}>
        No cure calculated. Try again
      </Button>
    )
  }
  if (value === undefined || isOld) return <span className="quiet">Trying amounts …</span>
  if (value === null) return <span className="quiet">No smaller amount of one building helps.</span>
  const { building, amount, edits, profit } = value
  const permits = edits.find((edit) => edit.kind === 'permits')
  return (
    <>
      <Button size="small" onClick={() => dispatch({ kind: 'several', edits })}>
        {`Reduce ${building} to ${amount}${permits ? `, with ${permits.permits} permits` : ''}: ${formatSigned(profit, formatMoney)} $/day`}
      </Button>
      {isSwitched && <span className="quiet">Without own sourcing, freight and order books.</span>}
    </>
  )
}
