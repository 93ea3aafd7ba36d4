import { describe, expect, test } from 'vitest'
import { data, world } from '../../scripts/stage/world.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import { resolvePrices } from '../market/prices.ts'
import { compileUniverse } from '../universe/universe.ts'
import { type BalanceWay, balanceWays } from './balancing.ts'
import { blankPlan } from './blank.ts'
import { planEditor } from './editing/plan-editor.ts'
import { evaluatePlan } from './evaluate.ts'

const PLANET = 'VH-331a'
const prices = resolvePrices(world, null, PLANET)

/** Farms that make grain, with homes for all. */
function farmland(amount: number) {
  const plan = blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null })
  return {
    ...plan,
    infrastructure: [{ building: 'HB1' as const, amount: 100 }],
    buildings: [
      { name: 'FRM', amount, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
    ],
  }
}

const deltaOf = (plan: ReturnType<typeof farmland>, ticker: string) =>
  evaluatePlan(world, { plan, prices, empire: null }).materialio.find(
    (row) => row.ticker === ticker,
  )!.delta

function edited(plan: ReturnType<typeof farmland>, { edits }: BalanceWay) {
  let state = plan
  for (const edit of edits) {
    const done = planEditor.apply(state, edit)
    if (!done.ok) throw new Error(done.why)
    state = done.state as typeof plan
  }
  return state
}

describe('ways to balance a material', () => {
  test('a deficit is made up for, and the figures are those of the plan that the edits make', () => {
    const plan = farmland(6)
    const ways = balanceWays(world, { plan, prices, empire: null }, 'H2O', {
      withHabitations: true,
    })
    expect(ways.map(({ recipeId }) => recipeId)).toContain('RIG#H2O')
    expect(ways.every(({ reach, covered }) => reach === 'all' && covered === 1)).toBe(true)
    const before = evaluatePlan(world, { plan, prices, empire: null })
    for (const way of ways) {
      const next = edited(plan, way)
      const result = evaluatePlan(world, { plan: next, prices, empire: null })
      expect(deltaOf(next, 'H2O')).toBeGreaterThanOrEqual(-1e-9)
      expect(way.delta).toBeCloseTo(deltaOf(next, 'H2O'), 9)
      expect(way.profitChange).toBeCloseTo(result.profit - before.profit, 6)
      expect(way.areaChange).toBe(result.area.areaUsed - before.area.areaUsed)
      expect(way.areaLeft).toBe(result.area.areaLeft)
    }
    expect(ways.map(({ profitChange }) => profitChange)).toEqual(
      ways.map(({ profitChange }) => profitChange).toSorted((a, b) => b - a),
    )
  })

  test('one building fewer would leave a deficit', () => {
    const plan = farmland(40)
    const way = balanceWays(world, { plan, prices, empire: null }, 'H2O', {
      withHabitations: true,
    }).find(({ recipeId, reach }) => recipeId === 'RIG#H2O' && reach === 'all')!
    expect(way.added).toBeGreaterThan(1)
    const fewer = {
      ...way,
      edits: way.edits.map((edit) =>
        edit.kind === 'building amount' ? { ...edit, amount: edit.amount - 1 } : edit,
      ),
    }
    expect(deltaOf(edited(plan, fewer), 'H2O')).toBeLessThan(0)
  })

  test('a surplus is used up as far as it goes', () => {
    const plan = farmland(6)
    const ways = balanceWays(world, { plan, prices, empire: null }, 'GRN', {
      withHabitations: true,
    })
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) {
      expect(way.added).toBeGreaterThanOrEqual(1)
      if (way.added > 1) expect(way.delta).toBeGreaterThanOrEqual(-1e-9)
    }
  })

  test('where all of it takes more area than is left, as many buildings as fit are offered too', () => {
    const input = { plan: farmland(10), prices, empire: null }
    const options = { withHabitations: true }
    const ways = balanceWays(world, input, 'GRN', options)
    const all = ways.filter(({ reach }) => reach === 'all')
    const fitting = ways.filter(({ reach }) => reach === 'what fits')
    expect(fitting.length).toBeGreaterThan(0)
    expect(ways).toHaveLength(all.length + fitting.length)
    const now = deltaOf(input.plan, 'GRN')
    for (const way of all) {
      const part = fitting.find(({ recipeId }) => recipeId === way.recipeId)
      expect(part !== undefined).toBe(way.areaLeft < 0 && way.added > 1)
      if (!part) continue
      expect(part.areaLeft).toBeGreaterThanOrEqual(0)
      expect(part.added).toBeLessThan(way.added)
      const next = edited(input.plan, part)
      const result = evaluatePlan(world, { ...input, plan: next })
      expect(result.area.areaLeft).toBe(part.areaLeft)
      expect(part.covered).toBeCloseTo((now - deltaOf(next, 'GRN')) / now, 9)
      expect(part.covered).toBeLessThan(way.covered)
      // One more building would not fit, with the homes that it needs.
      const more = balanceWays(world, { ...input, plan: next }, 'GRN', options)
      const one = more.find(
        ({ recipeId, reach, added }) =>
          recipeId === part.recipeId && (reach === 'one more' || (reach === 'all' && added === 1)),
      )
      expect(one!.areaLeft).toBeLessThan(0)
    }
  })

  test('where no building fits, one more is offered', () => {
    const input = { plan: farmland(30), prices, empire: null }
    const ways = balanceWays(world, input, 'GRN', { withHabitations: true })
    expect(ways.filter(({ reach }) => reach === 'what fits')).toEqual([])
    const more = ways.filter(({ reach }) => reach === 'one more')
    expect(more.length).toBeGreaterThan(0)
    for (const way of more) {
      expect(way.added).toBe(1)
      expect(way.areaLeft).toBeLessThan(0)
    }
  })

  test('nothing is proposed for what is balanced or unknown', () => {
    const input = { plan: farmland(6), prices, empire: null }
    expect(balanceWays(world, input, 'AAR', { withHabitations: true })).toEqual([])
    expect(balanceWays(world, input, '???', { withHabitations: true })).toEqual([])
  })
})

test('no way trades what has no price', () => {
  const without = (ticker: string) => {
    const exchanges = data.exchanges.filter(({ MaterialTicker }) => MaterialTicker !== ticker)
    const universe = compileUniverse({ ...data, exchanges })
    const at = resolvePrices(universe, null, PLANET, ACCURATE)
    const input = { plan: farmland(10), prices: at, empire: null, rules: ACCURATE }
    return balanceWays(universe, input, 'GRN', { withHabitations: false }).map(
      ({ recipeId }) => recipeId,
    )
  }
  const rations = 'FP#1xGRN 1xALG 1xNUT=>10xRAT'
  expect(without('ALG')).not.toContain(rations)
  expect(without('RAT')).not.toContain(rations)
  expect(without('FEO')).toContain(rations)
})
