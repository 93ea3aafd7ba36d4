import type { AdvisorQuestion } from '../../engine/advisor/question.ts'
import type { PlanData } from '../../engine/model/plan.ts'
import { observable } from '../browser/observable.ts'

/** The last base that the advisor proposed in this visit, with what was asked. */
export const proposedBase = observable<
  { readonly plan: PlanData; readonly question: AdvisorQuestion } | undefined
>(undefined)
