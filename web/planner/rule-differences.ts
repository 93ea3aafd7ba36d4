import { createContext, useMemo } from 'react'
import type { FigureDifference } from '../../engine/explain/both-books.ts'
import type { PlanFigure } from '../../engine/explain/plan.ts'
import type { RulesName } from '../../engine/reference/rules.ts'
import type { PlanQuestion } from '../../workers/calls.ts'
import { useRuleDifferences } from '../economy/calls.ts'
import { useSettled } from './use-settled.ts'

export interface RuleDifferences {
  /** The other book. */
  readonly book: RulesName
  readonly byFigure: ReadonlyMap<string, FigureDifference>
}

const NONE: RuleDifferences = { book: 'corrected', byFigure: new Map() }

/** Apart from the plan: it follows some time after an edit, and few figures ask for it. */
export const DifferencesContext = createContext<RuleDifferences>(NONE)

export const figureKey = (figure: PlanFigure) => Object.values(figure).join('/')

const QUIET_MS = 300

/** Which figures of the plan the other rule book answers differently; worked out once the player pauses. */
export function usePlanDifferences(question: PlanQuestion | undefined): RuleDifferences {
  const settled = useSettled(question, QUIET_MS)
  const { value, isStale } = useRuleDifferences(settled)
  const isCurrent = settled === question && !isStale
  return useMemo(() => {
    if (!value || !question || !isCurrent) return NONE
    const isDocumented = question.rules?.scientistTools !== 'corrected'
    return {
      book: isDocumented ? 'corrected' : 'documented',
      byFigure: new Map(value.map((found) => [figureKey(found.figure), found])),
    }
  }, [value, question, isCurrent])
}
