import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOn, world } from '../../../scripts/stage/world.ts'
import { bookedProfitTerm } from '../../explain/booked.ts'
import { combine, type Term } from '../../explain/term.ts'
import { ACCURATE } from '../../game/constants/rules.ts'
import type { CxData } from '../../game/cx.ts'
import type { PlanData } from '../../game/plan.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import { resolvePrices } from '../prices.ts'
import { type BookedPlan, bookedProfit } from './booked-profit.ts'
import { curvesOf } from './books.ts'
import { fillPrice } from './fill.ts'

const curveOf = curvesOf(world)
const cx: CxData = {
  name: 'AI1',
  cx_empire: [
    { type: 'BUY', exchange: 'AI1_BUY' },
    { type: 'SELL', exchange: 'AI1_SELL' },
  ],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}
const HERE = 'OT-580b'
const prices = resolvePrices(world, cx, HERE, ACCURATE)
const booked = (plan: PlanData): BookedPlan => {
  const { profit, materialio } = evaluatePlan(world, {
    ...{ plan, prices, empire: null, rules: ACCURATE },
  })
  return { planetNaturalId: HERE, profit, materialio }
}
const plans = planOn(world.planets.indexOf.get(HERE)!)
const ask = (list: readonly BookedPlan[], days: number) =>
  bookedProfit(world, curveOf, { plans: list, cx, rules: ACCURATE, days })
const totalOf = (term: Term): number =>
  term.operation ? combine(term.operation, term.terms.map(totalOf)) : term.value

describe('a profit by the book', () => {
  test('is what its derivation comes to, and lies beside a band that holds the list', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 60 }), (plan, days) => {
        const list = [booked(plan)]
        const found = ask(list, days)
        const term = bookedProfitTerm(world, curveOf, { plans: list, cx, rules: ACCURATE, days })
        const slack = 1e-6 * (1 + Math.abs(found.booked))
        expect(Math.abs(totalOf(term) - found.booked)).toBeLessThan(slack)
        expect(found.band.worst).toBeLessThanOrEqual(found.profit)
        expect(found.band.best).toBeGreaterThanOrEqual(found.profit)
      }),
      { numRuns: 60 },
    )
  })

  test('under average prices meets the book of the nearest exchange, and says which one', () => {
    const flow = [{ ticker: 'RAT', delta: 2000 }]
    const plan = (planetNaturalId: string) => ({ planetNaturalId, profit: 50, materialio: flow })
    const averages = (planet: string, at: CxData | null = null) =>
      bookedProfit(world, curveOf, {
        ...{ plans: [plan(planet)], cx: at, rules: ACCURATE, days: 7 },
      })
    // Montem orbits the star of Moria Station.
    const near = averages(HERE)
    expect(near).toMatchObject({ nearest: ['NC1'], isBooked: true })
    expect(near.rows[0]).toMatchObject({ exchange: 'NC1', side: 'SELL' })
    const rations = world.materials.indexOf.get('RAT')!
    const filled = fillPrice(curveOf('NC1', rations, 'SELL')!, 14_000)
    expect(near.rows[0]!.bookValue).toBe(filled.value)
    expect(near.booked).not.toBe(near.profit)
    const { Ask, Bid } = world.exchanges.get('NC1')!.prices
    const list = resolvePrices(world, null, HERE, ACCURATE).sell[rations]!
    const offers = [list, Ask[rations]!, Bid[rations]!].filter((price) => price > 0)
    expect(near.band.best).toBeCloseTo(50 + 2000 * (Math.max(...offers) - list), 6)
    expect(near.band.worst).toBeCloseTo(50 + 2000 * (Math.min(...offers) - list), 6)

    // No jumps lead from this planet to any exchange.
    expect(averages('BN-299a')).toMatchObject({ nearest: [null], isBooked: false, booked: 50 })
    const byHand = { ...cx, ticker_empire: [{ ticker: 'RAT', type: 'SELL', value: 9 }] } as const
    expect(averages(HERE, byHand as unknown as CxData)).toMatchObject({
      ...{ nearest: [], isBooked: false },
    })
    expect(averages(HERE, cx)).toMatchObject({ nearest: [], isBooked: true })
  })

  test('of several bases asks the book of all that they trade, and each bears its part', () => {
    const maker = { planetNaturalId: HERE, profit: 100, materialio: [{ ticker: 'RAT', delta: 50 }] }
    const user = { planetNaturalId: HERE, profit: -20, materialio: [{ ticker: 'RAT', delta: -30 }] }
    const { rows, profit, booked: byBook, sold, bought, plans: parts } = ask([maker, user], 10)
    expect(profit).toBe(80)
    expect(rows.map(({ side, amount }) => [side, amount]).sort()).toEqual([
      ['BUY', 300],
      ['SELL', 500],
    ])
    expect(parts.reduce((sum, part) => sum + part, profit)).toBeCloseTo(byBook, 6)
    expect(profit + sold - bought).toBeCloseTo(byBook, 6)
    expect(parts[0]).toBeCloseTo(sold, 6)
    expect(parts[1]).toBeCloseTo(-bought, 6)
  })
})
