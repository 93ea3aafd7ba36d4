import type { Advice, AdviceProgress } from '../../engine/advisor/advice.ts'
import type { Proposal } from '../../engine/advisor/proposal.ts'
import type { AdvisorAsked } from '../../workers/advisor/advisor-api.ts'
import { advisorHook } from './advisor-hook.ts'

export interface KnownSoFar extends AdviceProgress {
  /** Every base that was the best so far, the latest last. */
  readonly answers: readonly Proposal[]
}

export const useAdvice = advisorHook<AdvisorAsked, AdviceProgress, Advice, KnownSoFar>({
  needs: ({ question }) => ({ planets: [question.site.planetNaturalId] }),
  run: (advisor, version, question, options) => advisor.advise(version, question, options),
  grow(last, progress) {
    const { best } = progress
    const answers = last?.answers ?? []
    const isNew = best && best.goal > (answers.at(-1)?.goal ?? -Infinity)
    return { ...progress, answers: isNew ? [...answers, best] : answers }
  },
})
