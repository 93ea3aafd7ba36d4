import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import type { DailyVolume } from '../market/daily-volume.ts'
import type { Prices, Side } from '../market/prices.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import type { PlanResult } from './result.ts'

/** The profit is linear in each price, so every figure here is exact. */
export interface PriceSensitivity {
  readonly ticker: string
  readonly side: Side
  readonly price: number
  /** Units sold or bought a day. Bought units include those for degradation. */
  readonly unitsPerDay: number
  /** Change of the daily profit if this price rises by 1 %; negative for bought goods. */
  readonly profitPerPercent: number
  /**
   * The price at which the profit is 0 with all other prices unchanged; null if there is no such price of 0 or more.
   */
  readonly breakEven: number | null
  /** The plan's share of the daily volume; null if nothing is traded or known, or if only degradation needs it. */
  readonly tradeShare: number | null
}

type SensitivePlan = Pick<PlanResult, 'materialio' | 'profit' | 'production'>

export function priceSensitivity(
  { materials }: Universe,
  { materialio, profit, production }: SensitivePlan,
  prices: Prices,
  dailyVolume: DailyVolume,
): PriceSensitivity[] {
  const bought = wornPerDay(production)
  const wornOnly = new Set(bought.keys())
  const sold = new Map<string, number>()
  for (const { ticker, delta } of materialio) {
    if (delta > 0) sold.set(ticker, delta)
    else if (delta < 0) {
      bought.set(ticker, (bought.get(ticker) ?? 0) - delta)
      wornOnly.delete(ticker)
    }
  }
  const row = (ticker: string, side: Side, unitsPerDay: number): PriceSensitivity => {
    const material = materials.indexOf.get(ticker)!
    const [column, traded, sign] =
      side === 'SELL'
        ? ([prices.sell, dailyVolume.sold, 1] as const)
        : ([prices.buy, dailyVolume.bought, -1] as const)
    const price = column[material]!
    const breakEven = price - (sign * profit) / unitsPerDay
    const volume = traded[material]!
    const isTraded = volume > 0 && volume < Infinity && !(side === 'BUY' && wornOnly.has(ticker))
    return {
      ticker,
      side,
      price,
      unitsPerDay,
      profitPerPercent: (sign * unitsPerDay * price) / 100,
      breakEven: breakEven >= 0 ? breakEven : null,
      tradeShare: isTraded ? unitsPerDay / volume : null,
    }
  }
  return [
    ...Array.from(sold, ([ticker, units]) => row(ticker, 'SELL', units)),
    ...Array.from(bought, ([ticker, units]) => row(ticker, 'BUY', units)),
  ].sort(
    (a, b) =>
      Math.abs(b.profitPerPercent) - Math.abs(a.profitPerPercent) ||
      byCodeUnits(a.ticker, b.ticker) ||
      byCodeUnits(a.side, b.side),
  )
}

function wornPerDay({ buildings }: SensitivePlan['production']): Map<string, number> {
  const worn = new Map<string, number>()
  for (const { amount, constructionMaterials } of buildings) {
    if (amount === 0) continue
    for (const { ticker, input } of constructionMaterials) {
      worn.set(ticker, (worn.get(ticker) ?? 0) + (input * amount) / DEGRADATION_DAYS)
    }
  }
  return worn
}
