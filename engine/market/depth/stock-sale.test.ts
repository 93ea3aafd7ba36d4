import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { world } from '../../../scripts/stage/world.ts'
import { EXCHANGES } from '../../game/cx.ts'
import { curvesOf } from './books.ts'
import { depthCurve } from './curve.ts'
import { fillPrice } from './fill.ts'
import { partOfBook, partOfCurve } from './refill.ts'
import { sellStock } from './sell-stock.ts'
import type { Venue } from './split.ts'
import { type SaleTerms, stockSale, takenWithin } from './stock-sale.ts'

const SOURCE = { kind: 'book', timestampMs: 0 } as const
const bids = (orders: readonly (readonly [price: number, amount: number])[], endless?: number) =>
  depthCurve(
    'SELL',
    orders.map(([price, amount]) => ({ price, amount })),
    endless,
    SOURCE,
  )
const venue = (at: number, orders: [number, number][], freight = 0, endless?: number): Venue => ({
  exchange: EXCHANGES[at]!,
  curve: bids(orders, endless),
  freight,
})

/** Orders of even amounts. Half of each comes back in a day, so that whole units are exact. */
const smallVenue = (at: number) =>
  fc
    .record({
      orders: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(2, 4)), {
        maxLength: 2,
      }),
      freight: fc.integer({ min: 0, max: 3 }),
      endless: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    })
    .map(({ orders, freight, endless }) => venue(at, orders, freight, endless))
const smallTerms: fc.Arbitrary<SaleTerms> = fc.record({
  amount: fc.integer({ min: 0, max: 7 }),
  days: fc.integer({ min: 1, max: 3 }),
  refillShare: fc.constant(0.5),
})

/** All ways to sell whole units day by day, best bid first, in books that refill overnight. */
function bestByTrying(venues: readonly Venue[], { amount, days, refillShare }: SaleTerms): number {
  const full = venues.map(({ curve }) => curve.steps.map((step) => step.amount))
  const fromDay = (day: number, books: readonly (readonly number[])[], left: number): number => {
    if (day > days) return 0
    const sellAt = (at: number, sold: readonly (readonly number[])[], units: number): number => {
      const here = venues[at]
      if (!here) {
        const nextDay = sold.map((book, n) =>
          book.map((rest, step) => Math.min(full[n]![step]!, rest + refillShare * full[n]![step]!)),
        )
        return fromDay(day + 1, nextDay, units)
      }
      let best = 0
      for (let n = 0; n <= units; n++) {
        const { value, book, isFilled } = taken(here, sold[at]!, n)
        if (!isFilled) break
        const books = sold.map((other, place) => (place === at ? book : other))
        best = Math.max(best, value - n * here.freight + sellAt(at + 1, books, units - n))
      }
      return best
    }
    return sellAt(0, books, left)
  }
  return fromDay(1, full, amount)
}

function taken({ curve }: Venue, amounts: readonly number[], units: number) {
  let left = units
  let value = 0
  const book = amounts.map((amount, step) => {
    const filled = Math.min(left, amount)
    left -= filled
    value += filled * curve.steps[step]!.price
    return amount - filled
  })
  if (curve.endless !== undefined) {
    value += left * curve.endless
    left = 0
  }
  return { value, book, isFilled: left === 0 }
}

