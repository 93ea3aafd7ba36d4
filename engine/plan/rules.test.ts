import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { planInput, world } from '../../scripts/stage/world.ts'
import { building, NO_PREFERENCES, planet, tinyData } from '../../tests/engine/tiny.ts'
import { REFERENCE_BASES } from '../game/constants/bases.ts'
import { ACCURATE, CLASSIC, type Rules } from '../game/constants/rules.ts'
import { storageCapacity } from '../game/constants/storage.ts'
import type { PlanData } from '../game/plan.ts'
import { resolvePrices } from '../market/prices.ts'
import { analyseRepair } from '../supply/repair.ts'
import { compileUniverse } from '../universe/universe.ts'
import { blankPlan } from './blank.ts'
import { evaluatePlan } from './evaluate.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const PLANET = 'BB-002b'
const places = { Area: 10, Pioneer: 0, Settler: 0, Technician: 0, Engineer: 0, Scientist: 0 }
const universe = compileUniverse({
  ...tinyData,
  buildings: [
    ...tinyData.buildings,
    building('LAB', { Pioneers: 0, Scientists: 50 }),
    building('HB1', { Habitation: { ...places, Pioneer: 100 }, Type: 'INFRASTRUCTURE' }),
    building('HB5', { Habitation: { ...places, Scientist: 100 }, Type: 'INFRASTRUCTURE' }),
  ],
  planets: [planet(PLANET, { Fertility: 0 })],
})
const PRICES = { GRN: 100, H2O: 10, MCG: 1, DW: 3, RAT: 6, OVE: 30, PWO: 50, COF: 20, WS: 1000 }
const prices = resolvePrices(
  universe,
  {
    ...NO_PREFERENCES,
    ticker_empire: Object.entries(PRICES).map(([ticker, value]) => ({
      ticker,
      type: 'BOTH',
      value,
    })),
  },
  PLANET,
)

/** Three farms with 150 pioneers, of whom 100 are housed, without their first luxury. */
const blank = blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null })
const FARMS: PlanData = {
  ...blank,
  planet: { ...blank.planet, workforce: [{ type: 'pioneer', lux1: false, lux2: true }] },
  infrastructure: [{ building: 'HB1', amount: 1 }],
  buildings: [{ name: 'FRM', amount: 3, active_recipes: [{ recipeid: 'FRM#b', amount: 1 }] }],
}
const evaluate = (rules: Rules, plan = FARMS) =>
  evaluatePlan(universe, { plan, prices, empire: null, rules, withRecipeOptions: true })

/**
 * Calculated by hand. Two thirds are housed and the second luxury gives 11/12, so a farm works at 11/18. Three farms
 * make 11/6 runs a day of 1 H2O => 4 GRN: 715 $. A hundred pioneers use 4 DW, 4 RAT, 0.5 OVE and 0.5 COF: 61 $; with
 * 0.2 PWO 71 $. A farm costs 4 H2O and 120 MCG: 160 $.
 */
const [classic, accurate] = [evaluate(CLASSIC), evaluate(ACCURATE)]
const rows = [classic.production.buildings[0]!, accurate.production.buildings[0]!]

describe('a base of three farms with two thirds of their workers', () => {
  test('is billed for a full workforce with both luxuries, or for what it really provides', () => {
    const [full, provided] = rows
    expect(full!.workforceDailyCost).toBeCloseTo(-71 / 2, 9)
    expect(provided!.workforceDailyCost).toBeCloseTo(-61 / 3, 9)
    expect(provided!.workforceMaterials.map(({ ticker }) => ticker)).not.toContain('PWO')
    const workforceCost = (row: typeof full) => row!.activeRecipes[0]!.cogm.workforceCost
    expect(workforceCost(full)).toBeCloseTo((71 / 2) * (18 / 11), 9)
    expect(workforceCost(provided)).toBeCloseTo((61 / 3) * (18 / 11), 9)
    const optionRevenue = (row: typeof full) =>
      row!.recipeOptions.find(({ RecipeId }) => RecipeId === 'FRM#b')!.dailyRevenue
    expect(optionRevenue(full)).toBeCloseTo((390 * 11) / 18 - 160 / 180 - 71 / 2, 9)
    expect(optionRevenue(provided)).toBeCloseTo((390 * 11) / 18 - 160 / 180 - 61 / 3, 9)
  })
  test('takes the degradation of one farm, or of all three', () => {
    const [one, all] = rows
    expect(one!.dailyRevenue).toBeCloseTo(715 - (3 * 71) / 2 - 160 / 180, 9)
    expect(all!.dailyRevenue).toBeCloseTo(715 - 61 - (3 * 160) / 180, 9)
    expect(all!.dailyRevenue).toBeCloseTo(accurate.profit, 9)
  })
  test('fills its storage with imports and exports together, or with the larger of the two', () => {
    // Exports are 22/3 t of GRN, imports 11/6 × 0.2 t of H2O, and the same in m³. The other goods weigh nothing here.
    expect(classic.visitation.storageFilled).toBeCloseTo(1500 / (22 / 3 + 11 / 30), 9)
    expect(accurate.visitation.storageFilled).toBeCloseTo(1500 / (22 / 3), 9)
    expect(accurate.visitation.ships).toEqual(classic.visitation.ships)
  })
  test('has the same overview and material flow in both books: no scientist works there', () => {
    expect(accurate.overview).toEqual(classic.overview)
    expect(accurate.materialio).toEqual(classic.materialio)
  })
})

