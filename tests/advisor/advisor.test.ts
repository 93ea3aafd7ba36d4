import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { advise as adviseOn } from '../../engine/advisor/base/advise.ts'
import { advisorModel } from '../../engine/advisor/base/model.ts'
import type { AdvisorLimits, AdvisorRequest } from '../../engine/advisor/base/request.ts'
import { planOf } from '../../engine/advisor/base/solution.ts'
import { ACCURATE, CLASSIC } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { EXPERT_TYPES, type PlanData } from '../../engine/game/plan.ts'
import { EXPERTISES, WORKFORCES, type Workforce } from '../../engine/game/primitives.ts'
import { Cogc } from '../../engine/game/programs.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { solveHabitation } from '../../engine/plan/habitation/habitation.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { IC1_CX, world } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { plainSite } from './site.ts'

const solver = highsSolver(await load())

function requestFor(
  universe: Universe,
  planetNaturalId: string,
  limits: AdvisorLimits,
  over: Partial<AdvisorRequest['site']> = {},
  cx: CxData | null = IC1_CX,
): AdvisorRequest {
  return {
    site: { ...plainSite(universe, planetNaturalId, cx), ...over },
    limits,
    goal: { kind: 'profit' },
  }
}

function advise(universe: Universe, request: AdvisorRequest) {
  const model = advisorModel(universe, request)
  const solved = solver.solve(model.program, { gap: 1e-9 })
  if (solved.status !== 'optimal') return { status: solved.status } as const
  const plan = planOf(universe, model, solved.values)
  const { prices, empire, rules } = request.site
  const result = evaluatePlan(universe, { plan, prices, empire, rules })
  return {
    status: solved.status,
    promise: solved.objective + model.constant,
    plan,
    result,
  } as const
}

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a))

