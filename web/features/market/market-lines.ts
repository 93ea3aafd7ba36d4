import { formatDate } from '../../../engine/game/number-format.ts'
import {
  type MarketSpan,
  marketSpans,
  nextSpan,
  type SpanUnit,
} from '../../../engine/market/spans.ts'
import type { MarketLine } from '../../../engine/market/table.ts'
import type { Candle } from '../../ui/chart/candles.ts'
import type { CsvValue } from '../../ui/table/csv.ts'
import type { PairHistory } from './use-histories.ts'

/** Every span from the first to the last of any line; one that a line has nothing for is a gap in it. */
export interface MarketLines {
  readonly times: readonly number[]
  readonly lines: readonly {
    readonly label: string
    readonly spans: readonly (MarketSpan | null)[]
  }[]
}

export function marketLines(histories: readonly PairHistory[], unit: SpanUnit): MarketLines {
  const all = histories.map(({ days }) => marketSpans(days, unit))
  const known = all.flat().map(({ time }) => time)
  const times: number[] = []
  if (known.length > 0) {
    const last = known.reduce((latest, time) => Math.max(latest, time))
    let time = known.reduce((earliest, time) => Math.min(earliest, time))
    for (; time <= last; time = nextSpan(time, unit)) times.push(time)
  }
  return {
    times,
    lines: histories.map(({ ticker, exchange }, at) => {
      const byTime = new Map(all[at]?.map((span) => [span.time, span]))
      return {
        label: `${ticker} ${exchange}`,
        spans: times.map((time) => byTime.get(time) ?? null),
      }
    }),
  }
}

export const spanCandles = (spans: readonly (MarketSpan | null)[]): Candle[] =>
  spans
    .filter((span) => span !== null)
    .map(({ time, open, high, low, close, volume, days, clampedDays, quietDays }) => ({
      time,
      open,
      high,
      low,
      close,
      volume,
      mark: clampedDays > 0 ? 'clamped' : quietDays === days ? 'quiet' : undefined,
    }))

export const CSV_HEADER = [
  'DATE',
  'TICKER',
  'EXCHANGE',
  'FIRST',
  'LAST',
  'AVERAGE',
  'MIN',
  'MAX',
  'VOLUME',
  'DEMAND',
  'SUPPLY',
  'DELTA',
  'CLAMPED',
]

/** The days as they are drawn, cleaned. */
export const csvRows = (histories: readonly PairHistory[]): CsvValue[][] =>
  histories.flatMap(({ days }) =>
    days.map((day) => [
      day.Datetime,
      day.Ticker,
      day.ExchangeCode,
      day.price_first,
      day.price_last,
      day.price_average,
      day.price_min,
      day.price_max,
      day.volume_max,
      day.demand_average,
      day.supply_average,
      day.delta_supply_demand,
      day.clamped,
    ]),
  )

/** The days of offers and averages where the game data names them. */
export function daysOfPrices(lines: readonly MarketLine[]): string | undefined {
  const newest = (days: readonly (string | null)[]) =>
    days.reduce((latest, day) => (day !== null && day > (latest ?? '') ? day : latest), null)
  const offers = newest(lines.map(({ offersOf }) => offersOf))
  const averages = newest(lines.map(({ averagesOf }) => averagesOf))
  const parts = [
    offers && `ask and bid of ${formatDate(offers)}`,
    averages && `averages up to ${formatDate(averages)}`,
  ]
  return parts.filter((part) => part !== null).join(', ') || undefined
}
