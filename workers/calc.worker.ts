import { type Chain, type ChainRequest, productionChain } from '../engine/chain.ts'
import {
  type HabitationProblem,
  type HabitationSolution,
  optimizeHabitation,
} from '../engine/habitation.ts'
import type { CxData } from '../engine/model/cx.ts'
import { evaluatePlan } from '../engine/plan/evaluate.ts'
import type { PlanInput } from '../engine/plan/input.ts'
import type { PlanResult } from '../engine/plan/result.ts'
import { resolvePrices } from '../engine/prices.ts'
import type { GameData } from '../engine/universe.ts'
import type { DataVersion } from './data-version.ts'
import { serve } from './serve.ts'
import { universeCache } from './universe-cache.ts'

/** A plan under one choice of preferences; the prices are resolved beside the calculation. */
export interface PlanQuestion extends Omit<PlanInput, 'prices'> {
  readonly cx: CxData | null
}

const universes = universeCache()

const api = {
  receive: (data: GameData) => universes.receive(data),

  /** Compiles ahead, so that the next question need not wait. */
  async warm(version: DataVersion): Promise<void> {
    await universes.withPlanets(version, [])
  },

  async evaluate(version: DataVersion, { cx, ...input }: PlanQuestion): Promise<PlanResult> {
    const planet = input.plan.planet.planetid
    const universe = await universes.withPlanets(version, [planet])
    return evaluatePlan(universe, { ...input, prices: resolvePrices(universe, cx, planet) })
  },

  async chain(version: DataVersion, request: ChainRequest): Promise<Chain> {
    return productionChain(await universes.withPlanets(version, []), request)
  },

  habitation: async (problem: HabitationProblem): Promise<HabitationSolution> =>
    optimizeHabitation(problem),
}
export type CalcApi = typeof api
serve(api)