describe('what the advisor promises', () => {
  test('counts what the government of Montem takes as the plan does', () => {
    const site = plainSite(world, 'OT-580b', IC1_CX, ACCURATE)
    const limits = { sellShare: 0.2, expertises: ['METALLURGY', 'CHEMISTRY'] } as const
    const found = advise(world, { site, limits, goal: { kind: 'profit' } })
    if (found.status !== 'optimal') throw new Error(found.status)
    expect(found.result.overview.dailyFees).toBeGreaterThan(0)
    expect(close(found.promise, found.result.profit)).toBe(true)
  })

  test('is what the plan earns, and the plan keeps every limit', () => {
    const site = fc.record({
      permits: fc.integer({ min: 1, max: 3 }),
      corphq: fc.boolean(),
      rules: fc.constantFrom(CLASSIC, ACCURATE),
      cogc: fc.constantFrom(...Cogc.options),
      luxuries: fc.constantFrom(
        [],
        WORKFORCES.map((type) => ({ type, lux1: false, lux2: false })),
        [{ type: 'pioneer', lux1: true, lux2: false } as const],
      ),
      experts: fc.constantFrom('choose' as const, {}, { Food_Industries: 3, Metallurgy: 2 }),
    })
    fc.assert(
      fc.property(
        site,
        fc.constantFrom(...world.planets.naturalId.slice(0, 60)),
        fc.uniqueArray(fc.constantFrom(...EXPERTISES), { minLength: 1, maxLength: 1 }),
        fc.constantFrom(0.05, 0.2, 1),
        fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        (over, planet, expertises, share, kinds) => {
          const request = requestFor(
            world,
            planet,
            {
              sellShare: share,
              buyShare: share,
              expertises,
              ...(kinds !== undefined && { mostKinds: kinds }),
            },
            over,
          )
          const found = advise(world, request)
          if (found.status !== 'optimal') throw new Error(found.status)
          const { promise, plan, result } = found
          expect(close(promise, result.profit)).toBe(true)
          expect(result.area.areaLeft).toBeGreaterThanOrEqual(0)
          for (const row of Object.values(result.workforce)) {
            expect(row.left).toBeGreaterThanOrEqual(0)
          }
          const experts = plan.planet.experts.reduce((sum, { amount }) => sum + amount, 0)
          expect(experts).toBeLessThanOrEqual(6)
          expect(new Set(plan.buildings.map(({ name }) => name)).size).toBeLessThanOrEqual(
            kinds ?? Infinity,
          )
          const { dailyVolume } = request.site
          for (const { ticker, delta } of result.materialio) {
            const material = world.materials.indexOf.get(ticker)!
            const traded = (delta > 0 ? dailyVolume.sold : dailyVolume.bought)[material]!
            expect(Math.abs(delta)).toBeLessThanOrEqual(traded * share + 1e-5)
          }
        },
      ),
      { numRuns: 25, seed: 7 },
    )
  })

  test('stores what is moved for as long as it is asked to, with the storages that cost least', () => {
    const byDays = (days: number) => {
      const limits = { sellShare: 0.2, buyShare: 0.2, storageDays: days }
      const found = advise(world, requestFor(world, 'OT-580b', limits, { rules: CLASSIC }))
      if (found.status !== 'optimal') throw new Error(found.status)
      return found
    }
    const { plan, promise, result } = byDays(20)
    expect(close(promise, result.profit)).toBe(true)
    expect(result.visitation.storageFilled).toBeGreaterThanOrEqual(20 - 1e-6)
    expect(promise).toBeLessThanOrEqual(byDays(0).promise)
    const storages = plan.infrastructure.filter(({ building }) => building.startsWith('ST'))
    expect(storages).not.toEqual([])
    // With fewer kinds of storage there are fewer bases to choose from.
    const onlySto = {
      ...world,
      buildings: {
        ...world.buildings,
        indexOf: new Map(
          [...world.buildings.indexOf].filter(([ticker]) => !/^ST[AVWE]$/.test(ticker)),
        ),
      },
    }
    const limits = { sellShare: 0.2, buyShare: 0.2, storageDays: 20 }
    const before = advise(onlySto, requestFor(onlySto, 'OT-580b', limits, { rules: CLASSIC }))
    if (before.status !== 'optimal') throw new Error(before.status)
    expect(promise).toBeGreaterThanOrEqual(before.promise - 1e-6)
  })

  test('is the best there is, found by trying every base', async () => {
    const data = await loadStarterGameData()
    const kept = [
      'FP',
      'BMP',
      'CM',
      'STO',
      'HB1',
      'HB2',
      'HB3',
      'HB4',
      'HB5',
      'HBB',
      'HBC',
      'HBM',
      'HBL',
    ]
    const recipes = data.recipes
      .filter(({ BuildingTicker }) => BuildingTicker === 'FP' || BuildingTicker === 'BMP')
      .filter((_, index) => index % 3 === 0)
      .slice(0, 3)
    const small = compileUniverse({
      ...data,
      buildings: data.buildings.filter(({ Ticker }) => kept.includes(Ticker)),
      recipes,
    })
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 6, noNaN: true }), { minLength: 8, maxLength: 8 }),
        (factors) => {
          const request = requestFor(small, 'VH-331a', {}, {})
          for (const [i, factor] of factors.entries()) {
            for (const side of ['buy', 'sell'] as const) {
              const prices = request.site.prices[side]
              for (let m = i; m < prices.length; m += factors.length)
                prices[m] = prices[m]! * factor
            }
          }
          const found = advise(small, request)
          if (found.status !== 'optimal') throw new Error(found.status)
          expect(close(found.promise, found.result.profit)).toBe(true)
          expect(close(found.promise, bestOfAll(small, request, recipes))).toBe(true)
        },
      ),
      { numRuns: 8, seed: 11 },
    )
  })
})

