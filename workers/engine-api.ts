import { transfer } from 'comlink'
import * as v from 'valibot'
import { type FoundPlanet, foundPlanets } from '../engine/found-planet.ts'
import { Planet } from '../engine/model/gamedata.ts'
import { parse } from '../engine/model/validation.ts'
import { type PlanetSearchRow, planetSearchTable } from '../engine/planet-row.ts'
import type { IndexRange } from '../engine/sweeps/control.ts'
import { type RecipeRoi, type RecipeRoiRequest, recipeRoi } from '../engine/sweeps/recipe-roi.ts'
import {
  type ResourceRoiPart,
  type ResourceRoiRequest,
  resourceRoiPart,
} from '../engine/sweeps/resource-roi.ts'
import type { GameData, Universe } from '../engine/universe.ts'
import { answers } from './answers.ts'
import type {
  AnswerOf,
  CallName,
  FoundPlanetsQuestion,
  PlanetRowsQuestion,
  QuestionOf,
} from './calls.ts'
import type { DataVersion } from './data-version.ts'
import { planetsAsked } from './planets-asked.ts'
import { universeCache } from './universe-cache.ts'

/** What every worker of calculator and sweeps offers, over its own universe. */
export function engineApi(universes = universeCache()) {
  return {
    receive: (data: GameData) => universes.receive(data),

    /** Compiles ahead, so that the next question need not wait. */
    async warm(version: DataVersion): Promise<void> {
      await universes.withPlanets(version, [])
    },

    async ask<Name extends CallName>(
      version: DataVersion,
      name: Name,
      question: QuestionOf<Name>,
    ): Promise<AnswerOf<Name>> {
      const universe = await universes.withPlanets(version, planetsAsked[name](question))
      return answers[name](universe, question)
    },

    /** A copy for the page, which costs it a quarter of compiling one. */
    universe: (version: DataVersion, planets: readonly string[]): Promise<Universe> =>
      universes.withPlanets(version, planets),

    async planetRows({ planets, materials }: PlanetRowsQuestion): Promise<PlanetSearchRow[]> {
      const records = await universes.planetRecords(planets)
      return [...planetSearchTable(records, materials).results]
    },

    /** Reads a search's answer as it came over the wire. The rows go out in parts, each a short task for the page. */
    async foundPlanets(
      { answer, materials, ...narrowing }: FoundPlanetsQuestion,
      onRows: (rows: FoundPlanet[]) => void,
    ): Promise<void> {
      const planets = parse(v.array(Planet), JSON.parse(new TextDecoder().decode(answer)))
      const rows = foundPlanets(planets, materials, narrowing)
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await onRows(rows.slice(from, from + ROWS_AT_ONCE))
      }
    },

    async recipeRoi(version: DataVersion, request: RecipeRoiRequest, slice: IndexRange) {
      const universe = await universes.withPlanets(version, [request.planetNaturalId])
      return handOver<RecipeRoi>(recipeRoi(universe, request, {}, slice))
    },

    planetCount: async (version: DataVersion): Promise<number> =>
      (await universes.withAllPlanets(version)).planets.count,

    async resourceRoi(version: DataVersion, request: ResourceRoiRequest, slice: IndexRange) {
      const universe = await universes.withAllPlanets(version)
      return handOver<ResourceRoiPart>(resourceRoiPart(universe, request, {}, slice))
    },
  }
}
const ROWS_AT_ONCE = 256

export type EngineApi = ReturnType<typeof engineApi>

/** Columns change hands without being copied. Only a cancelled sweep is null, and a slice is too short to cancel. */
function handOver<T extends object>(part: T | null): T {
  if (!part) throw new Error('A slice ended before its time')
  const columns = Object.values(part).filter((column) => column instanceof Float64Array)
  return transfer(
    part,
    columns.map((column) => column.buffer),
  )
}
