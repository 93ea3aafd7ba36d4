import type { Proposal } from '../../../engine/advisor/proposal.ts'
import type { AdvisorQuestion } from '../../../engine/advisor/question.ts'
import type { PlanData } from '../../../engine/game/plan.ts'
import { observable } from '../../browser/observable.ts'

export type ProposedBase = Pick<Proposal, 'plan' | 'result'>

/** The last base that the advisor proposed in this visit, with what was asked. */
export const proposedBase = observable<
  { readonly plan: PlanData; readonly question: AdvisorQuestion } | undefined
>(undefined)
