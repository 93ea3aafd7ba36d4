import type { QueryClient } from '@tanstack/react-query'
import { EXCHANGES } from '../../../engine/model/cx.ts'
import type { ExchangeRow, MarketRow } from '../../../engine/model/gamedata.ts'
import { DAY_MS } from '../../../engine/model/time.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { exchangeQueries } from '../../economy/list-queries.ts'
import type { Candle } from '../../ui/charts/candles.ts'
import type { MarketQuote } from '../../ui/material/material-source.ts'

const HISTORY_DAYS = 90

/** What the six exchanges ask, bid and hold, from the rows this browser keeps. */
export async function loadQuotes(client: QueryClient, ticker: string): Promise<MarketQuote[]> {
  const stored = await client.ensureQueryData(exchangeQueries.stored())
  return quotesOf(await client.fetchQuery(exchangeQueries.of(ticker, EXCHANGES, stored)))
}

export function quotesOf(rows: readonly ExchangeRow[]): MarketQuote[] {
  return rows.map((row) => ({
    exchange: row.ExchangeCode,
    ask: row.Ask,
    bid: row.Bid,
    average: row.PriceAverage,
    supply: row.Supply,
    demand: row.Demand,
  }))
}

export async function loadCandles(
  client: QueryClient,
  exchange: string,
  ticker: string,
): Promise<Candle[]> {
  const today = Date.now()
  const period = { start: plainDate(today - HISTORY_DAYS * DAY_MS), end: plainDate(today) }
  const history = await client.fetchQuery(gameQueries.marketHistory(exchange, ticker, period))
  return candlesOf(history.answer)
}

export function candlesOf(rows: readonly MarketRow[]): Candle[] {
  return rows.map((row) => ({
    time: Date.parse(`${row.Datetime}T00:00:00Z`),
    open: row.price_first,
    high: row.price_max,
    low: row.price_min,
    close: row.price_last,
    volume: row.volume_max,
  }))
}

const plainDate = (time: number) => new Date(time).toISOString().slice(0, 10)
