import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { planInput, world } from '../../scripts/stage/world.ts'
import { RULES_NAMES, rulesNamed } from '../game/constants/rules.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { PlanInput } from '../plan/input.ts'
import type { PlanResult } from '../plan/result.ts'
import { analyseRepair } from '../supply/repair.ts'
import { shownFigures } from './figures.ts'
import { explain, type PlanFigure } from './plan.ts'
import { combine, type Term } from './term.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

/** Calculates the whole tree again from its leaves. */
function evaluate({ operation, terms, value }: Term): number {
  return operation ? combine(operation, terms.map(evaluate)) : value
}

/** The tolerance for sums of the same terms in another order; near zero, that of the remainder of large sums. */
function expectSame(actual: number, shown: number, figure: PlanFigure, scale: number) {
  if (actual === shown) return
  const allowed = 1e-9 * Math.max(1, Math.abs(shown), scale)
  if (!(Math.abs(actual - shown) <= allowed)) {
    throw new Error(`${JSON.stringify(figure)}: explained as ${actual}, shown as ${shown}`)
  }
}

/** The plan, and its profit between repairs, with few enough recipe options to explain each. */
function* explainedFigures(result: PlanResult, input: PlanInput): Generator<[PlanFigure, number]> {
  const buildings = result.production.buildings.map((building) => ({
    ...building,
    recipeOptions: building.recipeOptions.slice(0, 3),
  }))
  yield* shownFigures({ ...result, production: { ...result.production, buildings } })
  const { profitPerDay } = analyseRepair(world, input.prices, buildings, input.rules)
  for (const day of [0, 1, 90]) yield [{ of: 'repairProfit', day }, profitPerDay[day]!]
}

describe.each(RULES_NAMES)('every figure that a plan shows as %s', (book) => {
  test('is what its explanation comes to', () => {
    fc.assert(
      fc.property(planInput, (drawn) => {
        const input = { ...drawn, rules: rulesNamed(book) }
        const result = evaluatePlan(world, input)
        const scale = result.revenue + result.cost
        for (const [figure, shown] of explainedFigures(result, input)) {
          // If the profit is close to zero, a quotient by it magnifies the rounding errors of large sums.
          if (figure.of === 'roi' && Math.abs(result.profit) < 1e-3 * scale) continue
          const term = explain({ universe: world, input, result }, figure)
          expectSame(evaluate(term), shown, figure, figure.of === 'roi' ? 0 : scale)
          expect(Object.is(evaluate(term), term.value)).toBe(true)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('an explanation', () => {
  const input = fc.sample(planInput, { numRuns: 1, seed: 5 })[0]!
  const context = { universe: world, input, result: evaluatePlan(world, input) }

  test('says in words how a figure follows from its terms', () => {
    const profit = explain(context, { of: 'profit' })
    expect(profit.formula).toBe('Revenue − Cost')
    expect(profit.terms.map((term) => term.unit)).toEqual(['$/day', '$/day'])
  })
  test('is plain data that a worker can hand over', () => {
    const term = explain(context, { of: 'profit' })
    expect(structuredClone(term)).toEqual(term)
  })
  test('of a building or recipe that the plan does not have is refused', () => {
    expect(() => explain(context, { of: 'efficiency', row: 99 })).toThrow(
      'Building index 99 does not exist.',
    )
  })
})
