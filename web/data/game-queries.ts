import { queryOptions } from '@tanstack/react-query'
import {
  findPlanets,
  getMarketHistory,
  getMarketWeeks,
  getPopulation,
  listSystems,
} from '../../edge/features/game-data/contract.ts'
import type { MarketRequest } from '../../engine/game/gamedata.ts'
import { ApiError } from '../api/client.ts'
import { factsQuery, routeQuery } from '../api/queries/kept-query.ts'
import { LIFETIMES, timesOf } from '../api/queries/lifetimes.ts'
import { datedBack } from './dated-back.ts'
import { listQuery } from './list-queries.ts'
import { loadPlanets, storeAllPlanets, storePlanetsWith } from './stored-planets.ts'

const { planets, planetSearch, population, market, gameRules } = LIFETIMES

export const gameQueries = {
  materials: () => listQuery('materials', gameRules),
  buildings: () => listQuery('buildings', gameRules),
  recipes: () => listQuery('recipes', gameRules),
  systems: () => routeQuery(['game', 'systems'], listSystems, {}, gameRules),

  planet: (id: string) =>
    queryOptions({
      queryKey: ['game', 'planet', id],
      queryFn: async (context) => {
        const found = await loadPlanets([id], planets.ms, context.signal)
        const planet = found.planets[0]
        if (!planet)
          throw new ApiError(404, JSON.stringify({ detail: `Planet ${id} not available.` }))
        return datedBack(context, planet, found.checkedAt)
      },
      ...timesOf(planets),
    }),

  planets: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['game', 'planets', ids.toSorted()],
      queryFn: async (context) => {
        const found = await loadPlanets(ids, planets.ms, context.signal)
        return datedBack(context, found.planets, found.checkedAt)
      },
      ...timesOf(planets),
    }),

  /** Stores every planet with this material in IndexedDB; returns how many planets are stored. */
  planetsWith: (material: string) =>
    queryOptions({
      queryKey: ['game', 'planets-with', material],
      queryFn: ({ signal }) => storePlanetsWith([material], signal),
      ...timesOf(planets),
    }),

  allPlanets: () =>
    queryOptions({
      queryKey: ['game', 'all-planets'],
      queryFn: ({ signal }) => storeAllPlanets(planets.ms, signal),
      ...timesOf(planets),
    }),

  /** By at least three characters of the name or id. */
  findPlanets: (text: string) =>
    routeQuery(['game', 'find', text], findPlanets, { params: { searchId: text } }, planetSearch),

  population: (planetNaturalId: string) =>
    factsQuery(
      ['game', 'population', planetNaturalId],
      getPopulation,
      { params: { planetNaturalId } },
      population,
    ),
  /** Trades of the last two weeks on all exchanges. */
  marketWeeks: () => routeQuery(['game', 'market-weeks'], getMarketWeeks, {}, market),

  marketHistory: (exchange: string, material: string, period: MarketRequest) =>
    factsQuery(
      ['game', 'market', exchange, material, period],
      getMarketHistory,
      { params: { exchange, material }, body: period },
      market,
    ),
}
