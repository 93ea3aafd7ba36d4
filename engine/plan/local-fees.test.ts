import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOn, world } from '../../scripts/stage/world.ts'
import { REFERENCE_BASES } from '../game/constants/bases.ts'
import { ACCURATE, type CLASSIC, withOther } from '../game/constants/rules.ts'
import { DAY_MS } from '../game/time.ts'
import { resolvePrices } from '../market/prices.ts'
import { recipeRoi } from '../roi/recipe-roi.ts'
import { resourceRoi } from '../roi/resource-roi.ts'
import { blankPlan } from './blank.ts'
import { evaluatePlan } from './evaluate.ts'
import { referencePlan } from './reference-plan.ts'

const MONTEM = 'OT-580b'
const montem = world.planets.indexOf.get(MONTEM)!
const without = withOther(ACCURATE, 'localFees')
const prices = resolvePrices(world, null, MONTEM, ACCURATE)
const smelter = (amount: number, active_recipes: { recipeid: string; amount: number }[]) => ({
  ...blankPlan({ PlanetNaturalId: MONTEM, COGCProgramActive: null }),
  infrastructure: [{ building: 'HB1' as const, amount: 1 }],
  buildings: [{ name: 'SME', amount, active_recipes }],
})
const [recipe] = world.recipesOf[world.buildings.indexOf.get('SME')!]!
const recipeid = world.recipes.id[recipe!]!
const evaluated = (plan: ReturnType<typeof smelter>, rules = ACCURATE) =>
  evaluatePlan(world, { plan, prices, empire: null, rules, withRecipeOptions: true })

