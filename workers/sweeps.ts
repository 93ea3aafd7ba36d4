import { proxy } from 'comlink'
import type { EmpireQuestion, PlanOutcome } from '../engine/empire-evaluation.ts'
import type { FoundPlanet } from '../engine/found-planet.ts'
import type { PlanetSearchRow } from '../engine/planet-row.ts'
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
import type { FoundPlanetsQuestion, PlanetRowsQuestion } from './calls.ts'
import type { DataVersion } from './data-version.ts'
import { createEconomyPool, type HandOver, startEngine } from './economy-pool.ts'
import { evaluateInSlices } from './evaluate-plans.ts'
import { poolSize } from './pool.ts'
import { overSlices, type Progress } from './slices.ts'

export interface SweepOptions {
  signal?: AbortSignal | undefined
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
  /** Many plans, in the order asked. */
  evaluatePlans(
    version: DataVersion,
    question: EmpireQuestion,
    options?: SweepOptions,
  ): Promise<PlanOutcome[]>
  /** Over the planets that are stored; those that are not have no row. */
  planetRows(question: PlanetRowsQuestion, options?: SweepOptions): Promise<PlanetSearchRow[]>
  foundPlanets(question: FoundPlanetsQuestion, options?: SweepOptions): Promise<FoundPlanet[]>
}

/** A slice takes a millisecond or two: a cancel lets it finish, and the waiting slices never start. */
const BASES_PER_SLICE = 8
const PLANETS_PER_SLICE = 256

export function createSweeps(handOver: HandOver): Sweeps {
  const pool = createEconomyPool({ start: startEngine, size: poolSize() }, handOver)
  const run: typeof pool.run = (work, options) => pool.run(work, { ...options, onCancel: 'drop' })
  return {
    setVersion: pool.setVersion,
    async recipeRoi(version, request, { signal, onProgress } = {}) {
      const parts = await overSlices(
        { total: RECIPE_ROI_BASES, size: BASES_PER_SLICE },
        (from, to) => run((api) => api.recipeRoi(version, request, { from, to }), { signal }),
        onProgress,
      )
      return joinRecipeRoi(parts)
    },
    async resourceRoi(version, request, { signal, onProgress } = {}) {
      const planets = await run((api) => api.planetCount(version), { signal })
      const parts = await overSlices(
        { total: planets, size: PLANETS_PER_SLICE },
        (from, to) => run((api) => api.resourceRoi(version, request, { from, to }), { signal }),
        onProgress,
      )
      return rankResourceRoi(request.material, parts)
    },
    evaluatePlans: (version, question, { signal, onProgress } = {}) =>
      evaluateInSlices(
        question,
        (slice) =>
          run((api) => api.ask(version, 'evaluatePlans', slice) as Promise<PlanOutcome[]>, {
            signal,
          }),
        onProgress,
      ),
    planetRows: (question, { signal } = {}) => run((api) => api.planetRows(question), { signal }),
    foundPlanets: (question, { signal } = {}) =>
      run(
        async (api) => {
          // Filled again when the work of a lost worker is retried.
          const rows: FoundPlanet[] = []
          await api.foundPlanets(
            question,
            proxy((part: FoundPlanet[]) => void rows.push(...part)),
          )
          return rows
        },
        { signal },
      ),
  }
}
