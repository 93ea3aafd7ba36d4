import type { TargetAnswer, TargetProgress } from '../../engine/advisor/target/solve-target.ts'
import type { TargetAsked } from '../../workers/advisor/advisor-api.ts'
import { advisorHook } from './advisor-hook.ts'

export const useTarget = advisorHook<TargetAsked, TargetProgress, TargetAnswer, TargetProgress>({
  needs: ({ question }) => ({
    planets: question.sites.map(({ planetNaturalId }) => planetNaturalId),
  }),
  run: (advisor, version, question, options) => advisor.target(version, question, options),
  grow: (_, progress) => progress,
})
