import type { Advice, AdviceProgress } from '../../engine/advisor/advice.ts'
import type { EmpireAnswer, EmpireProgress } from '../../engine/advisor/empire/answer.ts'
import type {
  EmpireExpansion,
  EmpireExpansionQuestion,
} from '../../engine/advisor/expansion/empire-expansion.ts'
import type { BestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { Proposal } from '../../engine/advisor/proposal.ts'
import type { TargetAnswer, TargetProgress } from '../../engine/advisor/target/solve-target.ts'
import {
  type Advisor,
  type BestPlanetsAsked,
  createAdvisor,
  type EmpireAsked,
} from '../../workers/advisor/advisor.ts'
import type { AdvisorAsked, TargetAsked } from '../../workers/advisor/advisor-api.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { handOver } from './calculator.ts'
import { type Needs, withGameData } from './game-data-ready.ts'
import { type Answer, rulesAndPrices, useAnswer } from './use-answer.ts'

let started: Advisor | undefined

function advisor(): Advisor {
  started ??= createAdvisor(handOver)
  return started
}

export interface SearchOptions<SoFar> {
  readonly signal: AbortSignal
  /** Called with the best result yet, again and again during the search. */
  readonly onSoFar?: (soFar: SoFar) => void
  /** Called with the game data that the search counts with, before it begins. */
  readonly onVersion?: (version: DataVersion) => void
}

export type RunSearch<Asked, SoFar, Result> = (
  asked: Asked,
  options: SearchOptions<SoFar>,
) => Promise<Result>

function searchBy<Asked, Progress, Result, SoFar>({
  needs,
  run,
  grow,
}: {
  needs(asked: Asked): Needs
  run(
    advisor: Advisor,
    version: DataVersion,
    asked: Asked,
    options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ): Promise<Result>
  grow(last: SoFar | undefined, progress: Progress): SoFar
}): RunSearch<Asked, SoFar, Result> {
  return (asked, { signal, onSoFar, onVersion }) =>
    withGameData(
      needs(asked),
      (version) => {
        let soFar: SoFar | undefined
        onVersion?.(version)
        const onProgress = (progress: Progress) => {
          if (signal.aborted) return
          soFar = grow(soFar, progress)
          onSoFar?.(soFar)
        }
        return run(advisor(), version, asked, { signal, onProgress })
      },
      signal,
    )
}

export interface AdviceSoFar extends AdviceProgress {
  /** Every base that was the best for a while, the latest last. */
  readonly answers: readonly Proposal[]
}

export const searchBase = searchBy<AdvisorAsked, AdviceProgress, Advice, AdviceSoFar>({
  needs: ({ question }) => ({ planets: [question.site.planetNaturalId] }),
  run: (advisor, version, asked, options) => advisor.advise(version, asked, options),
  grow(last, progress) {
    const { best } = progress
    const answers = last?.answers ?? []
    const isNew = best && best.goal > (answers.at(-1)?.goal ?? -Infinity)
    return { ...progress, answers: isNew ? [...answers, best] : answers }
  },
})

export const searchBestPlanets = searchBy<BestPlanetsAsked, BestPlanets, BestPlanets, BestPlanets>({
  needs: () => ({ planets: 'all' }),
  run: (advisor, version, asked, options) => advisor.bestPlanets(version, asked, options),
  grow: (_, known) => known,
})

export const searchEmpire = searchBy<EmpireAsked, EmpireProgress, EmpireAnswer, EmpireProgress>({
  needs: ({ question: { planets, existing } }) => ({
    planets:
      planets === 'all'
        ? planets
        : [...new Set([...planets, ...existing.map(({ plan }) => plan.planet.planetid)])],
  }),
  run: (advisor, version, asked, options) => advisor.bestEmpire(version, asked, options),
  grow: (_, progress) => progress,
})

export const searchTarget = searchBy<TargetAsked, TargetProgress, TargetAnswer, TargetProgress>({
  needs: ({ question }) => ({
    planets: question.sites.map(({ planetNaturalId }) => planetNaturalId),
  }),
  run: (advisor, version, asked, options) => advisor.target(version, asked, options),
  grow: (_, progress) => progress,
})

/** A base searched for a part of a screen, which starts over when prices change and ends with that part. */
export const useBaseSearch = (asked: AdvisorAsked | undefined): Answer<Advice> =>
  useAnswer(baseFor, asked, { dependsOn: rulesAndPrices })

const baseFor = (asked: AdvisorAsked, signal: AbortSignal) => searchBase(asked, { signal })

export const useEmpireExpansion = (
  asked: EmpireExpansionQuestion | undefined,
): Answer<EmpireExpansion> => useAnswer(expansionOfEmpire, asked, { dependsOn: rulesAndPrices })

const expansionOfEmpire = ({ question, ...asked }: EmpireExpansionQuestion, signal: AbortSignal) =>
  withGameData(
    {
      planets: [
        ...new Set([...asked.bases, ...question.existing].map(({ plan }) => plan.planet.planetid)),
      ],
    },
    (version) => advisor().empireExpansion(version, { question, ...asked }, { signal }),
    signal,
  )
