import { useState } from 'react'
import type { Advice, AdviceProgress, Proposal } from '../../workers/advisor/advise.ts'
import { type Advisor, createAdvisor } from '../../workers/advisor/advisor.ts'
import type { AdvisorAsked } from '../../workers/advisor/advisor-api.ts'
import { handOver, withGameData } from './economy.ts'
import { type Answer, type Ask, rulesAndPrices, useAnswer } from './use-answer.ts'

let advising: Advisor | undefined

export function advisor(): Advisor {
  advising ??= createAdvisor(handOver)
  return advising
}

/** The best found yet, while the proof is running and after a cancel. */
export interface KnownSoFar extends AdviceProgress {
  /** Every base that was the best for a while, the latest last. */
  readonly answers: readonly Proposal[]
}

/** The best base under the limits of a question. */
export function useAdvice(
  asked: AdvisorAsked | undefined,
): Answer<Advice> & { readonly soFar: KnownSoFar | undefined } {
  const [soFar, setSoFar] = useState<KnownSoFar>()
  const [ask] = useState(
    (): Ask<AdvisorAsked, Advice> =>
      (question, { signal }) => {
        setSoFar(undefined)
        const onProgress = (progress: AdviceProgress) => {
          if (!signal.aborted) setSoFar((last) => grown(last, progress))
        }
        return withGameData(
          { planets: [question.question.site.planetNaturalId] },
          (version) => advisor().advise(version, question, { signal, onProgress }),
          signal,
        )
      },
  )
  const answer = useAnswer(ask, asked, rulesAndPrices)
  return { ...answer, soFar: asked && soFar }
}

function grown(last: KnownSoFar | undefined, progress: AdviceProgress): KnownSoFar {
  const { best } = progress
  const answers = last?.answers ?? []
  const isNew = best && best.goal > (answers.at(-1)?.goal ?? -Infinity)
  return { ...progress, answers: isNew ? [...answers, best] : answers }
}
