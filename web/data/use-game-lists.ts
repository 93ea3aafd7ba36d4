import { useQuery } from '@tanstack/react-query'
import { gameQueries } from './game-queries.ts'
import { exchangeQueries } from './list-queries.ts'

/** The lists of game data that the figures of a plan need, each with its name for a page that waits for them. */
export function useGameLists() {
  const lists = [
    { name: 'Materials', query: useQuery(gameQueries.materials()) },
    { name: 'Buildings', query: useQuery(gameQueries.buildings()) },
    { name: 'Recipes', query: useQuery(gameQueries.recipes()) },
    { name: 'Exchanges', query: useQuery(exchangeQueries.stored()) },
  ]
  return { lists, areLoaded: lists.every(({ query }) => query.data !== undefined) }
}
