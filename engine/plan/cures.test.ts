import { describe, expect, test } from 'vitest'
import { AI1_CX, data, world } from '../../scripts/stage/world.ts'
import type { PlanBuilding, PlanData } from '../game/plan.ts'
import { resolvePrices } from '../market/prices.ts'
import { blankPlan } from './blank.ts'
import { cureOf } from './cures.ts'
import { editedBase } from './editing/plan-editor.ts'
import { evaluatePlan } from './evaluate.ts'
import { largestSoldShare, soldSharesOf } from './sold-shares.ts'

const PLANET = data.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === 'VH-331a')!
const PRICES = resolvePrices(world, AI1_CX, PLANET.PlanetNaturalId)
const OFF = { withHabitations: false }

const planOf = (buildings: PlanBuilding[], houses: number): PlanData => ({
  ...blankPlan(PLANET),
  infrastructure: [{ building: 'HB1', amount: houses }],
  buildings,
})
const inputOf = (plan: PlanData) => ({ plan, prices: PRICES, empire: null })
const rowOf = (name: string, amount: number, recipeid: string): PlanBuilding => ({
  ...{ name, amount },
  active_recipes: [{ recipeid, amount: 1 }],
})
const GRAIN = 'FRM#1xH2O=>4xGRN'
const evaluated = (plan: PlanData) => evaluatePlan(world, inputOf(plan))
const withAmount = (plan: PlanData, building: number, amount: number) =>
  editedBase(plan, { kind: 'building amount', building, amount })

/** The best profit over all smaller amounts that help, tried one by one. */
function bestByHand(plan: PlanData, row: number, helps: (plan: PlanData) => boolean) {
  const amounts = Array.from({ length: plan.buildings[row]!.amount - 1 }, (_, n) => n + 1)
  const profits = amounts
    .map((amount) => withAmount(plan, row, amount))
    .filter(helps)
    .map((smaller) => evaluated(smaller).profit)
  return Math.max(...profits)
}

describe('too much of a good', () => {
  const FARMS = 40
  const plan = planOf([rowOf('FRM', FARMS, GRAIN)], FARMS)
  const { share } = soldSharesOf(evaluated(plan))[0]!

  test('is cured by the largest profit among the amounts that sell little enough', () => {
    const most = share / 3
    const problem = { kind: 'volume', row: 0, ticker: 'GRN', most } as const
    const cure = cureOf(world, inputOf(plan), problem, OFF)!
    const sellsLittle = (smaller: PlanData) => soldSharesOf(evaluated(smaller))[0]!.share <= most
    expect(cure.building).toBe('FRM')
    expect(sellsLittle(withAmount(plan, 0, cure.amount))).toBe(true)
    expect(cure.profit).toBe(bestByHand(plan, 0, sellsLittle))
    expect(cure.profit).toBe(evaluated(cure.edits.reduce(editedBase, plan)).profit)
  })

  test('leaves the base what it uses itself', () => {
    const watered = planOf([rowOf('RIG', 10, 'RIG#H2O'), rowOf('FRM', 30, GRAIN)], 60)
    const sold = soldSharesOf(evaluated(watered))[0]!
    const most = sold.share / 3
    const problem = { kind: 'volume', row: 0, ticker: 'H2O', most } as const
    const cure = cureOf(world, inputOf(watered), problem, OFF)!
    // With a third of the rigs, the farms would lack water.
    expect(cure.amount).toBeGreaterThan(Math.floor((10 * most) / sold.share))
    const sellsLittle = (plan: PlanData) => soldSharesOf(evaluated(plan))[0]!.share <= most
    expect(cure.profit).toBe(bestByHand(watered, 0, sellsLittle))
  })

  test('has no cure where even one building sells too much', () => {
    const problem = { kind: 'volume', row: 0, ticker: 'GRN', most: share / FARMS / 2 } as const
    expect(cureOf(world, inputOf(plan), problem, OFF)).toBeNull()
  })
})

test('a base that is too large is cured by the row that costs least', () => {
  const plan = planOf([rowOf('FRM', 30, GRAIN), rowOf('RIG', 40, 'RIG#H2O')], 30)
  const fits = (smaller: PlanData) => evaluated(smaller).area.areaLeft >= 0
  const cure = cureOf(world, inputOf(plan), { kind: 'area' }, OFF)!
  const cured = cure.edits.reduce(editedBase, plan)
  expect(cured.planet.permits).toBe(3)
  expect(fits(cured)).toBe(true)
  const withAll = editedBase(plan, { kind: 'permits', permits: 3 })
  expect(cure.profit).toBe(Math.max(...[0, 1].map((row) => bestByHand(withAll, row, fits))))
})

test('what the base uses itself is not sold, in the row as in the warning', () => {
  const alone = planOf([rowOf('RIG', 2, 'RIG#H2O')], 30)
  const used = planOf([rowOf('RIG', 2, 'RIG#H2O'), rowOf('FRM', 1, GRAIN)], 30)
  const water = (plan: PlanData) => {
    const result = evaluated(plan)
    const inRow = largestSoldShare(result.production.buildings[0]!.activeRecipes[0]!)
    expect(soldSharesOf(result).find(({ row }) => row === 0)?.share).toBe(inRow)
    return { inRow, delta: result.materialio.find(({ ticker }) => ticker === 'H2O')!.delta }
  }
  const [all, rest] = [water(alone), water(used)]
  expect(rest.delta).toBeLessThan(all.delta)
  expect(rest.inRow / all.inRow).toBeCloseTo(rest.delta / all.delta, 9)
})
