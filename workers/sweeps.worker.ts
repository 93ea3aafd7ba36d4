import { transfer } from 'comlink'
import type { Slice } from '../engine/sweeps/control.ts'
import { type RecipeRoi, type RecipeRoiRequest, recipeRoi } from '../engine/sweeps/recipe-roi.ts'
import {
  type ResourceRoiPart,
  type ResourceRoiRequest,
  resourceRoiPart,
} from '../engine/sweeps/resource-roi.ts'
import type { GameData } from '../engine/universe.ts'
import type { DataVersion } from './data-version.ts'
import { serve } from './serve.ts'
import { universeCache } from './universe-cache.ts'

const universes = universeCache()

const api = {
  receive: (data: GameData) => universes.receive(data),

  async warm(version: DataVersion): Promise<void> {
    await universes.withPlanets(version, [])
  },

  async recipeRoi(version: DataVersion, request: RecipeRoiRequest, slice: Slice) {
    const universe = await universes.withPlanets(version, [request.planetNaturalId])
    return handOver<RecipeRoi>(recipeRoi(universe, request, {}, slice))
  },

  planetCount: async (version: DataVersion): Promise<number> =>
    (await universes.withAllPlanets(version)).planets.count,

  async resourceRoi(version: DataVersion, request: ResourceRoiRequest, slice: Slice) {
    const universe = await universes.withAllPlanets(version)
    return handOver<ResourceRoiPart>(resourceRoiPart(universe, request, {}, slice))
  },
}
export type SweepsApi = typeof api
serve(api)

/** Columns change hands without being copied. Only a cancelled sweep is null, and a slice is too short to cancel. */
function handOver<T extends object>(part: T | null): T {
  if (!part) throw new Error('A slice ended before its time')
  const columns = Object.values(part).filter((column) => column instanceof Float64Array)
  return transfer(
    part,
    columns.map((column) => column.buffer),
  )
}