describe('a stock sold over days and exchanges', () => {
  test('brings the most that any sale brings', () => {
    fc.assert(
      fc.property(fc.tuple(smallVenue(0), smallVenue(1)), smallTerms, (venues, terms) => {
        expect(stockSale(venues, terms).net).toBeCloseTo(bestByTrying(venues, terms), 9)
      }),
    )
  })

  const anyVenues = fc.tuple(smallVenue(0), smallVenue(1), smallVenue(2))
  const anyTerms: fc.Arbitrary<SaleTerms> = fc.record({
    amount: fc.double({ min: 0, max: 60, noNaN: true }),
    days: fc.integer({ min: 1, max: 40 }),
    refillShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })

  test('earns no less when it may take more days', () => {
    fc.assert(
      fc.property(anyVenues, anyTerms, (venues, terms) => {
        const { netByDays, net } = stockSale(venues, terms)
        expect(netByDays).toHaveLength(terms.days)
        expect(netByDays.at(-1)).toBeCloseTo(net, 6)
        for (const [day, more] of netByDays.entries())
          expect(more).toBeGreaterThanOrEqual((netByDays[day - 1] ?? 0) - 1e-9)
        const longer = stockSale(venues, { ...terms, days: terms.days + 3 })
        expect(longer.net).toBeGreaterThanOrEqual(net - 1e-6)
      }),
    )
  })

  test('sells no more than there is, and its days and exchanges add up', () => {
    fc.assert(
      fc.property(anyVenues, anyTerms, (venues, terms) => {
        const { exchanges, days, sold, revenue, freight, net } = stockSale(venues, terms)
        const shares = days.flatMap((day) => day.shares)
        expect(sold).toBeLessThanOrEqual(terms.amount + 1e-9)
        expect(shares.reduce((sum, { units }) => sum + units, 0)).toBeCloseTo(sold, 6)
        expect(shares.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(revenue, 6)
        expect(exchanges.reduce((sum, { units }) => sum + units, 0)).toBeCloseTo(sold, 6)
        expect(net).toBeCloseTo(revenue - freight, 6)
      }),
    )
  })

  test('takes from no book more on a day than stands there', () => {
    fc.assert(
      fc.property(anyVenues, anyTerms, (venues, terms) => {
        for (const { day, shares } of stockSale(venues, terms).days)
          for (const { exchange, units, value } of shares) {
            const { curve } = venues.find((other) => other.exchange === exchange)!
            const part = day === 1 ? 1 : terms.refillShare
            const fill = fillPrice(partOfCurve(curve, part), units)
            expect(fill.filled).toBeCloseTo(units, 6)
            // The best bids come first, so the sale earns what the book pays for the same amount.
            expect(value).toBeCloseTo(fill.value, 6)
          }
      }),
    )
  })

  test('empties the book on the first day, then takes what comes back', () => {
    const one = venue(0, [
      [10, 100],
      [8, 100],
    ])
    const { days, sold, net } = stockSale([one], { amount: 300, days: 3, refillShare: 0.05 })
    expect(days).toEqual([
      { day: 1, shares: [{ exchange: 'AI1', units: 200, value: 1800, last: 8 }] },
      { day: 2, shares: [{ exchange: 'AI1', units: 10, value: 90, last: 8 }] },
      { day: 3, shares: [{ exchange: 'AI1', units: 10, value: 90, last: 8 }] },
    ])
    expect([sold, net]).toEqual([220, 1980])
  })

  test('waits for a better price where that pays, and carries only what pays its freight', () => {
    const near = venue(0, [
      [10, 20],
      [4, 100],
    ])
    const far = venue(1, [[11, 50]], 5)
    const { exchanges } = stockSale([near, far], { amount: 40, days: 6, refillShare: 0.1 })
    // 20 + 5 × 2 at 10, 10 at 11 − 5; nothing at 4.
    expect(exchanges.map(({ units, freight }) => [units, freight])).toEqual([
      [30, 0],
      [10, 50],
    ])
    const dear = stockSale([venue(1, [[11, 50]], 12)], { amount: 40, days: 6, refillShare: 0.1 })
    expect([dear.sold, dear.days, dear.net]).toEqual([0, [], 0])
  })
})

describe('the sale of a stock in the starter universe, without FIO and live books', () => {
  const curveOf = curvesOf(world)
  const question = {
    ...{ ticker: 'RAT', amount: 5000, days: 7, refillShare: 0.05, drop: 0.05 },
    exchanges: EXCHANGES,
  }

  test('says for each exchange what it takes, and of which day that is', () => {
    const { sale, buyers, outOfReach } = sellStock(world, curveOf, question, null)
    expect([...buyers.map(({ exchange }) => exchange), ...outOfReach].toSorted()).toEqual(
      [...EXCHANGES].toSorted(),
    )
    expect(sale.sold).toBeCloseTo(5000, 6)
    expect(sale.freight).toBe(0)
    expect(sale.ages).toMatchObject({ live: 0, assumed: buyers.length })
    const benten = buyers.find(({ exchange }) => exchange === 'CI1')!
    const rat = world.materials.indexOf.get('RAT')!
    expect(benten.bid).toBe(world.exchanges.get('CI1')!.prices.Bid[rat])
    expect(benten.perDay).toBeCloseTo(benten.once * 0.05, 9)
  })

  test('leaves out what no ship reaches and what was not asked for, and counts freight of a unit', () => {
    const rates = { AI1: { perTonne: 10, perCubicMetre: 0 }, CI1: null }
    const { buyers, outOfReach, sale } = sellStock(
      world,
      curveOf,
      { ...question, exchanges: ['AI1', 'CI1'] },
      rates,
    )
    const weight = world.materials.weight[world.materials.indexOf.get('RAT')!]!
    expect(buyers.map(({ exchange, freight }) => [exchange, freight])).toEqual([
      ['AI1', 10 * weight],
    ])
    expect(outOfReach).toEqual(['CI1'])
    expect(sale.freight).toBeCloseTo(10 * weight * sale.sold, 6)
    expect(() => sellStock(world, curveOf, { ...question, ticker: 'XYZ' }, null)).toThrow('XYZ')
  })
})

describe('how much may be sold without a fall of the price', () => {
  const curve = bids([
    [100, 40],
    [95, 10],
    [90, 1000],
  ])
  test('is what stands there once, and what comes back a day', () => {
    expect(takenWithin(curve, 0.05, 0.05)).toEqual({ once: 50, perDay: 2.5, lowest: 95 })
    expect(takenWithin(curve, 0, 0.05)).toMatchObject({ once: 40, perDay: 2 })
    expect(takenWithin(bids([], 80), 0.1, 0.05)).toMatchObject({ once: Infinity, perDay: Infinity })
    expect(takenWithin(bids([[100, 40]], 80), 0.1, 0.05)).toMatchObject({ once: 40, perDay: 2 })
  })

  test('is sold day after day at that price or better', () => {
    fc.assert(
      fc.property(
        smallVenue(0),
        fc.constantFrom(0, 0.1, 0.5),
        fc.constantFrom(0.05, 0.5),
        (at, drop, refill) => {
          const { once, perDay, lowest } = takenWithin(at.curve, drop, refill)
          if (once === Infinity || once === 0) return
          const amount = once + 9 * perDay
          const { days, sold } = stockSale([{ ...at, freight: 0 }], {
            amount,
            days: 10,
            refillShare: refill,
          })
          expect(sold).toBeCloseTo(amount, 6)
          for (const { shares } of days)
            expect(shares[0]!.last).toBeGreaterThanOrEqual(lowest - 1e-9)
        },
      ),
    )
  })
})

describe('the part of a book that trade meets', () => {
  test('is all of it the first time, and what came since when it is repeated', () => {
    expect(partOfBook('first', 7, 0.05)).toBe(1)
    expect(partOfBook('steady', 7, 0.05)).toBeCloseTo(0.35, 12)
    expect(partOfBook('steady', 60, 0.05)).toBe(1)
    expect(partOfBook('steady', 7, 0)).toBe(0)
  })

  test('leaves prices and the market maker as they are', () => {
    const whole = bids(
      [
        [10, 100],
        [8, 100],
      ],
      5,
    )
    expect(partOfCurve(whole, 0.5)).toMatchObject({
      endless: 5,
      steps: [
        { price: 10, amount: 50 },
        { price: 8, amount: 50 },
      ],
    })
    expect(partOfCurve(whole, 0).steps).toEqual([])
  })
})
