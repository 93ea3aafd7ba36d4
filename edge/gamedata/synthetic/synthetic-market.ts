import type { ExchangeRow, MarketRow } from '../../../engine/game/gamedata.ts'
import { DAY_MS, dayOf } from '../../../engine/game/time.ts'
import { tradePace } from '../../../engine/market/units-per-day.ts'
import { between, fractionOf, wave } from './seeded.ts'

export interface Anchor {
  ticker: string
  exchange: string
  price: number
  unitsPerDay: number
  demand: number
  supply: number
}

/** Returns null if the exchanges never gave a price, so there is no level for simulated prices. */
export function anchorOf(
  rows: readonly ExchangeRow[],
  ticker: string,
  exchange: string,
): Anchor | null {
  const row = (code: string) => rows.find((r) => r.TickerId === `${ticker}.${code}`)
  const own = row(exchange)
  const month = row(`PP30D_${exchange}`)
  const prices = [month, own, row('PP30D_UNIVERSE')].map((r) => r?.PriceAverage ?? 0)
  const price = prices.find((p) => p > 0)
  if (!own || price === undefined) return null
  return {
    ticker,
    exchange,
    price,
    unitsPerDay: tradePace(row(`PP7D_${exchange}`)?.Traded, month?.Traded)?.perDay ?? 0,
    demand: own.Demand ?? 0,
    supply: own.Supply ?? 0,
  }
}

/** Makes up a day of trade. It depends only on material, exchange, their averages and the day itself. */
export function syntheticDay(anchor: Anchor, day: number): MarketRow {
  const pair = `${anchor.ticker}.${anchor.exchange}`
  const today = `${pair} ${day}`
  const last = priceAt(anchor, pair, day)
  const units = Math.floor(
    anchor.unitsPerDay * between(0.5, 1.5, `${today} units`) + fractionOf(`${today} part`),
  )
  // A day without trade has one price only.
  const first = units === 0 ? last : priceAt(anchor, pair, day - 1)
  const spread = units === 0 ? 0 : between(0, 0.03, `${today} spread`)
  const average = last + (first - last) * fractionOf(`${today} average`)
  const demand = aroundWhole(anchor.demand, `${pair} demand`, day)
  const supply = aroundWhole(anchor.supply, `${pair} supply`, day)
  return {
    Datetime: dayOf(day * DAY_MS),
    ExchangeCode: anchor.exchange,
    Ticker: anchor.ticker,
    price_first: cents(first),
    price_last: cents(last),
    price_average: cents(average),
    price_min: cents(Math.min(first, last) * (1 - spread)),
    price_max: cents(Math.max(first, last) * (1 + spread)),
    volume_max: units,
    demand_average: demand,
    supply_average: supply,
    delta_supply_demand: supply - demand,
  }
}

/** Adds waves of months, weeks and days. */
function priceAt({ price }: Anchor, pair: string, day: number): number {
  return (
    price * (1 + 0.08 * wave(pair, day, 29) + 0.04 * wave(pair, day, 7) + 0.02 * wave(pair, day, 1))
  )
}

function aroundWhole(average: number, seed: string, day: number): number {
  return Math.round(average * (1 + 0.15 * wave(seed, day, 11)))
}

/** Two decimals as in real days, and never 0. */
function cents(price: number): number {
  return Math.max(0.01, Math.round(price * 100) / 100)
}
