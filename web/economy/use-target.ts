import { useState } from 'react'
import type { TargetAsked } from '../../workers/advisor/advisor-api.ts'
import type { TargetAnswer, TargetProgress } from '../../workers/advisor/solve-target.ts'
import { withGameData } from './economy.ts'
import { advisor } from './use-advice.ts'
import { type Answer, type Ask, rulesAndPrices, useAnswer } from './use-answer.ts'

/** The cheapest way to so much of a material a day. */
export function useTarget(
  asked: TargetAsked | undefined,
): Answer<TargetAnswer> & { readonly soFar: TargetProgress | undefined } {
  const [soFar, setSoFar] = useState<TargetProgress>()
  const [ask] = useState(
    (): Ask<TargetAsked, TargetAnswer> =>
      (question, { signal }) => {
        setSoFar(undefined)
        const onProgress = (progress: TargetProgress) => {
          if (!signal.aborted) setSoFar(progress)
        }
        return withGameData(
          { planets: question.question.sites.map(({ planetNaturalId }) => planetNaturalId) },
          (version) => advisor().target(version, question, { signal, onProgress }),
          signal,
        )
      },
  )
  const answer = useAnswer(ask, asked, rulesAndPrices)
  return { ...answer, soFar: asked && soFar }
}
