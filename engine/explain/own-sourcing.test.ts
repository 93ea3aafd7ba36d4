import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consolidatedFlows, consolidatedTotals } from '../empire/consolidated.ts'
import { empireMaterialIo, empireTotals } from '../empire/empire.ts'
import { ownSourcing } from '../empire/own-sourcing.ts'
import { ownMoves } from '../fleet/freight/own-moves.ts'
import {
  explainOwnFlowValue,
  explainOwnTotal,
  explainProfitAtCost,
  explainUnitCost,
  type OwnContext,
} from './own-sourcing.ts'
import { combine, type Term } from './term.ts'

const flow = fc.tuple(
  fc.constantFrom('A', 'B', 'C', 'D'),
  fc.integer({ min: -100, max: 100 }),
  fc.integer({ min: 0, max: 50 }),
)
const bases = fc
  .array(
    fc.tuple(
      fc.nat(50),
      fc.nat(9),
      fc.uniqueArray(flow, { selector: ([ticker]) => ticker, maxLength: 4 }),
    ),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(([degradation, fees, flows], n) => {
      const materialIo = flows.map(([ticker, delta, unit]) => ({
        ticker,
        input: Math.max(-delta, 0),
        output: Math.max(delta, 0),
        delta,
        price: delta * unit,
      }))
      const revenue = materialIo.reduce((sum, { price }) => sum + Math.max(price, 0), 0)
      const bought = materialIo.reduce((sum, { price }) => sum - Math.min(price, 0), 0)
      const cost = bought + degradation + fees
      const uuid = String(n)
      const named = { uuid, name: `Base ${n}`, planetNaturalId: uuid }
      return {
        ...named,
        degradation,
        fees,
        materialIo,
        revenue,
        cost,
        profit: revenue - cost,
        area: 1,
        permits: 1,
      }
    }),
  )

/** Every operation in the tree must give the value of its term. */
function expectSound(term: Term): void {
  for (const part of term.terms) expectSound(part)
  if (!term.operation) return
  const value = combine(
    term.operation,
    term.terms.map((part) => part.value),
  )
  expect(value).toBe(term.value)
}
const about = (value: number, expected: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected)))

/** Bases are identified by their number, which is their planet here. */
const place = fc.constantFrom('0', '1', '2', '3')
const rules = fc.record({
  sources: fc.array(
    fc.record({
      to: place,
      ticker: fc.constantFrom('A', 'B'),
      from: fc.oneof(place, fc.constant('exchange')),
      perDay: fc.option(fc.nat(40), { nil: Number.POSITIVE_INFINITY }),
    }),
    { maxLength: 3 },
  ),
  limits: fc.array(fc.record({ from: place, to: place, tonnesPerDay: fc.nat(60) }), {
    maxLength: 2,
  }),
})
const SIZES = {
  materials: {
    indexOf: new Map(['A', 'B', 'C', 'D'].map((ticker, n) => [ticker, n])),
    weight: [1, 2, 3, 4],
    volume: [1, 1, 1, 1],
  },
}

test('every figure of own sourcing is what its explanation comes to, with and without rules', () => {
  fc.assert(
    fc.property(bases, rules, (plans, supply) => {
      const sourcing = ownSourcing(plans, ownMoves(SIZES, plans, supply))
      const context: OwnContext = { plans, sourcing }
      for (const { ticker, unitCost } of sourcing.materials) {
        const term = explainUnitCost(context, ticker)
        expectSound(term)
        if (unitCost !== null) about(term.value, unitCost)
      }
      for (const { uuid } of plans) {
        const term = explainProfitAtCost(context, uuid)
        expectSound(term)
        about(term.value, sourcing.profits.get(uuid)!)
      }
      const totals = consolidatedTotals(empireTotals(plans), plans, sourcing)
      for (const figure of ['profit', 'revenue', 'cost', 'profitPerArea'] as const) {
        const term = explainOwnTotal(context, figure)
        expectSound(term)
        about(term.value, totals[figure])
      }
      for (const { ticker, deltaPrice } of consolidatedFlows(empireMaterialIo(plans), sourcing)) {
        const term = explainOwnFlowValue(context, ticker)
        expectSound(term)
        about(term.value, deltaPrice)
      }
    }),
  )
})