describe('the relaxation', () => {
  test('bounds what whole buildings earn, and its duals tell what one more unit of area is worth', () => {
    const request = requestFor(world, 'VH-331a', { sellShare: 0.2, expertises: ['METALLURGY'] })
    const { program, areaRow } = advisorModel(world, request)
    const relaxed = solver.relax(program)!
    const solved = solver.solve(program)
    if (solved.status !== 'optimal') throw new Error(solved.status)
    expect(relaxed.objective).toBeGreaterThanOrEqual(solved.objective - 1e-6)

    program.rowUpper[areaRow]! += 0.01
    const wider = solver.relax(program)!
    const gained = (wider.objective - relaxed.objective) / 0.01
    expect(gained).toBeGreaterThan(0)
    expect(relaxed.rowDual[areaRow]).toBeCloseTo(gained, 4)
  })
})

describe('an answer', () => {
  const LIMITS: AdvisorLimits = { sellShare: 0.2, buyShare: 0.2, expertises: ['METALLURGY'] }

  test('arrives as ever better bases under a falling bound, and is the same again', () => {
    for (const experts of [{}, 'choose'] as const) {
      const request = requestFor(world, 'VH-331a', LIMITS, { experts })
      const told: { goal: number; bound: number }[] = []
      const advice = adviseOn(solver, world, request, {
        onProgress: ({ best, bound }) => best && told.push({ goal: best.goal, bound }),
      })
      if (!('best' in advice)) throw new Error(advice.status)
      expect(told.length).toBeGreaterThan(0)
      for (const [i, { goal, bound }] of told.entries()) {
        expect(goal).toBeGreaterThanOrEqual(told[i - 1]?.goal ?? -Infinity)
        expect(bound).toBeGreaterThanOrEqual(advice.best.goal * (1 - 1e-4))
      }
      expect(close(advice.best.promised, advice.best.goal)).toBe(true)
      const again = adviseOn(solver, world, request)
      expect('best' in again && again.best.plan).toEqual(advice.best.plan)
    }
  })

  test('with most profit for its area earns more for each area than the base with most profit', () => {
    const request = requestFor(world, 'VH-331a', LIMITS)
    const profit = adviseOn(solver, world, request)
    const perArea = adviseOn(solver, world, { ...request, goal: { kind: 'profitPerArea' } })
    if (!('best' in profit && 'best' in perArea)) throw new Error()
    const ratio = profit.best.result.profit / profit.best.result.area.areaUsed
    // Whole runs may cost either of them a little.
    expect(perArea.best.goal).toBeGreaterThanOrEqual(ratio * (1 - perArea.gap - 1e-4))
    expect(perArea.best.result.profit).toBeLessThanOrEqual(profit.bound * (1 + 1e-4))
    expect(perArea.bound).toBeGreaterThanOrEqual(perArea.best.goal)
  })

  test('over a horizon is what the base has earned by then, less what it costs', () => {
    const days = 60
    const goal = { kind: 'horizon', days } as const
    const advice = adviseOn(solver, world, { ...requestFor(world, 'VH-331a', LIMITS), goal })
    if (!('best' in advice)) throw new Error(advice.status)
    const { profit, totalConstructionCost } = advice.best.result.overview
    expect(close(days * profit - totalConstructionCost, advice.best.goal)).toBe(true)
  })

  test('keeps what stands, also when there is nothing better to do with it', () => {
    const standing = { buildings: [{ ticker: 'INC', amount: 2 }], infrastructure: { HB1: 3 } }
    const advice = adviseOn(solver, world, requestFor(world, 'VH-331a', { ...LIMITS, standing }))
    if (!('best' in advice)) throw new Error(advice.status)
    const { buildings, infrastructure } = advice.best.plan
    const incinerators = buildings.filter(({ name }) => name === 'INC')
    expect(incinerators.reduce((sum, { amount }) => sum + amount, 0)).toBe(2)
    const homes = infrastructure.find(({ building }) => building === 'HB1')
    expect(homes?.amount).toBeGreaterThanOrEqual(3)
  })
})

