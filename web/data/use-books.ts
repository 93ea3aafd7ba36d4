import { type Query, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { getMarketBook } from '../../edge/features/game-data/contract.ts'
import type { Exchange } from '../../engine/game/cx.ts'
import { MarketBook } from '../../engine/game/market-book.ts'
import { call } from '../api/client.ts'
import { healthQueries } from '../api/queries/health.ts'
import { type Key, keptQuery } from '../api/queries/kept-query.ts'
import { isOld, LIFETIMES } from '../api/queries/lifetimes.ts'
import { useSession } from '../session/session.ts'
import { datedBack } from './dated-back.ts'

export interface BookPair {
  readonly ticker: string
  readonly exchange: Exchange
}

/** The server fetches at most 60 for a player in 15 minutes. */
export const MAX_BOOKS = 40

const { book: lifetime } = LIFETIMES
/** After a failure, or if clocks disagree. */
const SOONEST_MS = 60_000

const bookQuery = ({ ticker: material, exchange }: BookPair) => ({
  ...keptQuery<MarketBook>({
    queryKey: ['game', 'book', exchange, material],
    ask: async (context) => {
      const { signal } = context
      const book = await call(getMarketBook, { params: { exchange, material }, signal })
      // The server may have fetched it earlier for another player.
      return datedBack(context, book, book.timestampMs)
    },
    schema: MarketBook,
    lifetime,
  }),
  // Without it, its last known state is used.
  retry: false,
  /** Counts from when the server fetched the book, so the next fetch may be sooner than a lifetime from now. */
  refetchInterval: ({ state }: Query<MarketBook, Error, MarketBook, Key>) =>
    Math.max(SOONEST_MS, state.dataUpdatedAt + lifetime.ms - Date.now()),
})

export interface Books {
  /** The known books that are at most 15 minutes old. */
  readonly books: readonly MarketBook[]
  readonly isLoading: boolean
  /** Whether this server offers books to this player. */
  readonly areThere: boolean
}

/** The books of the first 40 pairs, requested while a screen needs them and once for all screens. */
export function useBooks(pairs: readonly BookPair[]): Books {
  const { state } = useSession()
  const isIn = state === 'in'
  const health = useQuery({ ...healthQueries.now(), enabled: isIn && pairs.length > 0 })
  const areThere = isIn && health.data?.gamedata.source === 'upstream'
  const found = useQueries({
    queries: pairs.slice(0, MAX_BOOKS).map((pair) => ({ ...bookQuery(pair), enabled: areThere })),
    combine: knownBooks,
  })
  return { ...found, areThere }
}

const knownBooks = (queries: readonly UseQueryResult<MarketBook>[]) => ({
  books: queries.flatMap(({ data, dataUpdatedAt, isFetching }) =>
    data && (isFetching || !isOld(lifetime, dataUpdatedAt)) ? [data] : [],
  ),
  isLoading: queries.some(({ isLoading }) => isLoading),
})
