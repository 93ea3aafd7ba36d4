import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOn, world } from '../../../scripts/stage/world.ts'
import { fillValueTerm } from '../../explain/fill.ts'
import { combine, type Term } from '../../explain/term.ts'
import { ACCURATE } from '../../game/constants/rules.ts'
import { EXCHANGES } from '../../game/cx.ts'
import { type BookStep, MAX_BOOK_STEPS } from '../../game/market-book.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import { resolvePrices, type Side } from '../prices.ts'
import { matched } from './arbitrage.ts'
import { profitBand } from './band.ts'
import { curvesOf } from './books.ts'
import { type DepthCurve, depthCurve } from './curve.ts'
import { bestPrice, fillPrice, reachOf } from './fill.ts'
import { bestSplit, type ExchangeShare, type Venue } from './split.ts'
import { bookTrades, tradesOf } from './trades.ts'

const AT = { kind: 'book', timestampMs: 0 } as const
const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
const sides = fc.constantFrom<Side>('BUY', 'SELL')
const step = fc.record({
  price: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
  amount: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
})
const orders = (minLength: number) => fc.array(step, { minLength, maxLength: 120 })
const endless = fc.option(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { nil: undefined })
const curve = (side: Side, minLength = 1): fc.Arbitrary<DepthCurve> =>
  fc.tuple(orders(minLength), endless).map(([list, mm]) => depthCurve(side, list, mm, AT))
const amount = fc.double({ min: 1e-6, max: 1e7, noNaN: true })
const totalOf = (term: Term): number =>
  term.operation ? combine(term.operation, term.terms.map(totalOf)) : term.value

describe('a curve', () => {
  test('keeps units and value of the orders that it joins, in 40 steps, the best price as it is', () => {
    fc.assert(
      fc.property(sides, orders(1), (side, list) => {
        const { steps } = depthCurve(side, list, undefined, AT)
        const units = (of: readonly BookStep[]) => of.reduce((sum, one) => sum + one.amount, 0)
        const value = (of: readonly BookStep[]) =>
          of.reduce((sum, one) => sum + one.amount * one.price, 0)
        expect(steps.length).toBeLessThanOrEqual(MAX_BOOK_STEPS)
        expect(close(units(steps), units(list))).toBe(true)
        expect(close(value(steps), value(list))).toBe(true)
        const prices = list.map(({ price }) => price)
        expect(steps[0]!.price).toBe(side === 'BUY' ? Math.min(...prices) : Math.max(...prices))
      }),
    )
  })

  test('uses no order that is worse than the market maker', () => {
    const steps = [5, 8, 12].map((price) => ({ price, amount: 10 }))
    const buying = depthCurve('BUY', steps, 9, AT)
    expect(fillPrice(buying, 100)).toMatchObject({ filled: 100, value: 50 + 80 + 80 * 9, last: 9 })
    const selling = depthCurve('SELL', steps, 6, AT)
    expect(fillPrice(selling, 50)).toMatchObject({ value: 120 + 80 + 30 * 6, last: 6 })
    expect(fillPrice(depthCurve('SELL', steps, undefined, AT), 50)).toMatchObject({ filled: 30 })
  })
})

describe('a fill', () => {
  test('is the list price for next to nothing, and never better for more', () => {
    fc.assert(
      fc.property(
        sides.chain((side) => curve(side)),
        amount,
        amount,
        (one, a, b) => {
          const [little, much] = [Math.min(a, b), Math.max(a, b)].map((n) => fillPrice(one, n))
          const sign = one.side === 'BUY' ? 1 : -1
          expect(close(fillPrice(one, 1e-9).average, bestPrice(one))).toBe(true)
          expect(sign * (much!.average - little!.average)).toBeGreaterThanOrEqual(
            -1e-9 * (1 + Math.abs(little!.average)),
          )
          expect(sign * (much!.last - little!.last)).toBeGreaterThanOrEqual(0)
          expect(much!.value).toBeGreaterThanOrEqual(little!.value * (1 - 1e-12))
          expect(close(much!.filled, Math.min(Math.max(a, b), reachOf(one)))).toBe(true)
        },
      ),
    )
  })

  test('is what its explanation comes to', () => {
    fc.assert(
      fc.property(
        sides.chain((side) => curve(side)),
        amount,
        (one, units) => {
          const { value, average, filled } = fillPrice(one, units)
          const explained = totalOf(fillValueTerm(one, 'RAT', units))
          expect(close(explained, value)).toBe(true)
          if (filled > 0) expect(close(explained / filled, average)).toBe(true)
        },
      ),
    )
  })
})

