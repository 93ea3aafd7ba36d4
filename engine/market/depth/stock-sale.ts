import type { Exchange } from '../../game/cx.ts'
import { type BookAges, bookAges } from './ages.ts'
import { bestPrice } from './fill.ts'
import type { Venue } from './split.ts'

export interface SaleTerms {
  readonly amount: number
  /** Number of selling days, the first one included. */
  readonly days: number
  /** The part of a book that comes back in a day. */
  readonly refillShare: number
}

/** The sales of one day at one exchange. */
export interface DayShare {
  readonly exchange: Exchange
  readonly units: number
  readonly value: number
  /** The price of the last unit: the limit to write into the order. */
  readonly last: number
}

export interface SaleDay {
  /** 1 is the first. */
  readonly day: number
  readonly shares: readonly DayShare[]
}

export interface ExchangeSale {
  readonly exchange: Exchange
  readonly units: number
  readonly value: number
  readonly freight: number
  /** The lowest price of all days; the best price if nothing is sold. */
  readonly last: number
}

/** $ for the whole stock. */
export interface StockSale {
  readonly exchanges: readonly ExchangeSale[]
  readonly days: readonly SaleDay[]
  readonly sold: number
  readonly revenue: number
  readonly freight: number
  readonly net: number
  /** Net revenue by number of days; the first entry is for one day. */
  readonly netByDays: readonly number[]
  readonly ages: BookAges
}

interface Step {
  readonly venue: number
  readonly price: number
  readonly net: number
  readonly amount: number
}

/**
 * The sale of a stock that earns most after freight. Each order buys its units on the first day, and on each later day
 * the units that came back. The best net prices of all exchanges and days are used first, so the sale needs only one
 * lowest price: on each day it fills every bid at or above it. So taking the best price repeatedly is exact. Of equal
 * prices the earlier day comes first.
 */
export function stockSale(venues: readonly Venue[], terms: SaleTerms): StockSale {
  const { amount, days, refillShare } = terms
  const steps = venues.flatMap(stepsOf).sort((a, b) => b.net - a.net)
  const sales = venues.map(() => new Map<number, { units: number; value: number; last: number }>())
  let left = Math.max(0, amount)
  // Differences below this come from floating point.
  const none = left * 1e-12
  for (let from = 0, to = 0; from < steps.length && left > none; from = to) {
    while (to < steps.length && steps[to]!.net === steps[from]!.net) to++
    for (let day = 1; day <= days && left > none; day++) {
      for (let i = from; i < to && left > none; i++) {
        const { venue, price, amount: most } = steps[i]!
        const units = Math.min(left, day === 1 ? most : most * refillShare)
        if (units <= 0) continue
        const known = sales[venue]!.get(day) ?? { units: 0, value: 0, last: price }
        sales[venue]!.set(day, {
          units: known.units + units,
          value: known.value + units * price,
          last: Math.min(known.last, price),
        })
        left -= units
      }
    }
  }
  const exchanges = venues.map(({ exchange, curve, freight }, venue): ExchangeSale => {
    const own = [...sales[venue]!.values()]
    const units = sumOf(own, (sale) => sale.units)
    return {
      ...{ exchange, units, freight: units * freight },
      value: sumOf(own, (sale) => sale.value),
      last: own.reduce((lowest, { last }) => Math.min(lowest, last), bestPrice(curve)),
    }
  })
  const revenue = sumOf(exchanges, ({ value }) => value)
  const freight = sumOf(exchanges, (sale) => sale.freight)
  return {
    ...{ exchanges, revenue, freight, net: revenue - freight },
    days: daysOf(venues, sales, days),
    sold: sumOf(exchanges, ({ units }) => units),
    netByDays: Array.from({ length: days }, (_, day) =>
      netWithin(steps, { ...terms, days: day + 1 }),
    ),
    ages: bookAges(venues.map(({ curve }) => curve.source)),
  }
}

/** Steps with a price above their freight. The market maker's step is infinite. */
function stepsOf({ curve, freight }: Venue, venue: number): Step[] {
  const steps = curve.steps.map(({ price, amount }) => ({ venue, price, amount }))
  if (curve.endless !== undefined) steps.push({ venue, price: curve.endless, amount: Infinity })
  return steps.map((step) => ({ ...step, net: step.price - freight })).filter(({ net }) => net > 0)
}

function netWithin(steps: readonly Step[], { amount, days, refillShare }: SaleTerms): number {
  let left = Math.max(0, amount)
  let net = 0
  for (const step of steps) {
    const units = Math.min(left, step.amount * (1 + refillShare * (days - 1)))
    net += units * step.net
    left -= units
    if (left <= 0) break
  }
  return net
}

function daysOf(
  venues: readonly Venue[],
  sales: readonly ReadonlyMap<number, Omit<DayShare, 'exchange'>>[],
  days: number,
): SaleDay[] {
  const found: SaleDay[] = []
  for (let day = 1; day <= days; day++) {
    const shares = venues.flatMap(({ exchange }, venue): DayShare[] => {
      const sale = sales[venue]!.get(day)
      return sale ? [{ exchange, ...sale }] : []
    })
    if (shares.length > 0) found.push({ day, shares })
  }
  return found
}

const sumOf = <T>(items: readonly T[], figure: (item: T) => number) =>
  items.reduce((sum, item) => sum + figure(item), 0)

/** The amount that an exchange can buy while its price falls by at most a share. */
export interface Taken {
  /** The first time, from a full book. */
  readonly once: number
  /** On every later day; infinite if the market maker pays as much. */
  readonly perDay: number
  readonly lowest: number
}

export function takenWithin(curve: Venue['curve'], drop: number, refillShare: number): Taken {
  const lowest = bestPrice(curve) * (1 - drop)
  // Prices such as 0.95 × 20 are not exact in floating point.
  const isEnough = (price: number) => price >= lowest * (1 - 1e-12)
  if (curve.endless !== undefined && isEnough(curve.endless))
    return { once: Infinity, perDay: Infinity, lowest }
  const once = curve.steps.reduce(
    (sum, { price, amount }) => sum + (isEnough(price) ? amount : 0),
    0,
  )
  return { once, perDay: once * refillShare, lowest }
}
