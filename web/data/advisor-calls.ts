import type { Advice, AdviceProgress } from '../../engine/advisor/base/advice.ts'
import type { Proposal } from '../../engine/advisor/base/proposal.ts'
import type { EmpireAnswer, EmpireProgress } from '../../engine/advisor/empire/answer.ts'
import type { EmpireExpansion } from '../../engine/advisor/expansion/empire-expansion.ts'
import type { BestPlanets } from '../../engine/advisor/planets/best-planets.ts'
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

export interface SearchOptions<SoFar> {
  readonly signal: AbortSignal
  /** Called with the best result so far, again and again during the search. */
  readonly onSoFar?: (soFar: SoFar) => void
  /** Called with the game data that the search counts with, before it begins. */
  readonly onVersion?: (version: DataVersion) => void
}

export type RunSearch<Question, SoFar, Result> = (
  question: Question,
  options: SearchOptions<SoFar>,
) => Promise<Result>

interface Search<Question, Progress, Result, SoFar> {
  planets(question: Question): PlanetsAsked
  run(
    advisor: Bridge,
    version: DataVersion,
    question: Question,
    options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ): Promise<Result>
  /** Adds a progress to what the search has found so far. */
  grow(last: SoFar | undefined, progress: Progress): SoFar
}

/** A search of the advisor. Who starts it owns it: no screen does. */
function search<Question, Progress, Result, SoFar>({
  planets,
  run,
  grow,
}: Search<Question, Progress, Result, SoFar>): RunSearch<Question, SoFar, Result> {
  return (question, { signal, onSoFar, onVersion }) =>
    withGameData(
      { planets: planets(question) },
      (version) => {
        let soFar: SoFar | undefined
        onVersion?.(version)
        const onProgress = (progress: Progress) => {
          if (signal.aborted) return
          soFar = grow(soFar, progress)
          onSoFar?.(soFar)
        }
        return run(advisor(), version, question, { signal, onProgress })
      },
      signal,
    )
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

export interface AdviceSoFar extends AdviceProgress {
  /** Every base that was the best for a while, the latest last. */
  readonly answers: readonly Proposal[]
}

export const askBase = searchCall(
  'advise',
  ({ question }) => [question.site.planetNaturalId],
  (last: AdviceSoFar | undefined, progress): AdviceSoFar => {
    const { best } = progress
    const answers = last?.answers ?? []
    const isNew = best && best.goal > (answers.at(-1)?.goal ?? -Infinity)
    return { ...progress, answers: isNew ? [...answers, best] : answers }
  },
)

export const askTarget = searchCall(
  'target',
  ({ question }) => question.sites.map(({ planetNaturalId }) => planetNaturalId),
  latest<ProgressOf<'target'>>,
)

const askEmpireExpansion = searchCall(
  'empireExpansion',
  ({ question: { existing }, bases }) => [
    ...new Set([...bases, ...existing].map(({ plan }) => plan.planet.planetid)),
  ],
  latest<ProgressOf<'empireExpansion'>>,
)

export const askBestPlanets = search<BestPlanetsAsked, BestPlanets, BestPlanets, BestPlanets>({
  planets: () => 'all',
  run: searchBestPlanets,
  grow: latest,
})

export const askBestEmpire = search<EmpireAsked, EmpireProgress, EmpireAnswer, EmpireProgress>({
  planets: ({ question }) => planetsOfEmpire(question),
  run: searchBestEmpire,
  grow: latest,
})

type BaseQuestion = QuestionOf<'advise'>
type ExpansionOfEmpire = QuestionOf<'empireExpansion'>

const base = (question: BaseQuestion, signal: AbortSignal) => askBase(question, { signal })
const expansion = (question: ExpansionOfEmpire, signal: AbortSignal) =>
  askEmpireExpansion(question, { signal })

/** A search for a part of a screen, which starts over when prices change and ends with that part. */
export const useBaseSearch = (question: BaseQuestion | undefined): Answer<Advice> =>
  useAnswer(base, question, { dependsOn: rulesAndPrices })
export const useEmpireExpansion = (
  question: ExpansionOfEmpire | undefined,
): Answer<EmpireExpansion> => useAnswer(expansion, question, { dependsOn: rulesAndPrices })
