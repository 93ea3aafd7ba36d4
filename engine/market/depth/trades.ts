import type { Exchange } from '../../game/cx.ts'
import type { Universe } from '../../universe/universe.ts'
import { priceOrigin } from '../price-origin.ts'
import type { Prices, Side } from '../prices.ts'
import { type BookPlace, bookPlace } from './book-place.ts'
import type { CurveOf } from './books.ts'
import type { CurveSource } from './curve.ts'
import { type Fill, fillPrice } from './fill.ts'

/** Surplus in units a day; negative for a deficit. */
export interface Flow {
  readonly ticker: string
  readonly delta: number
}

export interface Trade {
  readonly material: number
  readonly side: Side
  /** Undefined if no order book is used: the price is set by hand, or it is an average and no exchange is in reach. */
  readonly exchange: Exchange | undefined
  readonly perDay: number
  readonly listPrice: number
}

/** A trade, and why it uses the book of its exchange. */
export interface PlacedTrade extends Trade, Pick<BookPlace, 'isNearest'> {}

export function tradesOf(
  universe: Universe,
  { cx, planetNaturalId, buy, sell, rules }: Prices,
  flows: readonly Flow[],
): PlacedTrade[] {
  const places = {
    BUY: bookPlace(universe, cx, planetNaturalId, 'BUY'),
    SELL: bookPlace(universe, cx, planetNaturalId, 'SELL'),
  }
  return flows.flatMap(({ ticker, delta }): PlacedTrade[] => {
    const material = universe.materials.indexOf.get(ticker)
    if (material === undefined || delta === 0) return []
    const side = delta > 0 ? 'SELL' : 'BUY'
    const { row } = priceOrigin(universe, cx, planetNaturalId, ticker, side, rules)
    const place = places[side]
    return [
      {
        material,
        side,
        exchange: row && place.exchange,
        isNearest: row !== undefined && place.isNearest,
        perDay: Math.abs(delta),
        listPrice: (side === 'SELL' ? sell : buy)[material]!,
      },
    ]
  })
}

export interface BookedTrade {
  readonly ticker: string
  readonly side: Side
  readonly exchange: Exchange | undefined
  readonly amount: number
  readonly listValue: number
  /** $ against the order book; equal to `listValue` if no book is known. */
  readonly bookValue: number
  readonly fill: Fill | undefined
  readonly source: CurveSource | undefined
}

export interface BookedTrades {
  readonly rows: readonly BookedTrade[]
  /** $ a day that the book adds to the profit at list prices; negative if it reduces it. */
  readonly perDay: number
}

/**
 * The trade of some days done at once, as after a visit: all sales of a material at one exchange fill the same book.
 * Goods that the book cannot buy earn nothing. Goods that it cannot supply cost as much as its last unit, and at least
 * the list price.
 */
export function bookTrades(
  universe: Universe,
  curveOf: CurveOf,
  trades: readonly Trade[],
  days: number,
): BookedTrades {
  const rows = together(trades).map((trade): BookedTrade => {
    const { material, side, exchange, perDay, listPrice } = trade
    const amount = perDay * days
    const listValue = amount * listPrice
    const curve = exchange && curveOf(exchange, material, side)
    const fill = curve && fillPrice(curve, amount)
    return {
      ticker: universe.materials.ticker[material]!,
      side,
      exchange,
      amount,
      listValue,
      bookValue: fill ? bookedValue(side, fill, listPrice) : listValue,
      fill,
      source: curve?.source,
    }
  })
  const gain = rows.reduce(
    (sum, { side, listValue, bookValue }) =>
      sum + (side === 'SELL' ? bookValue - listValue : listValue - bookValue),
    0,
  )
  return { rows, perDay: days > 0 ? gain / days : 0 }
}

const bookedValue = (side: Side, { value, amount, filled, last }: Fill, listPrice: number) =>
  side === 'SELL' ? value : value + (amount - filled) * Math.max(last, listPrice)

/** One trade for each material, side and exchange, at the average list price. */
function together(trades: readonly Trade[]): Trade[] {
  const sums = new Map<string, Trade>()
  for (const trade of trades) {
    const key = `${trade.material} ${trade.side} ${trade.exchange ?? ''}`
    const known = sums.get(key)
    const perDay = trade.perDay + (known?.perDay ?? 0)
    const value = trade.perDay * trade.listPrice + (known ? known.perDay * known.listPrice : 0)
    sums.set(key, { ...trade, perDay, listPrice: perDay > 0 ? value / perDay : trade.listPrice })
  }
  return [...sums.values()]
}
