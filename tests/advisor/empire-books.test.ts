import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { stepsBetween, valueBy } from '../../engine/advisor/empire/book-steps.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import type { BookStep, MarketBook } from '../../engine/game/market-book.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { fertile, small } from './few-planets.ts'
import { FREIGHT, ids, question } from './sample-empire-question.ts'

const solver = highsSolver(await load())
const ENDLESS = 1e9
const { ticker: tickers, indexOf } = small.materials
const { Ask, Bid } = small.exchanges.get('AI1')!.prices
/** Nobody gives anything for nothing, but nearly. */
const priced = (price: number) => Math.max(price, 1e-9)

const bookOf = (ticker: string, bids: readonly BookStep[], asks: readonly BookStep[]) =>
  ({ ticker, exchange: 'AI1', timestampMs: 1000, bids: [...bids], asks: [...asks] }) as MarketBook

/** Any amount at the list's price, of every material. */
const endless = tickers.map((ticker, material) =>
  bookOf(
    ticker,
    [{ price: priced(Bid[material]!), amount: ENDLESS }],
    [{ price: priced(Ask[material]!), amount: ENDLESS }],
  ),
)

const farm = (planetid: string): PlanData => ({
  planet: { planetid, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
  infrastructure: [{ building: 'HB1', amount: 2 }],
  buildings: [
    { name: 'FRM', amount: 2, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
  ],
})

async function best(asked: BestEmpireQuestion) {
  const found = await bestEmpire(empirePoolOfOne(solver, small), asked)
  if (!('best' in found)) throw new Error(found.status)
  return { ...found.best, bound: found.bound }
}

describe('trade that meets the books', () => {
  test('two bases share two steps: what the first takes, the second sells at a lower price', async () => {
    const existing = fertile.slice(0, 2).map(({ PlanetNaturalId: id }) => ({
      ...{ name: id, plan: farm(id), choice: 'keep' as const },
    }))
    const asked = (books: readonly MarketBook[] | null) =>
      best(question({ planets: [], existing, books, limits: { permits: 2, sellShare: 0.5 } }))
    const byList = await asked(endless)
    const made = byList.bases.map(
      ({ result }) => result.materialio.find(({ ticker }) => ticker === 'GRN')!.delta,
    )
    const all = made[0]! + made[1]!
    const price = Bid[indexOf.get('GRN')!]!
    // Half of each order may be filled: half of all grain at nine tenths of the price, the rest at half of it.
    const bids = [
      { price: 0.9 * price, amount: all },
      { price: 0.5 * price, amount: 10 * all },
    ]
    const books = endless.map((book) => (book.ticker === 'GRN' ? { ...book, bids } : book))
    const { totals, trade, markets, promised } = await asked(books)
    expect(byList.totals.book).toBeCloseTo(0, 6)
    expect(totals.book).toBeCloseTo(-0.3 * all * price, 5)
    expect(totals.profit).toBeCloseTo(byList.totals.profit - 0.3 * all * price, 5)
    expect(promised).toBeCloseTo(totals.profit, 5)
    const grain = trade.filter(({ ticker }) => ticker === 'GRN')
    expect(grain.map(({ book }) => book)).toEqual(
      made.map((perDay) => expect.closeTo(-0.3 * perDay * price, 5)),
    )
    expect(markets.find(({ ticker }) => ticker === 'GRN')).toMatchObject({
      source: { kind: 'book', timestampMs: 1000 },
    })
  })

  test('one order of any amount at the list price is no limit at all', () =>
    fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...ids], { minLength: 2, maxLength: 2 }),
        fc.constantFrom(null, FREIGHT),
        async (planets, freight) => {
          const limits = { permits: 2 }
          const free = await best(question({ planets, freight, limits }))
          const booked = await best(question({ planets, freight, limits, books: endless }))
          const scale = Math.max(1, free.totals.profit)
          expect(Math.abs(booked.totals.profit - free.totals.profit) / scale).toBeLessThan(1e-4)
          expect(Math.abs(booked.bound - free.bound) / scale).toBeLessThan(1e-3)
        },
      ),
      { numRuns: 3 },
    ))

  test('the promise is what the plans come to by the same steps, and nothing exceeds the bound', () =>
    fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...ids], { minLength: 2, maxLength: 3 }),
        fc.constantFrom(0.05, 0.2, 1),
        fc.constantFrom(null, FREIGHT),
        // Earlier books everywhere; or some books in which somebody bids more than others ask.
        fc.constantFrom(0, 0.9, 1.5),
        async (planets, share, freight, bid) => {
          const books = endless.flatMap(({ ticker, asks }, material) =>
            bid > 0 && material % 2 === 0
              ? [bookOf(ticker, [{ price: bid * asks[0]!.price, amount: 50 }], asks)]
              : [],
          )
          const limits = { permits: 2, sellShare: share, buyShare: share }
          const found = await best(question({ planets, freight, books, limits }))
          const { totals, promised, markets, bases, trade } = found
          const tolerance = 1e-6 * Math.max(1, Math.abs(totals.profit))
          expect(Math.abs(totals.profit - promised)).toBeLessThanOrEqual(tolerance)
          const earned = bases.reduce((sum, { earns }) => sum + earns, 0)
          expect(Math.abs(earned - totals.profit)).toBeLessThanOrEqual(tolerance)
          expect(found.bound).toBeGreaterThanOrEqual(totals.profit - tolerance)
          for (const { perDay, most } of markets) expect(perDay).toBeLessThanOrEqual(most + 1e-6)
          for (const { ticker, base, side } of trade) {
            const { delta } = bases[base]!.result.materialio.find((one) => one.ticker === ticker)!
            expect(Math.sign(delta)).toBe(side === 'sell' ? 1 : -1)
          }
        },
      ),
      { numRuns: 6 },
    ))

  test('a day fills no more of an order than what comes back', async () => {
    const planets = [...ids].slice(0, 2)
    const earns = async (limits: object, refillShare?: number) => {
      const asked = { planets, books: [], limits: { permits: 2, ...limits }, refillShare }
      return (await best(question(asked))).totals.profit
    }
    const byShare = await earns({ sellShare: 0.05, buyShare: 0.05 })
    expect(await earns({ sellShare: 0.2 }, 0.05)).toBeCloseTo(byShare, 4)
    expect(await earns({ sellShare: 0.05, buyShare: 0.05 }, 0.2)).toBeCloseTo(byShare, 4)
  })

  test('others take the best orders first, and what stands trades the rest at the worst price', () => {
    const steps = [
      { most: 4, price: 10 },
      { most: 6, price: 8 },
    ]
    expect(stepsBetween(steps, 5, 3, 0)).toEqual([{ most: 3, price: 8 }])
    expect(stepsBetween(steps, 0, 12, 0)).toEqual([...steps, { most: 2, price: 8 }])
    expect(stepsBetween([], 0, 2, 3)).toEqual([{ most: 2, price: 3 }])
    expect(valueBy(steps, 7)).toBe(64)
  })
})
