import { useState } from 'react'
import { type Advisor, createAdvisor } from '../../workers/advisor/advisor.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { handOver } from './calculator.ts'
import { type Needs, withGameData } from './game-data-ready.ts'
import { type Answer, type Ask, rulesAndPrices, useAnswer } from './use-answer.ts'

let started: Advisor | undefined

function advisor(): Advisor {
  started ??= createAdvisor(handOver)
  return started
}

interface Search<Question, Progress, Result, SoFar> {
  needs(question: Question): Needs
  run(
    advisor: Advisor,
    version: DataVersion,
    question: Question,
    options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ): Promise<Result>
  grow(last: SoFar | undefined, progress: Progress): SoFar
}

/** `soFar` is the best result so far, during the search and after a cancel. */
export function advisorHook<Question, Progress, Result, SoFar>({
  needs,
  run,
  grow,
}: Search<Question, Progress, Result, SoFar>) {
  return function useSearch(
    asked: Question | undefined,
  ): Answer<Result> & { readonly soFar: SoFar | undefined } {
    const [soFar, setSoFar] = useState<SoFar>()
    const [ask] = useState(
      (): Ask<Question, Result> => (question, signal) => {
        setSoFar(undefined)
        const onProgress = (progress: Progress) => {
          if (!signal.aborted) setSoFar((last) => grow(last, progress))
        }
        return withGameData(
          needs(question),
          (version) => run(advisor(), version, question, { signal, onProgress }),
          signal,
        )
      },
    )
    const answer = useAnswer(ask, asked, { dependsOn: rulesAndPrices })
    return { ...answer, soFar: asked && soFar }
  }
}
