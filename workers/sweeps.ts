import {
  joinRecipeRoi,
  RECIPE_ROI_BASES,
  type RecipeRoi,
  type RecipeRoiRequest,
} from '../engine/sweeps/recipe-roi.ts'
import {
  type ResourceRoi,
  type ResourceRoiRequest,
  rankResourceRoi,
} from '../engine/sweeps/resource-roi.ts'
import type { DataVersion } from './data-version.ts'
import { createEconomyPool, type HandOver } from './economy-pool.ts'
import { poolSize } from './pool.ts'
import { overSlices, type Progress } from './slices.ts'
import type { SweepsApi } from './sweeps.worker.ts'

export interface SweepOptions {
  signal?: AbortSignal
  onProgress?: Progress
}

/** Sweeps spread over the cores of this machine. */
export interface Sweeps {
  setVersion(version: DataVersion): void
  recipeRoi(
    version: DataVersion,
    request: RecipeRoiRequest,
    options?: SweepOptions,
  ): Promise<RecipeRoi>
  /** Over all stored planets. */
  resourceRoi(
    version: DataVersion,
    request: ResourceRoiRequest,
    options?: SweepOptions,
  ): Promise<ResourceRoi>
}

/** A slice takes a millisecond or two: cancelling lets it run out, and the slices that wait never begin. */
const BASES_PER_SLICE = 8
const PLANETS_PER_SLICE = 256

export function createSweeps(handOver: HandOver): Sweeps {
  const pool = createEconomyPool<SweepsApi>(
    {
      start: (name) =>
        new Worker(new URL('./sweeps.worker.ts', import.meta.url), { type: 'module', name }),
      size: poolSize(),
    },
    handOver,
  )
  return {
    setVersion: pool.setVersion,
    async recipeRoi(version, request, { signal, onProgress } = {}) {
      const parts = await overSlices(
        { total: RECIPE_ROI_BASES, size: BASES_PER_SLICE },
        (from, to) =>
          pool.run((api) => api.recipeRoi(version, request, { from, to }), {
            signal,
            onCancel: 'drop',
          }),
        onProgress,
      )
      return joinRecipeRoi(parts)
    },
    async resourceRoi(version, request, { signal, onProgress } = {}) {
      const planets = await pool.run((api) => api.planetCount(version), {
        signal,
        onCancel: 'drop',
      })
      const parts = await overSlices(
        { total: planets, size: PLANETS_PER_SLICE },
        (from, to) =>
          pool.run((api) => api.resourceRoi(version, request, { from, to }), {
            signal,
            onCancel: 'drop',
          }),
        onProgress,
      )
      return rankResourceRoi(parts)
    },
  }
}
