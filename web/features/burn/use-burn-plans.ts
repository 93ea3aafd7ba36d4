import { useMemo } from 'react'
import type {
  EmpireQuestion,
  EvaluatedPlan,
  FailedPlan,
} from '../../../engine/empire/evaluation.ts'
import { CLASSIC, otherRules } from '../../../engine/game/constants/rules.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { FioSites } from '../../../engine/game/fio.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { type Answer, type Ask, useAnswer } from '../../data/use-answer.ts'
import { type EmpireResults, evaluateEmpire } from '../../data/use-empire-results.ts'
import { usePreferences } from '../../session/preferences.ts'
import { burnQuestions } from './burn-questions.ts'

/** Evaluates one empire after the other, because they share the workers anyway. */
const evaluateAll: Ask<readonly EmpireQuestion[], EmpireResults> = async (questions, run) => {
  const plans: EvaluatedPlan[] = []
  const failed: FailedPlan[] = []
  for (const question of questions) {
    const results = await evaluateEmpire(question, run)
    plans.push(...results.plans)
    failed.push(...results.failed)
  }
  return { plans, failed }
}

/** Daily flows of the chosen plans, under the chosen rules and under the other ones. */
export function useBurnPlans(
  owned: { plans: readonly Plan[]; empires: readonly Empire[]; cxs: readonly Cx[] },
  chosen: string,
  built: FioSites['planets'],
): {
  results: Answer<EmpireResults>
  others: readonly EvaluatedPlan[] | undefined
  leftOut: readonly string[]
} {
  const preferences = usePreferences()
  const { plans, empires, cxs } = owned
  const { questions, leftOut } = useMemo(
    () => burnQuestions({ plans, empires, cxs }, chosen, preferences, built),
    [plans, empires, cxs, chosen, preferences, built],
  )
  const results = useAnswer(evaluateAll, questions)
  // The other rules are calculated only after the figures of the chosen rules are shown.
  const isShown = results.value !== undefined && !results.isStale
  const otherQuestions = useMemo(
    () =>
      isShown
        ? questions.map(({ rules = CLASSIC, ...question }) => ({
            ...question,
            rules: otherRules(rules),
          }))
        : undefined,
    [isShown, questions],
  )
  const other = useAnswer(evaluateAll, otherQuestions)
  return { results, others: other.isStale ? undefined : other.value?.plans, leftOut }
}
