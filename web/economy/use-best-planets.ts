import { useState } from 'react'
import type { PlanetsAsked } from '../../workers/advisor/advisor.ts'
import type { BestPlanets } from '../../workers/advisor/best-planet.ts'
import { withGameData } from './economy.ts'
import { advisor } from './use-advice.ts'
import { type Answer, type Ask, rulesAndPrices, useAnswer } from './use-answer.ts'

/** The planets with the best bases; `soFar` while the search goes on, and after a cancel. */
export function useBestPlanets(
  asked: PlanetsAsked | undefined,
): Answer<BestPlanets> & { readonly soFar: BestPlanets | undefined } {
  const [soFar, setSoFar] = useState<BestPlanets>()
  const [ask] = useState(
    (): Ask<PlanetsAsked, BestPlanets> =>
      (question, { signal }) => {
        setSoFar(undefined)
        const onProgress = (known: BestPlanets) => {
          if (!signal.aborted) setSoFar(known)
        }
        return withGameData(
          { allPlanets: true },
          (version) => advisor().bestPlanets(version, question, { signal, onProgress }),
          signal,
        )
      },
  )
  const answer = useAnswer(ask, asked, rulesAndPrices)
  return { ...answer, soFar: asked && soFar }
}
