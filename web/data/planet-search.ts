import { queryOptions } from '@tanstack/react-query'
import { findPlanets, searchPlanets } from '../../edge/features/game-data/contract.ts'
import type { PlanetSearch } from '../../engine/game/search.ts'
import type { FoundPlanet, Narrowing } from '../../engine/planets/found-planet.ts'
import { request } from '../api/client.ts'
import { LIFETIMES, timesOf } from '../api/queries/lifetimes.ts'
import { calculator } from './calculator.ts'

/** By at least three characters of the name or natural id, or by conditions. */
export type PlanetSearchQuestion =
  | { readonly text: string }
  | { readonly search: PlanetSearch; readonly narrowing: Narrowing }

const ANYWHERE: Narrowing = { richness: {}, freePlots: 0 }

/** The response can be megabytes, so a worker reads it. */
export function planetSearchQuery(question: PlanetSearchQuestion) {
  return queryOptions({
    queryKey: ['game', 'found', question],
    queryFn: async ({ signal }): Promise<FoundPlanet[]> => {
      const response = await ask(question, signal)
      const answer = new Uint8Array(await response.arrayBuffer())
      const conditions =
        'search' in question
          ? { materials: question.search.Materials, ...question.narrowing }
          : { materials: [], ...ANYWHERE }
      return calculator().foundPlanets({ answer, ...conditions }, signal)
    },
    ...timesOf(LIFETIMES.planetSearch),
    // Comparing thousands of rows would take longer than drawing them.
    structuralSharing: false,
    retry: false,
  })
}

function ask(question: PlanetSearchQuestion, signal: AbortSignal): Promise<Response> {
  return 'search' in question
    ? request(searchPlanets, { body: question.search, signal })
    : request(findPlanets, { params: { searchId: question.text }, signal })
}
