import { createContext, useMemo } from 'react'
import type { FigureDifference } from '../../../../engine/explain/both-books.ts'
import type { PlanFigure } from '../../../../engine/explain/plan.ts'
import {
  CLASSIC,
  nameOfOther,
  type Rules,
  type RulesName,
} from '../../../../engine/game/constants/rules.ts'
import type { PlanRequest } from '../../../../engine/plan/request.ts'
import { useRuleDifferences } from '../../../data/calls.ts'
import { useMarksAsked } from '../../page/rule-marks.ts'
import { useDebounced } from './use-debounced.ts'

export interface RuleDifferences {
  readonly book: RulesName
  readonly byFigure: ReadonlyMap<string, FigureDifference>
}

const NONE: RuleDifferences = { book: 'accurate', byFigure: new Map() }

/** A context of its own, because it changes some time after an edit and few figures read it. */
export const DifferencesContext = createContext<RuleDifferences>(NONE)

export const figureKey = (figure: PlanFigure) => Object.values(figure).join('/')

export const QUIET_MS = 300

/**
 * Which figures of the plan differ under the other rule book, in Classic or on request. Calculated once the player pauses; until then the
 * old marks stay, so that nothing moves while the player types.
 */
export function usePlanDifferences(question: PlanRequest | undefined): RuleDifferences {
  const isAsked = useMarksAsked()
  const settled = useDebounced(isAsked ? question : undefined, QUIET_MS)
  const { value: differences } = useRuleDifferences(settled)
  return useMemo(
    () => differencesFrom(isAsked ? differences : undefined, question?.rules),
    [isAsked, differences, question?.rules],
  )
}

export function differencesFrom(
  found: readonly FigureDifference[] | undefined,
  rules: Rules = CLASSIC,
): RuleDifferences {
  if (!found) return NONE
  return {
    book: nameOfOther(rules),
    byFigure: new Map(found.map((difference) => [figureKey(difference.figure), difference])),
  }
}
