import type { Highs } from 'highs'
import { type AdvisorQuestion, requestOf } from '../../engine/advisor/question.ts'
import type { GameData } from '../../engine/universe.ts'
import type { DataVersion } from '../data-version.ts'
import { universeCache } from '../universe-cache.ts'
import { type Advice, type AdviceProgress, advise } from './advise.ts'

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
  }
}
export type AdvisorApi = ReturnType<typeof advisorApi>
