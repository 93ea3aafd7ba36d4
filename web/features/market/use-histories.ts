import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CleanRow, cleanHistory } from '../../../engine/market/price-history.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { type MarketPair, type MarketView, marketPeriod, pairsOf } from './market-view.ts'

export interface PairHistory extends MarketPair {
  /** Cleaned, within the chosen stretch. */
  readonly days: readonly CleanRow[]
}

export function useHistories(view: MarketView) {
  const pairs = pairsOf(view)
  const period = marketPeriod(view, Date.now())
  const queries = useQueries({
    queries: pairs.map(({ ticker, exchange }) =>
      gameQueries.marketHistory(exchange, ticker, period),
    ),
  })
  const loaded = queries.map(({ data }) => data?.answer)
  const { since, until } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers by identity, their list is new each time
  const histories = useMemo(
    () =>
      pairs.map((pair, at): PairHistory => {
        // Cleaned before it is cut: the first days of a stretch are judged by those before it.
        const days = cleanHistory(loaded[at] ?? [])
        const isIn = ({ Datetime }: CleanRow) =>
          since === null || (since <= Datetime && Datetime <= (until ?? ''))
        return { ...pair, days: days.filter(isIn) }
      }),
    [pairs.map(({ ticker, exchange }) => `${ticker}.${exchange}`).join(), since, until, ...loaded],
  )
  return {
    histories,
    isPending: queries.some((query) => query.isPending),
    isSimulated: queries.some(({ data }) => data !== undefined && data.madeUp.length > 0),
    failed: queries.filter((query) => query.isError),
    pairs,
  }
}