describe('a split over exchanges', () => {
  const venues = (side: Side): fc.Arbitrary<Venue[]> =>
    fc
      .array(fc.tuple(curve(side), fc.double({ min: 0, max: 1000, noNaN: true })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((list) =>
        list.map(([of, freight], place) => ({ exchange: EXCHANGES[place]!, curve: of, freight })),
      )

  function bestSingle(venues: readonly Venue[], amount: number): ExchangeShare | undefined {
    const costOf = ({ fill, freight }: ExchangeShare) => fill.value + freight
    const gainOf = ({ fill, freight }: ExchangeShare) => fill.value - freight
    return venues
      .filter(({ curve }) => reachOf(curve) >= amount)
      .map(({ exchange, curve, freight }) => ({
        exchange,
        fill: fillPrice(curve, amount),
        freight: freight * amount,
        side: curve.side,
      }))
      .sort((a, b) => (a.side === 'BUY' ? costOf(a) - costOf(b) : gainOf(b) - gainOf(a)))[0]
  }

  test('never costs more, and never brings less, than one exchange', () => {
    fc.assert(
      fc.property(sides.chain(venues), amount, (list, units) => {
        const split = bestSplit(list, units)
        const single = bestSingle(list, units)
        const traded = split.shares.reduce((sum, { fill }) => sum + fill.filled, 0)
        expect(close(traded, split.filled)).toBe(true)
        if (!single) return
        const slack = 1e-9 * Math.max(1, Math.abs(split.value))
        if (list[0]!.curve.side === 'BUY') {
          expect(close(split.filled, units)).toBe(true)
          expect(split.value).toBeLessThanOrEqual(single.fill.value + single.freight + slack)
        } else {
          expect(split.value).toBeGreaterThanOrEqual(single.fill.value - single.freight - slack)
        }
      }),
    )
  })
})

describe('the starter universe', () => {
  const curveOf = curvesOf(world)
  const material = (ticker: string) => world.materials.indexOf.get(ticker)!

  test('has the curve of an earlier book with its date where the book is not known, from the ask or bid on', () => {
    const iron = curveOf('AI1', material('FE'), 'BUY')!
    const { Ask } = world.exchanges.get('AI1')!.prices
    expect(bestPrice(iron)).toBe(Ask[material('FE')])
    expect(new Date(iron.source.timestampMs).toISOString().slice(0, 10)).toBe('2026-03-27')
    expect(iron.steps.length).toBeLessThanOrEqual(5)
    // Nobody offers iron at CI2, and no exchange is known to have CMK.
    expect(curveOf('CI2', material('FE'), 'BUY')).toMatchObject({ steps: [], endless: undefined })
    expect(curveOf('CI2', material('CMK'), 'BUY')).toBeUndefined()
  })

  test('a book that is known counts instead, and the game itself buys without end', () => {
    const book = {
      ticker: 'RAT',
      exchange: 'AI1',
      timestampMs: 7,
      asks: [{ price: 50, amount: 10 }],
      bids: [],
    } as const
    const known = curvesOf(world, [{ ...book, asks: [...book.asks], bids: [] }])
    expect(known('AI1', material('RAT'), 'BUY')!.source).toEqual({ kind: 'book', timestampMs: 7 })
    const nobody = known('AI1', material('RAT'), 'SELL')!
    expect(fillPrice(nobody, 10)).toMatchObject({ filled: nobody.endless ? 10 : 0 })
    const bought = world.materials.ticker.findIndex(
      (_, m) => world.exchanges.get('AI1')!.prices.MMBuy[m]! > 0,
    )
    expect(reachOf(curveOf('AI1', bought, 'SELL')!)).toBe(Infinity)
  })

  test('no other amount of a haul brings more', () => {
    fc.assert(
      fc.property(curve('BUY'), curve('SELL'), amount, (buying, selling, other) => {
        const most = matched(buying, selling).reduce((sum, { units }) => sum + units, 0)
        const within = Math.min(other, reachOf(buying), reachOf(selling))
        if (most === Infinity) return
        const gain = (n: number) => fillPrice(selling, n).value - fillPrice(buying, n).value
        expect(gain(most)).toBeGreaterThanOrEqual(
          gain(within) - 1e-6 * (1 + Math.abs(gain(within))),
        )
      }),
    )
  })
})

describe('the profit of a plan', () => {
  const cx = {
    name: 'AI1',
    cx_empire: [
      { type: 'BUY', exchange: 'AI1_BUY' },
      { type: 'SELL', exchange: 'AI1_SELL' },
    ],
    cx_planets: [],
    ticker_empire: [],
    ticker_planets: [],
  } as const
  const montem = world.planets.indexOf.get('OT-580b')!
  const evaluated = (plan: Parameters<typeof evaluatePlan>[1]['plan'], preferences = cx) => {
    const prices = resolvePrices(
      world,
      structuredClone(preferences) as unknown as Parameters<typeof resolvePrices>[1],
      'OT-580b',
      ACCURATE,
    )
    return { prices, result: evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE }) }
  }

  test('sold into the book is the list profit for a moment, and less the longer it waits', () => {
    fc.assert(
      fc.property(planOn(montem), (plan) => {
        const { prices, result } = evaluated(plan)
        const trades = tradesOf(world, prices, result.materialio)
        const within = (days: number) => bookTrades(world, curvesOf(world), trades, days).perDay
        const listed = trades.every(({ material: m, side, exchange }) => {
          const best = exchange && curvesOf(world)(exchange, m, side)
          return best && best.steps.length > 0
        })
        if (listed)
          expect(Math.abs(within(1e-9))).toBeLessThan(1e-3 * (1 + Math.abs(result.profit)))
        expect(within(30)).toBeLessThanOrEqual(within(1) + 1e-6 * (1 + Math.abs(within(1))))
      }),
      { numRuns: 60 },
    )
  })

  test('two plans that sell the same at one exchange meet one book', () => {
    const trade = {
      material: world.materials.indexOf.get('RAT')!,
      side: 'SELL',
      exchange: 'AI1',
      perDay: 400,
      listPrice: 100,
    } as const
    const both = bookTrades(world, curvesOf(world), [trade, trade], 10)
    expect(both.rows).toHaveLength(1)
    expect(both.rows[0]).toMatchObject({ amount: 8000 })
    const alone = bookTrades(world, curvesOf(world), [trade], 10)
    expect(both.perDay).toBeLessThan(2 * alone.perDay)
  })

  test('lies within its band', () => {
    fc.assert(
      fc.property(
        planOn(montem),
        fc.constantFrom('AI1_AVG', 'PP7D_NC1', 'AI1_SELL', 'PP30D_UNIVERSE'),
        (plan, exchange) => {
          const preferences = { ...cx, cx_empire: [{ type: 'BOTH', exchange }] }
          const { prices, result } = evaluated(plan, preferences as unknown as typeof cx)
          const { worst, best } = profitBand(world, prices, result)
          expect(worst).toBeLessThanOrEqual(result.profit)
          expect(best).toBeGreaterThanOrEqual(result.profit)
        },
      ),
      { numRuns: 60 },
    )
  })
})