describe('limits that clash', () => {
  test.each<[AdvisorLimits, string[]]>([
    [{ sellShare: 0.2, mostKinds: 3, atLeast: [{ ticker: 'RAT', perDay: 1e6 }] }, ['atLeast RAT']],
    [
      { sellShare: 0.2, mostConstructionCost: 200_000, atLeast: [{ ticker: 'DW', perDay: 10 }] },
      ['atLeast DW', 'mostConstructionCost'],
    ],
    [
      { buyShare: 0.2, expertises: ['METALLURGY'], atLeast: [{ ticker: 'RAT', perDay: 10 }] },
      ['atLeast RAT', 'expertises'],
    ],
    [
      { mostKinds: 1, neverBuy: ['H2O', 'AL'], atLeast: [{ ticker: 'ALG', perDay: 10 }] },
      ['atLeast ALG', 'neverBuy H2O', 'mostKinds'],
    ],
  ])('%j', (limits, names) => {
    const advice = adviseOn(solver, world, requestFor(world, 'VH-331a', limits))
    if (advice.status !== 'clash') throw new Error(advice.status)
    const found = advice.limits.map(({ field, ticker }) => (ticker ? `${field} ${ticker}` : field))
    expect(found.sort()).toEqual(names.sort())
  })
})

/** The most that any base of these recipes earns: every number of buildings, housed on the least area. */
function bestOfAll(
  universe: Universe,
  { site }: AdvisorRequest,
  recipes: readonly { BuildingTicker: string; RecipeId: string }[],
): number {
  const areaOf = (ticker: string) =>
    universe.buildings.area[universe.buildings.indexOf.get(ticker)!]!
  let best = 0
  const walk = (index: number, amounts: number[], area: number) => {
    if (index === recipes.length) {
      const plan = housed(universe, site, recipes, amounts)
      const result = evaluatePlan(universe, { plan, prices: site.prices, empire: null })
      if (result.area.areaLeft >= 0) best = Math.max(best, result.profit)
      return
    }
    const own = areaOf(recipes[index]!.BuildingTicker)
    for (let amount = 0; area + amount * own <= 475; amount += 1) {
      walk(index + 1, [...amounts, amount], area + amount * own)
    }
  }
  walk(0, [], 0)
  return best
}

function housed(
  universe: Universe,
  site: AdvisorRequest['site'],
  recipes: readonly { BuildingTicker: string; RecipeId: string }[],
  amounts: readonly number[],
): PlanData {
  const required = Object.fromEntries(WORKFORCES.map((kind) => [kind, 0])) as Record<
    Workforce,
    number
  >
  for (const [i, { BuildingTicker }] of recipes.entries()) {
    const building = universe.buildings.indexOf.get(BuildingTicker)!
    for (const [k, kind] of WORKFORCES.entries()) {
      required[kind] += universe.buildings.workers[building * WORKFORCES.length + k]! * amounts[i]!
    }
  }
  const costs = { HB1: 0, HB2: 0, HB3: 0, HB4: 0, HB5: 0, HBB: 0, HBC: 0, HBM: 0, HBL: 0 }
  const homes = solveHabitation({
    goal: 'area',
    required,
    costs,
    availableArea: 0,
  })
  return {
    planet: {
      planetid: site.planetNaturalId,
      permits: site.permits,
      corphq: site.corphq,
      cogc: site.cogc,
      experts: EXPERT_TYPES.map((type) => ({ type, amount: 0 })),
      workforce: [],
    },
    infrastructure: Object.entries(homes.variables).map(([building, amount]) => ({
      building: building as 'HB1',
      amount,
    })),
    buildings: recipes.flatMap(({ BuildingTicker, RecipeId }, i) =>
      amounts[i]! > 0
        ? [
            {
              name: BuildingTicker,
              amount: amounts[i]!,
              active_recipes: [{ recipeid: RecipeId, amount: 1 }],
            },
          ]
        : [],
    ),
  }
}