describe('fees of the government', () => {
  test('are no part of Classic', () => {
    fc.assert(
      fc.property(planOn(montem), (plan) => {
        const { overview, diagnostics } = evaluatePlan(world, { plan, prices, empire: null })
        expect(overview.dailyFees).toBe(0)
        expect(diagnostics.filter(({ kind }) => kind === 'fees-unknown')).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test('are what the profit lacks, and what all rows pay', () => {
    fc.assert(
      fc.property(planOn(montem), (plan) => {
        const under = (rules: typeof CLASSIC) =>
          evaluatePlan(world, { plan, prices, empire: null, rules })
        const [paid, free] = [under(ACCURATE), under(without)]
        const { dailyFees } = paid.overview
        const close = (value: number, expected: number) =>
          expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(expected)))
        const rows = paid.production.buildings
        close(
          rows.reduce((sum, { dailyFee, amount }) => sum - dailyFee * amount, 0),
          dailyFees,
        )
        close(paid.profit, free.profit - dailyFees)
        close(paid.cost, free.cost + dailyFees)
        for (const [row, { dailyRevenue, dailyFee, amount }] of rows.entries()) {
          close(dailyRevenue, free.production.buildings[row]!.dailyRevenue + dailyFee * amount)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('are paid a day by a building that runs, whatever its efficiency; by an idle one not', () => {
    const run = [{ recipeid, amount: 2 }]
    expect(evaluated(smelter(3, run)).overview.dailyFees).toBeCloseTo(75, 9)
    expect(evaluated(smelter(3, [])).overview.dailyFees).toBe(0)
    expect(evaluated(smelter(3, [{ recipeid, amount: 0 }])).overview.dailyFees).toBe(0)
    const crowded = smelter(30, run)
    expect(evaluated(crowded).production.buildings[0]!.totalEfficiency).toBeLessThan(0.3)
    expect(evaluated(crowded).overview.dailyFees).toBeCloseTo(750, 9)
  })

  test('are in the cost of a run and in what a recipe would bring', () => {
    const [[paid], [free]] = [ACCURATE, without].map(
      (rules) => evaluated(smelter(1, [{ recipeid, amount: 1 }]), rules).production.buildings,
    ) as [[PaidRow], [PaidRow]]
    const { cogm } = paid.activeRecipes[0]!
    expect(cogm.fee).toBeCloseTo((25 * cogm.runtime) / DAY_MS, 9)
    expect(cogm.totalCost).toBeCloseTo(free.activeRecipes[0]!.cogm.totalCost + cogm.fee!, 9)
    for (const [i, option] of paid.recipeOptions.entries()) {
      expect(option.dailyRevenue).toBeCloseTo(free.recipeOptions[i]!.dailyRevenue - 25, 6)
    }
  })

  test('are in the ROI tables as in the plan of a row', () => {
    const roi = recipeRoi(world, { planetNaturalId: MONTEM, cx: null, rules: ACCURATE })
    for (const [row, profit] of roi.dailyProfit.entries()) {
      const plan = referencePlan({
        planetNaturalId: MONTEM,
        building: roi.buildingTicker[row]!,
        recipeId: roi.recipeId[row]!,
        cogc: roi.cogc[row]!,
      })
      const result = evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE })
      expect(result.overview.dailyFees).toBeGreaterThan(0)
      expect(roi.dailyFees[row]).toBeCloseTo(result.overview.dailyFees, 6)
      expect(Math.abs(profit - result.profit)).toBeLessThan(1e-6 * (1 + Math.abs(profit)))
      expect(roi.planCost[row]).toBeCloseTo(result.overview.totalConstructionCost, 3)
    }
    const profitOf = (rules: typeof CLASSIC) => {
      const table = resourceRoi(world, { material: 'LST', cx: null, rules })
      return table.dailyProfit[table.planetNaturalId.indexOf(MONTEM)]!
    }
    const extractors = REFERENCE_BASES.find(({ building }) => building === 'EXT')!.amount
    expect(profitOf(without) - profitOf(ACCURATE)).toBeCloseTo(25 * extractors, 6)
  })

  test('that are not known are named, and counted as none', () => {
    const plan = smelter(1, [{ recipeid, amount: 1 }])
    const elsewhere = { ...plan, planet: { ...plan.planet, planetid: 'JS-299a' } }
    const { overview, diagnostics } = evaluated(elsewhere)
    expect(overview.dailyFees).toBe(0)
    expect(diagnostics.find(({ kind }) => kind === 'fees-unknown')?.subject).toBe('JS-299a')
    expect(evaluated(plan).diagnostics.map(({ kind }) => kind)).not.toContain('fees-unknown')
    const idle = { ...elsewhere, buildings: [] }
    expect(evaluated(idle).diagnostics.map(({ kind }) => kind)).not.toContain('fees-unknown')
  })

  test('that are not known are no number in the rows of the ROI tables; Classic counts none', () => {
    const fees = (planetNaturalId: string, rules: typeof CLASSIC) =>
      recipeRoi(world, { planetNaturalId, cx: null, rules }).dailyFees
    expect(fees('JS-299a', ACCURATE).every(Number.isNaN)).toBe(true)
    expect(fees('JS-299a', without).every((fee) => fee === 0)).toBe(true)
    const { dailyFees, planetNaturalId } = resourceRoi(world, {
      material: 'LST',
      cx: null,
      rules: ACCURATE,
    })
    const known = planetNaturalId.filter((_, row) => !Number.isNaN(dailyFees[row]))
    expect(known).toContain(MONTEM)
    expect(known.length).toBeLessThan(planetNaturalId.length)
  })

  test('for a new base are part of what it costs, once', () => {
    const { planets } = world
    const charging = planets.establishmentFee.findIndex((fee) => fee > 0)
    const planetid = planets.naturalId[charging]!
    const plan = { ...smelter(0, []), planet: { ...smelter(0, []).planet, planetid } }
    const cost = (rules: typeof CLASSIC) => evaluated(plan, rules).overview.totalConstructionCost
    expect(cost(ACCURATE) - cost(without)).toBeCloseTo(planets.establishmentFee[charging]!, 6)
  })
})

type PaidRow = ReturnType<typeof evaluated>['production']['buildings'][number]
