import type { QueryClient } from '@tanstack/react-query'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import type { ExchangeRow, MarketRow } from '../../../engine/game/gamedata.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import { tradePace } from '../../../engine/market/units-per-day.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import type { Candle } from '../../ui/chart/candles.ts'
import type { MarketQuote } from '../../ui/material/material-source.ts'

const HISTORY_DAYS = 90

/** The rows that quotes are made of: each exchange's own and those of its last 7 and 30 days. */
export const QUOTED_ROWS = EXCHANGES.flatMap((exchange) => [
  exchange,
  `PP7D_${exchange}`,
  `PP30D_${exchange}`,
])
const WEEK_DAYS = 7

/** What the six exchanges ask, bid and hold, from the rows this browser keeps. */
export async function loadQuotes(client: QueryClient, ticker: string): Promise<MarketQuote[]> {
  const stored = await client.ensureQueryData(exchangeQueries.stored())
  const rows = await client.fetchQuery(exchangeQueries.of(ticker, QUOTED_ROWS, stored))
  return quotesOf(rows, stored.factsAt)
}

/** `factsAt` is when rows that name no day were taken. */
export function quotesOf(rows: readonly ExchangeRow[], factsAt: number | undefined): MarketQuote[] {
  const byCode = new Map(rows.map((row) => [row.ExchangeCode, row]))
  return EXCHANGES.flatMap((exchange) => {
    const row = byCode.get(exchange)
    if (!row) return []
    const [week, month] = [byCode.get(`PP7D_${exchange}`), byCode.get(`PP30D_${exchange}`)]
    const pace = tradePace(week?.Traded, month?.Traded)
    const window = pace?.days === 7 ? week : month
    return {
      exchange,
      ask: row.Ask,
      bid: row.Bid,
      average: row.PriceAverage,
      supply: row.Supply,
      demand: row.Demand,
      tradedPerDay: pace?.perDay ?? null,
      tradedOver: pace && { days: pace.days, until: window?.AsOf ?? factsAt },
      asOf: row.AsOf ?? factsAt,
    }
  })
}

/** The exchanges whose last week is shown side by side. */
const WEEK_EXCHANGES = ['AI1', 'CI1', 'IC1', 'NC1'] as const

export interface MarketWeek {
  readonly days: readonly string[]
  /** A row for each of the days; null where the exchange has none. */
  readonly exchanges: readonly {
    readonly exchange: string
    readonly rows: readonly (MarketRow | null)[]
  }[]
  readonly isSimulated: boolean
}

export async function loadWeek(client: QueryClient, ticker: string): Promise<MarketWeek> {
  const today = Date.now()
  const days = Array.from({ length: WEEK_DAYS }, (_, day) =>
    plainDate(today - (WEEK_DAYS - 1 - day) * DAY_MS),
  )
  const period = { start: days[0] ?? '', end: plainDate(today) }
  const histories = await Promise.all(
    WEEK_EXCHANGES.map((exchange) =>
      client.fetchQuery(gameQueries.marketHistory(exchange, ticker, period)),
    ),
  )
  return weekOf(
    days,
    histories.map(({ answer }) => answer),
    histories.some(({ madeUp }) => madeUp.length > 0),
  )
}

/** The histories are in the order of the exchanges. */
export function weekOf(
  days: readonly string[],
  histories: readonly (readonly MarketRow[])[],
  isSimulated: boolean,
): MarketWeek {
  const exchanges = WEEK_EXCHANGES.map((exchange, at) => ({
    exchange,
    rows: days.map((day) => histories[at]?.find(({ Datetime }) => Datetime === day) ?? null),
  }))
  return { days, exchanges, isSimulated }
}

export async function loadCandles(
  client: QueryClient,
  exchange: string,
  ticker: string,
): Promise<Candle[]> {
  const today = Date.now()
  const period = { start: plainDate(today - HISTORY_DAYS * DAY_MS), end: plainDate(today) }
  const history = await client.fetchQuery(gameQueries.marketHistory(exchange, ticker, period))
  return candlesOf(history.answer, history.madeUp.length > 0)
}

export function candlesOf(rows: readonly MarketRow[], isSimulated: boolean): Candle[] {
  return rows.map((row) => ({
    time: Date.parse(`${row.Datetime}T00:00:00Z`),
    open: row.price_first,
    high: row.price_max,
    low: row.price_min,
    close: row.price_last,
    volume: row.volume_max,
    ...(isSimulated && { mark: 'simulated' as const }),
  }))
}

const plainDate = (time: number) => new Date(time).toISOString().slice(0, 10)
