import * as v from 'valibot'
import { Planet } from '../engine/game/gamedata.ts'
import { parse } from '../engine/game/validation.ts'
import { type FoundPlanet, foundPlanets, type Narrowing } from '../engine/planets/found-planet.ts'
import type { GameData, Universe } from '../engine/universe/universe.ts'
import { type CallAnswer, type CallName, calls, type ProgressOf, type QuestionOf } from './calls.ts'
import type { DataVersion } from './data-version.ts'
import { universeCache } from './universe-cache.ts'

/** The response of a planet search, to be read off the page's thread. */
export interface FoundPlanetsRequest extends Narrowing {
  /** A JSON list of planets, as received. */
  readonly answer: Uint8Array<ArrayBuffer>
  /** Resources that have columns of their own. */
  readonly materials: readonly string[]
}

/** Planets that a request needs, by natural id. */
export type PlanetsAsked = readonly string[] | 'all'

/** What a worker of the calculator or the advisor offers, over its own universe. */
export function engineApi(universes = universeCache()) {
  return {
    receive: (data: GameData) => universes.receive(data),

    /** Compiles ahead, so that the next request need not wait. */
    async warm(version: DataVersion): Promise<void> {
      await universes.withPlanets(version, [])
    },

    async ask<Name extends CallName>(
      version: DataVersion,
      planets: PlanetsAsked,
      name: Name,
      question: QuestionOf<Name>,
      onProgress: (progress: ProgressOf<Name>) => void = () => {},
    ): Promise<CallAnswer<Name>> {
      const universe =
        planets === 'all'
          ? await universes.withAllPlanets(version)
          : await universes.withPlanets(version, planets)
      const call = calls[name] as (
        of: Universe,
        asked: QuestionOf<Name>,
        onProgress: (progress: ProgressOf<Name>) => void,
      ) => CallAnswer<Name> | Promise<CallAnswer<Name>>
      return call(universe, question, onProgress)
    },

    /** Reads the raw response of a search. The rows are returned in parts, each a short task for the page. */
    async foundPlanets(
      { answer, materials, ...narrowing }: FoundPlanetsRequest,
      onRows: (rows: FoundPlanet[]) => void,
    ): Promise<void> {
      const planets = parse(v.array(Planet), JSON.parse(new TextDecoder().decode(answer)))
      const rows = foundPlanets(planets, materials, narrowing, Date.now())
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await onRows(rows.slice(from, from + ROWS_AT_ONCE))
      }
    },
  }
}
const ROWS_AT_ONCE = 256

export type EngineApi = ReturnType<typeof engineApi>
