import type { Highs } from 'highs'
import type { PlanetQuestion } from '../../engine/advisor/planet-question.ts'
import type { PlanetSet } from '../../engine/advisor/planet-sets.ts'
import { type AdvisorQuestion, requestOf } from '../../engine/advisor/question.ts'
import { type TargetQuestion, targetRequestOf } from '../../engine/advisor/target/request.ts'
import type { GameData } from '../../engine/universe.ts'
import type { DataVersion } from '../data-version.ts'
import { universeCache } from '../universe-cache.ts'
import { type Advice, type AdviceProgress, advise } from './advise.ts'
import { boundOf, lookCloser, type OpenSet, plainLook, planetsAsked } from './planet-look.ts'
import { solveTarget, type TargetAnswer, type TargetProgress } from './solve-target.ts'

export interface TargetAsked {
  readonly question: TargetQuestion
  readonly secondsAtMost?: number
}

export interface AdvisorAsked {
  readonly question: AdvisorQuestion
  readonly secondsAtMost?: number
}

let solver: Promise<Highs> | undefined

/** The solver is larger than the rest of the app together: it comes when advice is first asked. */
function loadedSolver(): Promise<Highs> {
  solver ??= Promise.all([import('highs'), import('highs/runtime?url')]).then(
    ([{ default: load }, { default: url }]) => load({ locateFile: () => url }),
  )
  solver.catch(() => {
    solver = undefined
  })
  return solver
}

export function advisorApi(universes = universeCache()) {
  const everything = (version: DataVersion) =>
    Promise.all([loadedSolver(), universes.withAllPlanets(version)])
  return {
    receive: (data: GameData) => universes.receive(data),

    async advise(
      version: DataVersion,
      { question, secondsAtMost }: AdvisorAsked,
      onProgress: (progress: AdviceProgress) => void,
    ): Promise<Advice> {
      const [highs, universe] = await Promise.all([
        loadedSolver(),
        universes.withPlanets(version, [question.site.planetNaturalId]),
      ])
      return advise(highs, universe, requestOf(universe, question), {
        ...(secondsAtMost !== undefined && { secondsAtMost }),
        onProgress,
      })
    },

    planetsAsked: async (version: DataVersion, question: PlanetQuestion) =>
      planetsAsked(await universes.withAllPlanets(version), question),

    async bounds(version: DataVersion, question: PlanetQuestion, sets: readonly PlanetSet[]) {
      const [highs, universe] = await everything(version)
      return sets.map((set) => boundOf(highs, universe, question, set))
    },

    async plainLook(version: DataVersion, question: PlanetQuestion, set: OpenSet) {
      const [highs, universe] = await everything(version)
      return plainLook(highs, universe, question, set)
    },

    async look(version: DataVersion, question: PlanetQuestion, set: OpenSet, stopBelow: number) {
      const [highs, universe] = await everything(version)
      return lookCloser(highs, universe, question, set, stopBelow)
    },

    async target(
      version: DataVersion,
      { question, secondsAtMost }: TargetAsked,
      onProgress: (progress: TargetProgress) => void,
    ): Promise<TargetAnswer> {
      const planets = question.sites.map(({ planetNaturalId }) => planetNaturalId)
      const [highs, universe] = await Promise.all([
        loadedSolver(),
        universes.withPlanets(version, planets),
      ])
      return solveTarget(highs, universe, targetRequestOf(universe, question), {
        ...(secondsAtMost !== undefined && { secondsAtMost }),
        onProgress,
      })
    },
  }
}
export type AdvisorApi = ReturnType<typeof advisorApi>
