import type { MarketRow } from '../game/gamedata.ts'
import { DAY_MS } from '../game/time.ts'

const PRICES = ['price_first', 'price_last', 'price_average', 'price_min', 'price_max'] as const
/** A price beyond this multiple of the last trusted day, up or down, is a typing error or a joke order. */
const TRUSTED_RATIO = 3

export interface CleanRow extends MarketRow {
  /** The price of this day was limited by the last trusted day. */
  clamped: boolean
}

/** Prepares rows in date order for drawing: days that only repeat the previous one have no volume, outliers are cut. */
export function cleanHistory(rows: readonly MarketRow[]): CleanRow[] {
  let trusted: MarketRow | undefined
  return rows.map((row) => {
    const last = trusted
    if (!last) {
      if (row.price_average > 0) trusted = row
      return { ...row, clamped: false }
    }
    if (row.price_average === 0 || PRICES.every((field) => row[field] === last[field])) {
      return { ...row, ...pricesOf(last), volume_max: 0, clamped: false }
    }
    const shown: CleanRow = { ...row, clamped: false }
    for (const field of PRICES) {
      shown[field] = clamp(row[field], last[field])
      if (shown[field] !== row[field]) shown.clamped = true
    }
    if (!shown.clamped) trusted = row
    return shown
  })
}

function pricesOf(row: MarketRow): Pick<MarketRow, (typeof PRICES)[number]> {
  const { price_first, price_last, price_average, price_min, price_max } = row
  return { price_first, price_last, price_average, price_min, price_max }
}

/** A price that was 0 on the trusted day gives no bound. */
function clamp(price: number, trusted: number): number {
  if (trusted === 0) return price
  return Math.min(trusted * TRUSTED_RATIO, Math.max(trusted / TRUSTED_RATIO, price))
}

/** One exchange on one day: `volume` in money, `traded` in units. */
export interface TradeDay {
  dateEpochMs: number
  volume: number
  traded: number
}

export interface WindowPrice {
  priceAverage: number | null
  traded: number
}

/**
 * Volume-weighted price over the last days up to and including the day of `untilEpochMs`: Σ volume / Σ units. For an
 * exchange pass its own days, for the universe those of all six in one list. Without trade in the window it is the
 * price of the last earlier day with trade, or null.
 */
export function windowPrice(
  days: readonly TradeDay[],
  untilEpochMs: number,
  windowDays: number,
): WindowPrice {
  const end = Math.floor(untilEpochMs / DAY_MS)
  const start = end - windowDays + 1
  let volume = 0
  let traded = 0
  let latest = Number.NEGATIVE_INFINITY
  let latestVolume = 0
  let latestTraded = 0
  for (const trade of days) {
    const day = Math.floor(trade.dateEpochMs / DAY_MS)
    if (day > end || !(trade.traded > 0)) continue
    if (day >= start) {
      volume += trade.volume
      traded += trade.traded
    } else if (day >= latest) {
      if (day > latest) {
        latest = day
        latestVolume = 0
        latestTraded = 0
      }
      latestVolume += trade.volume
      latestTraded += trade.traded
    }
  }
  if (traded > 0) return { priceAverage: volume / traded, traded }
  return { priceAverage: latestTraded > 0 ? latestVolume / latestTraded : null, traded: 0 }
}
