import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { AI1_CX, cxFor, data, planInput, world, worldOf2025 } from '../../scripts/stage/world.ts'
import { NO_PREFERENCES } from '../../tests/engine/tiny.ts'
import { ACCURATE, CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import type { PlanData } from '../game/plan.ts'
import { dailyVolumeOf } from '../market/daily-volume.ts'
import { PRICE_UNKNOWN, type Prices, resolvePrices } from '../market/prices.ts'
import { compileUniverse } from '../universe/universe.ts'
import { blankPlan } from './blank.ts'
import { constructionCost } from './construction.ts'
import {
  addBuilding,
  setBuildingAmount,
  setCogc,
  setCorphq,
  setExperts,
  setInfrastructure,
  setPermits,
} from './edit.ts'
import { evaluatePlan } from './evaluate.ts'
import type { EmpireBonus, PlanInput } from './input.ts'
import type { MaterialFlow, PlanResult } from './result.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const PROMITOR = 'VH-331a'
const INFERTILE = 'CG-044c'

const noPreferences = (planet: string) => resolvePrices(world, null, planet)
const blankOn = (planet: string) => blankPlan({ PlanetNaturalId: planet, COGCProgramActive: null })

/** A plan with one row and nothing else, on fertile ground unless said otherwise. */
function rowOf(
  name: string,
  amount = 1,
  recipes: PlanData['buildings'][number]['active_recipes'] = [],
  planet = PROMITOR,
) {
  const plan = setBuildingAmount(addBuilding(blankOn(planet), name), 0, amount)
  return { ...plan, buildings: [{ ...plan.buildings[0]!, active_recipes: recipes }] }
}
const FARM = rowOf('FRM', 2, [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }])

const evaluate = (plan: PlanData, change: Partial<PlanInput> = {}) =>
  evaluatePlan(world, {
    plan,
    prices: noPreferences(plan.planet.planetid),
    empire: null,
    ...change,
  })
const factors = (result: PlanResult) =>
  Object.fromEntries(
    result.production.buildings[0]!.efficiencyElements.map((f) => [f.efficiencyType, f.value]),
  )

const close = (a: number, b: number, scale = Math.abs(b)) =>
  a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, scale)

function* numbersIn(value: unknown, path = ''): Generator<[string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* numbersIn(inner, `${path}.${key}`)
  }
}

