import type { CxData } from '../../model/cx.ts'
import type { Rules } from '../../reference/rules.ts'
import type { Universe } from '../../universe/universe.ts'
import { resolvePrices } from '../prices.ts'
import { type BookAges, bookAges } from './ages.ts'
import { type ProfitBand, profitBand } from './band.ts'
import type { CurveOf } from './books.ts'
import { type BookedTrade, bookTrades, type Flow, tradesOf } from './trades.ts'

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
  /** With all trade of some days done at once. */
  readonly booked: number
  readonly band: ProfitBand
  /** Where the book changes most comes first. */
  readonly rows: readonly BookedTrade[]
  readonly ages: BookAges
}

/** What one base makes and another uses does not meet the books. */
export function bookedProfit(
  universe: Universe,
  curveOf: CurveOf,
  { plans, cx, rules, days }: BookedProfitQuestion,
): BookedProfit {
  const traded = withoutOwnSupply(plans).map((plan) => ({
    plan,
    prices: resolvePrices(universe, cx, plan.planetNaturalId, rules),
  }))
  const trades = traded.flatMap(({ plan, prices }) => tradesOf(universe, prices, plan.materialio))
  const { rows, perDay } = bookTrades(universe, curveOf, trades, days)
  const bands = traded.map(({ plan, prices }) => profitBand(universe, prices, plan))
  const profit = plans.reduce((sum, plan) => sum + plan.profit, 0)
  return {
    profit,
    booked: profit + perDay,
    band: {
      worst: bands.reduce((sum, { worst }) => sum + worst, 0),
      best: bands.reduce((sum, { best }) => sum + best, 0),
    },
    rows: rows.toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a))),
    ages: bookAges(rows.map(({ source }) => source)),
  }
}

/** $ that the book adds to the gain, or takes from it. */
export const differenceOf = ({ side, bookValue, listValue }: BookedTrade): number =>
  side === 'SELL' ? bookValue - listValue : listValue - bookValue

/** Leaves the trade with the exchange: of a material that some bases make and others use, the rest of either side. */
function withoutOwnSupply(plans: readonly BookedPlan[]): readonly BookedPlan[] {
  if (plans.length < 2) return plans
  const made = new Map<string, number>()
  const used = new Map<string, number>()
  for (const { ticker, delta } of plans.flatMap(({ materialio }) => materialio)) {
    const side = delta > 0 ? made : used
    side.set(ticker, (side.get(ticker) ?? 0) + Math.abs(delta))
  }
  const shareLeft = (ticker: string, delta: number) => {
    const [own, other] = [made.get(ticker) ?? 0, used.get(ticker) ?? 0]
    const side = delta > 0 ? own : other
    return side > 0 ? (side - Math.min(own, other)) / side : 0
  }
  return plans.map((plan) => ({
    ...plan,
    materialio: plan.materialio.map(({ ticker, delta }) => ({
      ticker,
      delta: delta * shareLeft(ticker, delta),
    })),
  }))
}