test('two hundred scientists use 0.2 tools a day, or 0.1', () => {
  const plan: PlanData = {
    ...blank,
    infrastructure: [{ building: 'HB5', amount: 2 }],
    buildings: [{ name: 'LAB', amount: 4, active_recipes: [] }],
  }
  const tools = (rules: Rules) =>
    evaluate(rules, plan).materialio.find(({ ticker }) => ticker === 'WS')
  expect(tools(CLASSIC)).toMatchObject({ input: 0.2, price: -200 })
  expect(tools(ACCURATE)).toMatchObject({ input: 0.1, price: -100 })
})

test('workers without any place on the base are not billed', () => {
  const row = evaluate(ACCURATE, { ...FARMS, infrastructure: [] }).production.buildings[0]!
  expect(row.workforceDailyCost).toBeCloseTo(0, 12)
  expect(row.workforceMaterials).toEqual([])
})

test('the area of a recipe option has the core module of its reference base, or has not', () => {
  const { areaPerBuilding, indexOf } = world.buildings
  for (const { building: ticker, amount } of REFERENCE_BASES) {
    const index = indexOf.get(ticker)!
    const { classic: without, accurate: whole } = areaPerBuilding
    expect((whole[index]! - without[index]!) * amount).toBeCloseTo(25, 9)
  }
})

const close = (a: number, b: number, scale: number) =>
  a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b), scale)

describe('any plan in Accurate', () => {
  const holds = (check: (input: Parameters<typeof evaluatePlan>[1]) => void) =>
    fc.assert(fc.property(planInput, check), { numRuns: 60 })

  test('earns what its rows earn, where goods are sold and bought at one price', () => {
    holds((drawn) => {
      const input = { ...drawn, prices: { ...drawn.prices, sell: drawn.prices.buy } }
      const { profit, revenue, cost, production } = evaluatePlan(world, {
        ...input,
        rules: ACCURATE,
      })
      const earned = production.buildings.reduce((sum, { dailyRevenue }) => sum + dailyRevenue, 0)
      const turnover = production.materialio.reduce((sum, { ticker, input: used, output }) => {
        const price = input.prices.buy[world.materials.indexOf.get(ticker)!]!
        return sum + (used + output) * price
      }, revenue + cost)
      if (!close(earned, profit, turnover)) throw new Error(`rows ${earned}, plan ${profit}`)
    })
  })

  test('has storage that lasts until the larger of import and export fills it', () => {
    holds((input) => {
      const filled = (rules: Rules) => evaluatePlan(world, { ...input, rules }).visitation
      const visits = filled(ACCURATE)
      const { tonnes, cubicMetres } = storageCapacity(
        evaluatePlan(world, { ...input, rules: ACCURATE }).infrastructure,
      )
      const days = Math.min(
        tonnes / Math.max(visits.dailyWeightImport, visits.dailyWeightExport),
        cubicMetres / Math.max(visits.dailyVolumeImport, visits.dailyVolumeExport),
      )
      expect(close(visits.storageFilled, days, 0)).toBe(true)
      const alone = { ...ACCURATE, storageDays: 'classic' } as const
      expect(visits.storageFilled).toBeGreaterThanOrEqual(filled(alone).storageFilled)
      expect(visits.storageFilled).toBeLessThanOrEqual(2 * filled(alone).storageFilled * (1 + 1e-9))
    })
  })

  test('is repaired on the day on which one of many like bases is', () => {
    fc.assert(
      fc.property(planInput, fc.integer({ min: 2, max: 9 }), (input, times) => {
        const more = <T extends { amount: number }>(entries: readonly T[]) =>
          entries.map((entry) => ({ ...entry, amount: entry.amount * times }))
        const repair = (plan: PlanData) => {
          const { production } = evaluatePlan(world, { ...input, plan, rules: ACCURATE })
          return analyseRepair(world, input.prices, production.buildings, ACCURATE)
        }
        const one = repair(input.plan)
        const many = repair({
          ...input.plan,
          infrastructure: more(input.plan.infrastructure),
          buildings: more(input.plan.buildings),
        })
        const best = one.profitPerDay[one.bestDay]!
        const scale = Math.max(...one.costPerDay, ...one.profitPerDay.map(Math.abs))
        expect(close(many.profitPerDay[one.bestDay]!, times * best, times * scale)).toBe(true)
        // Days that are equally good may swap places because of the last digit.
        expect(close(many.profitPerDay[many.bestDay]!, times * best, times * scale)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

test('a plan that names no book is evaluated in Classic', () => {
  fc.assert(
    fc.property(planInput, (input) => {
      expect(evaluatePlan(world, input)).toEqual(evaluatePlan(world, { ...input, rules: CLASSIC }))
    }),
    { numRuns: 20 },
  )
})
