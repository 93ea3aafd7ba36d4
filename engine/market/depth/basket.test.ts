import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { world } from '../../../scripts/stage/world.ts'
import { BOOK_TOPS_AT } from '../../game/constants/book-tops.ts'
import { EXCHANGES } from '../../game/cx.ts'
import type { MarketBook } from '../../game/market-book.ts'
import { basket } from './basket.ts'
import { curvesOf } from './books.ts'
import type { FreightRates } from './venues.ts'

const curveOf = curvesOf(world)
const TICKERS = ['DW', 'RAT', 'FE', 'H2O', 'OVE', 'MCG', 'BSE', 'COF']
const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

const amounts = fc
  .uniqueArray(fc.constantFrom(...TICKERS), { minLength: 1, maxLength: 6 })
  .chain((tickers) =>
    fc.tuple(
      ...tickers.map((ticker) =>
        fc.integer({ min: 1, max: 20_000 }).map((amount) => ({ ticker, amount })),
      ),
    ),
  )
const rate = fc.record({
  perTonne: fc.double({ min: 0, max: 500, noNaN: true }),
  perCubicMetre: fc.double({ min: 0, max: 500, noNaN: true }),
})
const rates: fc.Arbitrary<FreightRates | null> = fc.option(
  fc
    .tuple(...EXCHANGES.map(() => fc.option(rate)))
    .map((list) =>
      Object.fromEntries(EXCHANGES.map((exchange, place) => [exchange, list[place] ?? null])),
    ),
)

describe('a basket of materials', () => {
  test('never costs more split over exchanges than at one that has all of it', () => {
    fc.assert(
      fc.property(amounts, rates, (wanted, freight) => {
        const found = basket(world, curveOf, wanted, freight)
        for (const { goods, freight: carried, short } of found.exchanges) {
          if (short.length > 0) continue
          expect(found.short).toEqual([])
          const slack = 1e-9 * (goods + carried)
          expect(found.goods + found.freight).toBeLessThanOrEqual(goods + carried + slack)
        }
      }),
    )
  })

  test('is what its lines come to, and what nobody has is named', () => {
    fc.assert(
      fc.property(amounts, rates, (wanted, freight) => {
        const { lines, goods, freight: carried, short } = basket(world, curveOf, wanted, freight)
        const sum = lines.reduce((total, { split }) => total + split.value, 0)
        expect(close(sum, goods + carried)).toBe(true)
        for (const { ticker, amount, split } of lines) {
          const missing = short.find((each) => each.ticker === ticker)?.amount ?? 0
          expect(close(split.filled + missing, amount)).toBe(true)
        }
      }),
    )
  })

  test('of whole units is split into whole units', () => {
    fc.assert(
      fc.property(amounts, rates, (wanted, freight) => {
        const { lines } = basket(world, curveOf, wanted, freight)
        const units = lines.flatMap(({ split }) => split.shares.map(({ fill }) => fill.filled))
        expect(units.filter((amount) => !Number.isInteger(amount))).toEqual([])
      }),
    )
  })

  test('leaves out an exchange from which no way leads, and says how old all of it is', () => {
    const near = { AI1: { perTonne: 10, perCubicMetre: 10 }, NC1: null }
    const found = basket(world, curveOf, [{ ticker: 'DW', amount: 100 }], near)
    expect(found.exchanges.map(({ exchange }) => exchange)).toEqual(['AI1'])
    const [row] = found.exchanges
    const dw = world.materials.indexOf.get('DW')!
    const unit = 10 * Math.max(world.materials.weight[dw]!, world.materials.volume[dw]!)
    expect(row!.freight).toBeCloseTo(100 * unit, 9)
    expect(found.ages).toEqual({ live: 0, oldest: null, assumed: 1, assumedAt: BOOK_TOPS_AT })
  })

  test('counts a book that is known instead of what once stood there', () => {
    const book: MarketBook = {
      ...{ ticker: 'FE', exchange: 'AI1', timestampMs: 7, bids: [] },
      asks: [
        { price: 10, amount: 60 },
        { price: 20, amount: 20 },
      ],
    }
    const known = curvesOf(world, [book])
    const { exchanges, ages } = basket(world, known, [{ ticker: 'FE', amount: 100 }], null)
    const here = exchanges.find(({ exchange }) => exchange === 'AI1')!
    expect(here.goods).toBe(60 * 10 + 20 * 20)
    expect(here.short).toEqual([{ ticker: 'FE', amount: 20 }])
    expect(here.rows[0]!.fill.last).toBe(20)
    expect(ages).toMatchObject({ live: 1, oldest: 7 })
  })

  test('unknown tickers and amounts of nothing are no part of it', () => {
    const nothing = [
      { ticker: 'XXX', amount: 5 },
      { ticker: 'DW', amount: 0 },
    ]
    expect(basket(world, curveOf, nothing, null)).toMatchObject({
      ...{ exchanges: [], lines: [], goods: 0, freight: 0, short: [] },
    })
  })
})
