import { useState } from 'react'
import type { AdviceProgress } from '../../engine/advisor/advice.ts'
import type { EmpireAnswer, EmpireProgress } from '../../engine/advisor/empire/answer.ts'
import type { BestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { Proposal } from '../../engine/advisor/proposal.ts'
import {
  type BestPlanetsAsked,
  type EmpireAsked,
  planetsOfEmpire,
  searchBestEmpire,
  searchBestPlanets,
} from '../../workers/advisor/pooled-searches.ts'
import type { Bridge } from '../../workers/bridge.ts'
import type { CallAnswer, CallName, ProgressOf, QuestionOf } from '../../workers/calls.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import type { PlanetsAsked } from '../../workers/engine-api.ts'
import { advisor } from './calculator.ts'
import { withGameData } from './game-data-ready.ts'
import { type Answer, rulesAndPrices, useAnswer } from './use-answer.ts'

interface SearchOptions<Progress> {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

interface Search<Question, Progress, Result, SoFar> {
  planets(question: Question): PlanetsAsked
  run(
    advisor: Bridge,
    version: DataVersion,
    question: Question,
    options: SearchOptions<Progress>,
  ): Promise<Result>
  /** Adds a progress to what the search has found so far. */
  grow(last: SoFar | undefined, progress: Progress): SoFar
}

/** A search of the advisor as a hook and as a plain function. `soFar` is the best result yet, during the search and after a cancel. */
function search<Question, Progress, Result, SoFar>({
  planets,
  run,
  grow,
}: Search<Question, Progress, Result, SoFar>) {
  function ask(question: Question, options: SearchOptions<Progress>): Promise<Result> {
    return withGameData(
      { planets: planets(question) },
      (version) => run(advisor(), version, question, options),
      options.signal,
    )
  }
  function useSearch(
    asked: Question | undefined,
  ): Answer<Result> & { readonly soFar: SoFar | undefined } {
    const [soFar, setSoFar] = useState<SoFar>()
    const [begin] = useState(() => (question: Question, signal: AbortSignal) => {
      setSoFar(undefined)
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setSoFar((last) => grow(last, progress))
      }
      return ask(question, { signal, onProgress })
    })
    const answer = useAnswer(begin, asked, { dependsOn: rulesAndPrices })
    return { ...answer, soFar: asked && soFar }
  }
  return { ask, use: useSearch }
}

/** A search that one worker does. */
function searchCall<Name extends CallName, SoFar = ProgressOf<Name>>(
  name: Name,
  planets: (question: QuestionOf<Name>) => PlanetsAsked,
  grow: (last: SoFar | undefined, progress: ProgressOf<Name>) => SoFar,
) {
  return search<QuestionOf<Name>, ProgressOf<Name>, CallAnswer<Name>, SoFar>({
    planets,
    run: (advisor, version, question, options) =>
      advisor.ask(version, planets(question), name, question, options),
    grow,
  })
}

const latest = <Progress>(_: unknown, progress: Progress): Progress => progress

export interface KnownSoFar extends AdviceProgress {
  /** Every base that was the best for a while, the latest last. */
  readonly answers: readonly Proposal[]
}

export const { use: useAdvice } = searchCall(
  'advise',
  ({ question }) => [question.site.planetNaturalId],
  (last: KnownSoFar | undefined, progress): KnownSoFar => {
    const { best } = progress
    const answers = last?.answers ?? []
    const isNew = best && best.goal > (answers.at(-1)?.goal ?? -Infinity)
    return { ...progress, answers: isNew ? [...answers, best] : answers }
  },
)

export const { use: useTarget } = searchCall(
  'target',
  ({ question }) => question.sites.map(({ planetNaturalId }) => planetNaturalId),
  latest,
)

export const { use: useEmpireExpansion } = searchCall(
  'empireExpansion',
  ({ question: { existing }, bases }) => [
    ...new Set([...bases, ...existing].map(({ plan }) => plan.planet.planetid)),
  ],
  latest,
)

export const { use: useBestPlanets } = search<
  BestPlanetsAsked,
  BestPlanets,
  BestPlanets,
  BestPlanets
>({
  planets: () => 'all',
  run: searchBestPlanets,
  grow: latest,
})

export const { use: useBestEmpire } = search<
  EmpireAsked,
  EmpireProgress,
  EmpireAnswer,
  EmpireProgress
>({
  planets: ({ question }) => planetsOfEmpire(question),
  run: searchBestEmpire,
  grow: latest,
})
