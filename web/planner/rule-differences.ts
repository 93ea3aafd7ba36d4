import { createContext, useMemo } from 'react'
import type { FigureDifference } from '../../engine/explain/both-books.ts'
import type { PlanFigure } from '../../engine/explain/plan.ts'
import {
  DOCUMENTED,
  nameOfOther,
  type Rules,
  type RulesName,
} from '../../engine/reference/rules.ts'
import type { PlanQuestion } from '../../workers/calls.ts'
import { useRuleDifferences } from '../economy/calls.ts'
import { useSettled } from './use-settled.ts'
import { useStable } from './use-stable.ts'

export interface RuleDifferences {
  /** The other book. */
  readonly book: RulesName
  readonly byFigure: ReadonlyMap<string, FigureDifference>
}

const NONE: RuleDifferences = { book: 'corrected', byFigure: new Map() }

/** Apart from the plan: it follows some time after an edit, and few figures ask for it. */
export const DifferencesContext = createContext<RuleDifferences>(NONE)

export const figureKey = (figure: PlanFigure) => Object.values(figure).join('/')

export const QUIET_MS = 300

/**
 * Which figures of the plan differ under the other rule book, calculated once the player pauses. Until then the
 * old marks stay, so that nothing moves while the player types.
 */
export function usePlanDifferences(question: PlanQuestion | undefined): RuleDifferences {
  const settled = useSettled(question, QUIET_MS)
  const { value } = useRuleDifferences(settled)
  const differences = useStable(value)
  return useMemo(
    () => differencesFrom(differences, question?.rules),
    [differences, question?.rules],
  )
}

export function differencesFrom(
  found: readonly FigureDifference[] | undefined,
  rules: Rules = DOCUMENTED,
): RuleDifferences {
  if (!found) return NONE
  return {
    book: nameOfOther(rules),
    byFigure: new Map(found.map((difference) => [figureKey(difference.figure), difference])),
  }
}
