import { type Query, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { getMarketBook } from '../../edge/contract/gamedata.ts'
import type { Exchange } from '../../engine/model/cx.ts'
import { MarketBook } from '../../engine/model/market-book.ts'
import { call } from '../api/client.ts'
import { healthQueries } from '../api/queries/health.ts'
import { type Key, keptQuery } from '../api/queries/kept-query.ts'
import { isOld, LIFETIMES } from '../api/queries/lifetimes.ts'
import { useSession } from '../session/session.ts'
import { datedBack } from './dated-back.ts'

/** One material on one exchange. */
export interface BookPair {
  readonly ticker: string
  readonly exchange: Exchange
}

/** One screen asks for no more: the server fetches 60 for a player in 15 minutes. */
export const MOST_BOOKS = 40

const { book: lifetime } = LIFETIMES
/** After a failure, and where clocks disagree. */
const SOONEST_MS = 60_000

const bookQuery = ({ ticker: material, exchange }: BookPair) => ({
  ...keptQuery<MarketBook>({
    queryKey: ['game', 'book', exchange, material],
    ask: async (context) => {
      const { signal } = context
      const book = await call(getMarketBook, { params: { exchange, material }, signal })
      // The server fetched it for somebody else a while ago: it is as old as it says.
      return datedBack(context, book, book.timestampMs)
    },
    schema: MarketBook,
    lifetime,
  }),
  // Without it, what once stood there takes its place.
  retry: false,
  /** As soon as it is too old, which is sooner than after the lifetime where the server had fetched it before. */
  refetchInterval: ({ state }: Query<MarketBook, Error, MarketBook, Key>) =>
    Math.max(SOONEST_MS, state.dataUpdatedAt + lifetime.ms - Date.now()),
})

export interface Books {
  /** Those that are known and no more than 15 minutes old. */
  readonly books: readonly MarketBook[]
  readonly isLoading: boolean
  /** Whether this server has books at all, for this player. */
  readonly areThere: boolean
}

/** The books of these pairs, the first 40: asked for while a screen needs them, once for all that do. */
export function useBooks(pairs: readonly BookPair[]): Books {
  const { state } = useSession()
  const isIn = state === 'in'
  const health = useQuery({ ...healthQueries.now(), enabled: isIn && pairs.length > 0 })
  const areThere = isIn && health.data?.gamedata.source === 'upstream'
  const found = useQueries({
    queries: pairs.slice(0, MOST_BOOKS).map((pair) => ({ ...bookQuery(pair), enabled: areThere })),
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
