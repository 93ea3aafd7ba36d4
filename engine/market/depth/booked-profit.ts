import type { Rules } from '../../game/constants/rules.ts'
import type { CxData, Exchange } from '../../game/cx.ts'
import type { Universe } from '../../universe/universe.ts'
import { resolvePrices } from '../prices.ts'
import { type BookAges, bookAges } from './ages.ts'
import { type ProfitBand, profitBand } from './band.ts'
import type { CurveOf } from './books.ts'
import { type BookedTrade, bookTrades, type Flow, type PlacedTrade, tradesOf } from './trades.ts'

export interface BookedPlan {
  readonly planetNaturalId: string
  readonly profit: number
  readonly materialio: readonly Flow[]
}

export interface BookedProfitQuestion {
  readonly plans: readonly BookedPlan[]
  readonly cx: CxData | null
  readonly rules: Rules
  /** Days of trade done at once, as after a visit. */
  readonly days: number
}

/** $ a day. */
export interface BookedProfit {
  readonly profit: number
  /** $ a day if the trade of some days is done at once. Goods without an order book use the list price. */
  readonly booked: number
  /** Whether any of the trade has an order book. If not, `booked` equals the profit at list prices. */
  readonly isBooked: boolean
  /** If prices are averages: the exchanges whose books are used instead, null if none is in reach. */
  readonly nearest: readonly (Exchange | null)[]
  /** $ a day that order books add to revenue and to cost. */
  readonly sold: number
  readonly bought: number
  /**
   * $ a day that order books add to each plan, in the order of the request. All plans that trade a good share the
   * effect in proportion.
   */
  readonly plans: readonly number[]
  readonly band: ProfitBand
  /** The trade with the largest effect comes first. */
  readonly rows: readonly BookedTrade[]
  readonly ages: BookAges
}

/** The flows of a plan are its trade at the exchange (`outsideFlows` if bases supply each other). */
export function bookedProfit(
  universe: Universe,
  curveOf: CurveOf,
  { plans, cx, rules, days }: BookedProfitQuestion,
): BookedProfit {
  const traded = plans.map((plan) => {
    const prices = resolvePrices(universe, cx, plan.planetNaturalId, rules)
    return { plan, prices, trades: tradesOf(universe, prices, plan.materialio) }
  })
  const { rows, perDay } = bookTrades(
    universe,
    curveOf,
    traded.flatMap(({ trades }) => trades),
    days,
  )
  const perUnit = new Map(
    rows.map((row) => [tradeKey(row), row.amount > 0 ? differenceOf(row) / row.amount : 0]),
  )
  const earnedMore = ({ trades }: (typeof traded)[number]) =>
    trades.reduce((sum, { material, side, exchange, perDay: units }) => {
      const ticker = universe.materials.ticker[material]!
      return sum + units * (perUnit.get(tradeKey({ ticker, side, exchange })) ?? 0)
    }, 0)
  const bands = traded.map(({ plan, prices }) => profitBand(universe, prices, plan))
  const profit = plans.reduce((sum, plan) => sum + plan.profit, 0)
  return {
    profit,
    booked: profit + perDay,
    isBooked: rows.length === 0 || rows.some(({ fill }) => fill !== undefined),
    nearest: nearestOf(traded.flatMap(({ trades }) => trades)),
    sold: sumOf(rows, 'SELL') / days,
    bought: sumOf(rows, 'BUY') / days,
    plans: traded.map(earnedMore),
    band: {
      worst: bands.reduce((sum, { worst }) => sum + worst, 0),
      best: bands.reduce((sum, { best }) => sum + best, 0),
    },
    rows: rows.toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a))),
    ages: bookAges(rows.map(({ source }) => source)),
  }
}

const nearestOf = (trades: readonly PlacedTrade[]) => [
  ...new Set(trades.filter(({ isNearest }) => isNearest).map(({ exchange }) => exchange ?? null)),
]

/** $ that the order book adds to the profit; negative if it reduces it. */
export const differenceOf = ({ side, bookValue, listValue }: BookedTrade): number =>
  side === 'SELL' ? bookValue - listValue : listValue - bookValue

const tradeKey = ({ ticker, side, exchange }: Pick<BookedTrade, 'ticker' | 'side' | 'exchange'>) =>
  `${ticker} ${side} ${exchange ?? ''}`

const sumOf = (rows: readonly BookedTrade[], side: BookedTrade['side']) =>
  rows.reduce((sum, row) => (row.side === side ? sum + row.bookValue - row.listValue : sum), 0)