describe('any plan', () => {
  const holds = (check: (result: PlanResult, input: PlanInput) => void, numRuns = 150) =>
    fc.assert(
      fc.property(planInput, (input) => check(evaluatePlan(world, input), input)),
      { numRuns },
    )

  test('shows a number everywhere', () => {
    holds((result) => {
      for (const [path, value] of numbersIn(result)) {
        if (Number.isNaN(value)) throw new Error(`${path} is not a number`)
      }
    })
  })

  test('uses and makes what production and workforce together do', () => {
    const of = (rows: readonly MaterialFlow[], ticker: string) =>
      rows.find((row) => row.ticker === ticker) ?? { input: 0, output: 0 }
    holds((result) => {
      for (const { ticker, input, output, delta } of result.materialio) {
        const production = of(result.productionMaterialIO, ticker)
        const workforce = of(result.workforceMaterialIO, ticker)
        expect(close(input, production.input + workforce.input)).toBe(true)
        expect(close(output, production.output + workforce.output)).toBe(true)
        expect(delta).toBe(output - input)
      }
      const parts = [...result.productionMaterialIO, ...result.workforceMaterialIO]
      expect(new Set(parts.map((row) => row.ticker)).size).toBe(result.materialio.length)
    })
  })

  test('earns its revenue less its cost', () => {
    holds(({ profit, revenue, cost, overview, materialio }) => {
      const value = materialio.reduce((sum, { price }) => sum + price, 0)
      expect(close(profit, revenue - cost, revenue + cost)).toBe(true)
      expect(close(cost, overview.dailyCost + overview.dailyDegradationCost)).toBe(true)
      expect(close(value, revenue - overview.dailyCost, revenue + cost)).toBe(true)
    })
  })

  test('has no less area with another permit', () => {
    holds((result, input) => {
      const plan = setPermits(input.plan, input.plan.planet.permits + 1)
      const more = evaluatePlan(world, { ...input, plan })
      expect(more.area.areaTotal).toBeGreaterThanOrEqual(result.area.areaTotal)
      expect(more.area.areaUsed).toBe(result.area.areaUsed)
    }, 50)
  })

  test('comes to the same when a row is split in two', () => {
    holds((whole, input) => {
      const row = input.plan.buildings.findIndex((building) => building.amount > 1)
      if (row < 0) return
      const building = input.plan.buildings[row]!
      const parts = [1, building.amount - 1].map((amount) => ({ ...building, amount }))
      const plan = { ...input.plan, buildings: input.plan.buildings.toSpliced(row, 1, ...parts) }
      const split = evaluatePlan(world, { ...input, plan })
      const scale = whole.revenue + whole.cost
      for (const total of ['profit', 'cost', 'revenue'] as const) {
        expect(close(split[total], whole[total], scale)).toBe(true)
      }
      expect(split.area).toEqual(whole.area)
      expect(split.workforce).toEqual(whole.workforce)
      for (const [i, { ticker, delta, input: used }] of whole.materialio.entries()) {
        expect(split.materialio[i]!.ticker).toBe(ticker)
        expect(close(split.materialio[i]!.delta, delta, used + Math.abs(delta))).toBe(true)
      }
    })
  })

  test('says of each recipe what is made a day, and which part of the trade that is', () => {
    holds(({ production, materialio }, { prices: { cx, planetNaturalId } }) => {
      const { sold } = dailyVolumeOf(world, cx, planetNaturalId)
      const made = new Map<string, number>()
      for (const { activeRecipes } of production.buildings)
        for (const { recipe, runs, soldShares } of activeRecipes) {
          expect(soldShares).toHaveLength(recipe.Outputs.length)
          for (const { Ticker, Amount } of recipe.Outputs) {
            made.set(Ticker, (made.get(Ticker) ?? 0) + Amount * runs)
            const { share } = soldShares.find(({ ticker }) => ticker === Ticker)!
            const traded = sold[world.materials.indexOf.get(Ticker)!]!
            const { delta, output } = materialio.find(({ ticker }) => ticker === Ticker) ?? {
              delta: 0,
              output: 0,
            }
            if (delta <= 0 || output === 0) expect(share).toBe(0)
            else if (traded === 0) expect(share).toBe(runs > 0 ? Infinity : 0)
            else {
              const net = (Amount * runs * delta) / output / traded
              expect(close(share, net, net)).toBe(true)
            }
          }
        }
      for (const { ticker, output } of production.materialio)
        expect(close(made.get(ticker) ?? 0, output, output)).toBe(true)
    })
  })

  test('scales every sum of money with the prices, and nothing else', () => {
    const tripled = (prices: Prices) => ({
      ...prices,
      buy: prices.buy.map((price) => 3 * price),
      sell: prices.sell.map((price) => 3 * price),
    })
    const MONEY =
      /^\.(profit|cost|revenue|infrastructureCosts|overview\.(?!roi))|\.(price|dailyRevenue|constructionCost|workforceDailyCost|profitPerArea|degradation|degradationShare|workforceCost|workforceCostTotal|costUnit|costTotal|costSplit|inputTotal|totalCost|outputRevenue|totalProfit|dailyProfit)$/
    holds((result, input) => {
      const dearer = evaluatePlan(world, { ...input, prices: tripled(input.prices) })
      const scaled = new Map(numbersIn(dearer))
      const scale = result.revenue + result.cost
      for (const [path, value] of numbersIn(result)) {
        if (/\.roi$/.test(path)) continue
        const wanted = MONEY.test(path) ? 3 * value : value
        if (!close(scaled.get(path)!, wanted, Math.max(scale, Math.abs(wanted)))) {
          throw new Error(`${path}: ${value} became ${scaled.get(path)}`)
        }
      }
    }, 60)
  })

  test('comes to the same again, whatever was evaluated in between', () => {
    fc.assert(
      fc.property(planInput, planInput, (one, other) => {
        const before = structuredClone(one.plan)
        const first = evaluatePlan(world, one)
        const copy = structuredClone(first)
        evaluatePlan(world, other)
        expect(evaluatePlan(world, one)).toEqual(first)
        expect(first).toEqual(copy)
        expect(one.plan).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  test('follows a change of the preferences at once', () => {
    fc.assert(
      fc.property(planInput, cxFor(PROMITOR), (input, cx) => {
        evaluatePlan(world, input)
        const prices = resolvePrices(world, cx, input.plan.planet.planetid)
        for (const row of evaluatePlan(world, { ...input, prices }).materialio) {
          const material = world.materials.indexOf.get(row.ticker)!
          const side = row.delta >= 0 ? prices.sell : prices.buy
          expect(row.price).toBe(row.delta * side[material]!)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('workforce', () => {
  const housed = setInfrastructure(FARM, 'HB1', 2)

  test('with both luxuries and housing to spare works fully', () => {
    expect(evaluate(housed).workforce.pioneer.efficiency).toBeCloseTo(1, 12)
  })
  test('without any luxury works at 79 %', () => {
    const workforce = [{ type: 'pioneer', lux1: false, lux2: false }] as const
    const plan = { ...housed, planet: { ...housed.planet, workforce: [...workforce] } }
    expect(evaluate(plan).workforce.pioneer.efficiency).toBeCloseTo(
      0.02 * (13 / 3) * 5 * (11 / 6),
      12,
    )
  })
  test('without housing does not work and does not consume', () => {
    const { workforce, workforceMaterialIO } = evaluate(rowOf('FRM', 4))
    expect(workforce.pioneer.efficiency).toBe(0)
    expect(workforceMaterialIO).toEqual([])
  })
  test('half housed works half, and only those who are housed consume', () => {
    const half = evaluate(setInfrastructure(rowOf('FP', 10), 'HB1', 2))
    expect(half.workforce.pioneer).toMatchObject({ required: 400, capacity: 200, left: -200 })
    expect(half.workforce.pioneer.efficiency).toBeCloseTo(0.5, 12)
    expect(half.workforceMaterialIO.find((row) => row.ticker === 'DW')?.input).toBe(8)
  })
})

describe('efficiency', () => {
  const empire = (permits_used: number, permits_total: number): EmpireBonus => ({
    faction: 'HORTUS',
    permits_used,
    permits_total,
  })
  test.each([
    [1, 2, 1.12],
    [2, 2, 1.06],
    [1, 4, 1.15],
  ])('a faction gives more while permits are unused: %i of %i', (used, total, factor) => {
    expect(factors(evaluate(FARM, { empire: empire(used, total) })).FACTION).toBeCloseTo(factor, 12)
  })
  test('only the active empire gives a faction bonus, never the plan itself', () => {
    const plan = { ...FARM, faction: 'HORTUS', permits_used: 1, permits_total: 3 }
    expect(factors(evaluate(plan))).not.toHaveProperty('FACTION')
    expect(factors(evaluate(rowOf('INC'), { empire: empire(1, 2) }))).not.toHaveProperty('FACTION')
  })
  test('follows a change of the empire at once', () => {
    const before = evaluate(FARM, { empire: empire(2, 2) })
    const after = evaluate(FARM, { empire: { ...empire(2, 2), faction: 'MORIA' } })
    expect(factors(before)).toHaveProperty('FACTION')
    expect(factors(after)).not.toHaveProperty('FACTION')
  })
  test('fertility counts for farms and orchards only', () => {
    const fertility = world.planets.fertility[world.planets.indexOf.get(PROMITOR)!]!
    expect(factors(evaluate(FARM)).FERTILITY).toBeCloseTo(1 + (fertility * 10) / 33, 12)
    expect(factors(evaluate(rowOf('ORC')))).toHaveProperty('FERTILITY')
    expect(factors(evaluate(rowOf('FP')))).not.toHaveProperty('FERTILITY')
    expect(factors(evaluate(rowOf('FRM', 1, [], INFERTILE))).FERTILITY).toBe(0)
  })
  test.each([
    ['AGRICULTURE', 1.25],
    ['PIONEERS', 1.1],
    ['SETTLERS', undefined],
    ['METALLURGY', undefined],
    ['---', undefined],
  ] as const)('a programme for %s', (cogc, factor) => {
    expect(factors(evaluate(setCogc(FARM, cogc))).COGC).toBe(factor)
  })
  test('headquarters and experts', () => {
    const plan = setExperts(setCorphq(FARM, true), 'Agriculture', 5)
    expect(factors(evaluate(plan))).toMatchObject({ HQ: 1.1, EXPERT: 1.284 })
    expect(factors(evaluate(FARM))).not.toHaveProperty('EXPERT')
  })
})

describe('a recipe option', () => {
  const option = (plan: PlanData) =>
    evaluate(plan, { withRecipeOptions: true }).production.buildings[0]!.recipeOptions.find(
      (recipe) => recipe.RecipeId === 'INC#4xHCP 2xGRN=>4xC',
    )!
  const half = setInfrastructure(rowOf('INC', 10), 'HB1', 2)
  const full = setInfrastructure(rowOf('INC', 10), 'HB1', 4)

  test('earns by the runs that the efficiency really allows', () => {
    const { constructionCost, workforceDailyCost } = evaluate(full).production.buildings[0]!
    const fixed = constructionCost / 180 + workforceDailyCost
    expect(option(full).dailyRevenue - fixed).toBeCloseTo(
      2 * (option(half).dailyRevenue - fixed),
      6,
    )
    expect(option(half).TimeMs).toBeCloseTo(2 * option(full).TimeMs, 3)
  })
  test('is calculated only when asked for', () => {
    expect(evaluate(full).production.buildings[0]!.recipeOptions).toEqual([])
  })
})

describe('nothing to run', () => {
  const GRAIN = 'FRM#1xH2O=>4xGRN'
  const housed = (plan: PlanData) => setInfrastructure(plan, 'HB1', 5)

  test('a recipe with amount 0 stays and makes nothing', () => {
    const { production, materialio } = evaluate(
      housed(rowOf('FRM', 2, [{ recipeid: GRAIN, amount: 0 }])),
    )
    expect(production.buildings[0]!.activeRecipes[0]).toMatchObject({ time: 0, dailyShare: 0 })
    expect(materialio.map((row) => row.ticker)).not.toContain('GRN')
  })
  test('no building makes nothing', () => {
    const { revenue, overview } = evaluate(
      housed(rowOf('FRM', 0, [{ recipeid: GRAIN, amount: 1 }])),
    )
    expect(revenue).toBe(0)
    expect(overview.dailyDegradationCost).toBe(0)
  })
  test('without housing a run never ends', () => {
    const recipe = evaluate(FARM).production.buildings[0]!.activeRecipes[0]!
    expect(recipe).toMatchObject({ time: Infinity, dailyShare: 0 })
    expect(recipe.cogm.totalProfit).toBe(-Infinity)
  })
  test('a building without recipes works and is worth a word', () => {
    const { production, diagnostics } = evaluatePlan(worldOf2025, {
      plan: rowOf('PAC'),
      prices: resolvePrices(worldOf2025, null, PROMITOR),
      empire: null,
      withRecipeOptions: true,
    })
    expect(production.buildings[0]).toMatchObject({ activeRecipes: [], recipeOptions: [] })
    expect(diagnostics.map((d) => d.message)).toContain(
      'No recipe data: Building PAC. Ensure ticker is valid and game data has been loaded.',
    )
  })
})

describe('what the data does not have', () => {
  const messages = (plan: PlanData) => evaluate(plan).diagnostics.map((d) => d.message)

  test('a planet is an error', () => {
    const input = { plan: blankOn('XX-000x'), prices: noPreferences('XX-000x'), empire: null }
    expect(() => evaluatePlan(world, input)).toThrow('Planet XX-000x not available.')
  })
  test('a building keeps its row and does nothing', () => {
    const plan = rowOf('ZZZ', 3)
    expect(messages(plan)).toContain('Building ZZZ not available.')
    expect(evaluate(plan).production.buildings[0]).toMatchObject({
      name: 'ZZZ',
      amount: 3,
      areaUsed: 0,
    })
  })
  test.each(['FRM#nothing', 'FP#10xH2O=>7xDW', ''])('recipe "%s" is left out', (recipeid) => {
    const plan = rowOf('FRM', 1, [{ recipeid, amount: 1 }])
    expect(messages(plan)).toContain(
      `Unable to find recipe info for FRM with recipe id ${recipeid}`,
    )
    expect(evaluate(plan).production.buildings[0]!.activeRecipes).toEqual([])
  })
  test.each([Number.NaN, -3, Infinity])('%d of anything counts as none', (amount) => {
    const plan = {
      ...rowOf('FRM', 1, [{ recipeid: 'FRM#1xH2O=>4xGRN', amount }]),
      infrastructure: [{ building: 'HB1' as const, amount }],
    }
    expect(messages(plan)).toContain('HB1: Number must be 0 or positive')
    expect([...numbersIn(evaluate(plan))].filter(([, value]) => Number.isNaN(value))).toEqual([])
  })
})

describe('trouble with prices', () => {
  const exchange = (code: string) => ({
    ...NO_PREFERENCES,
    cx_empire: [{ type: 'BOTH' as const, exchange: code as 'AI1_BUY' }],
  })
  const plan = setInfrastructure(FARM, 'HB1', 2)
  const told = (cx: CxData, rules = CLASSIC) =>
    evaluate(plan, { prices: resolvePrices(world, cx, PROMITOR, rules), rules }).diagnostics.map(
      (d) => d.message,
    )

  test('of a material that the plan does not touch is not told', () => {
    expect(resolvePrices(world, NO_PREFERENCES, PROMITOR).buyFrom).toContain(PRICE_UNKNOWN)
    expect(told(NO_PREFERENCES)).toEqual([])
  })
  test('of a code that cannot be read is told once', () => {
    expect(told(exchange('AI1'))).toEqual([
      'Invalid ExchangeCode input, must be separted by underscore',
    ])
  })
  test('is named in Classic, where it counts as 0, and says in Accurate what stands in', () => {
    const withoutAsks = compileUniverse({
      ...data,
      exchanges: data.exchanges.map((row) =>
        row.ExchangeCode === 'AI1' ? { ...row, Ask: null } : row,
      ),
    })
    const under = (rules: Rules) => {
      const prices = resolvePrices(withoutAsks, AI1_CX, PROMITOR, rules)
      return evaluatePlan(withoutAsks, { plan, prices, empire: null, rules })
    }
    const classic = under(CLASSIC)
    expect(classic.materialio.find(({ ticker }) => ticker === 'H2O')).toMatchObject({ price: -0 })
    expect(classic.diagnostics).toContainEqual({
      kind: 'price-unknown',
      subject: 'H2O',
      message: 'H2O has no price to buy at: it counts as 0.',
    })
    const accurate = under(ACCURATE)
    expect(accurate.materialio.find(({ ticker }) => ticker === 'H2O')!.price).toBeLessThan(0)
    expect(accurate.diagnostics.map(({ kind }) => kind)).toEqual(['price-stood-in'])
    expect(accurate.diagnostics[0]!.message).toMatch(/^Averages stand in .*\bH2O\b/)
  })
})

describe('storage', () => {
  const daysWith = (type: 'STO' | 'STA' | 'STV' | 'STW' | 'STE') => {
    const plan = setInfrastructure(setInfrastructure(FARM, 'HB1', 2), type, 1)
    const { visitation, area } = evaluate(plan)
    const { storageFilled, dailyWeight, dailyVolume } = visitation
    return { storageFilled, dailyWeight, dailyVolume, area: area.areaUsed }
  }

  test('is full when either its tonnes or its cubic metres are', () => {
    for (const [type, tonnes, cubicMetres] of [
      ['STO', 6500, 6500],
      ['STA', 4000, 4000],
      ['STV', 4000, 9000],
      ['STW', 9000, 4000],
      ['STE', 11_500, 11_500],
    ] as const) {
      const { storageFilled, dailyWeight, dailyVolume } = daysWith(type)
      expect(storageFilled).toBeCloseTo(
        Math.min(tonnes / dailyWeight, cubicMetres / dailyVolume),
        9,
      )
    }
  })

  test('takes its own area', () => {
    expect(daysWith('STO').area - daysWith('STA').area).toBe(15 - 8)
    expect(daysWith('STE').area - daysWith('STO').area).toBe(20 - 15)
  })
})

describe('a core module that is built already', () => {
  test('is no part of construction cost and payback, and changes nothing else', () => {
    const all = evaluate(FARM)
    const built = evaluate(FARM, { includeCM: false })
    const core = world.buildings.indexOf.get('CM')!
    const environment = world.planets.environment[world.planets.indexOf.get(FARM.planet.planetid)!]!
    const price = constructionCost(
      world,
      environment,
      core,
      noPreferences(FARM.planet.planetid).buy,
    )
    close(built.overview.totalConstructionCost, all.overview.totalConstructionCost - price)
    close(built.overview.roi, built.overview.totalConstructionCost / all.profit)
    expect(built.constructionMaterials).toEqual(
      all.constructionMaterials.filter(({ ticker }) => ticker !== 'CM'),
    )
    expect(built.profit).toBe(all.profit)
    expect(built.area).toEqual(all.area)
  })
})

describe('visitation', () => {
  const plan = setInfrastructure(setInfrastructure(FARM, 'HB1', 2), 'STO', 1)

  test('leaves excluded materials out, and only there', () => {
    const all = evaluate(plan)
    const without = evaluate(plan, { visitationMaterialExclusions: ['H2O'] })
    expect(without.visitation.dailyWeightImport).toBeLessThan(all.visitation.dailyWeightImport)
    expect(without.visitation.dailyWeightExport).toBe(all.visitation.dailyWeightExport)
    expect(without.profit).toBe(all.profit)
  })
  test('a ship comes as often as its fuller way needs', () => {
    for (const { importDays, exportDays, days } of evaluate(plan).visitation.ships) {
      expect(days).toBe(Math.min(importDays, exportDays))
    }
  })
  test('nobody has to come by where nothing moves', () => {
    expect(evaluate(blankOn(PROMITOR)).visitation.storageFilled).toBe(Infinity)
  })
})
