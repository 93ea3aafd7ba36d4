import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import type { AdvisorSite } from '../../engine/advisor/base/request.ts'
import { withoutWaste } from '../../engine/advisor/solver.ts'
import type { NamedTargetLimit } from '../../engine/advisor/target/clash.ts'
import { targetModel } from '../../engine/advisor/target/model.ts'
import { type TargetRequest, unitFreight } from '../../engine/advisor/target/request.ts'
import { targetProposal } from '../../engine/advisor/target/solution.ts'
import { solveTarget } from '../../engine/advisor/target/solve-target.ts'
import { explainTarget } from '../../engine/explain/target.ts'
import { EXPERT_TYPES, type PlanData } from '../../engine/game/plan.ts'
import { EXPERTISES, WORKFORCES } from '../../engine/game/primitives.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { PRICE_UNKNOWN, resolvePrices } from '../../engine/market/prices.ts'
import { setHabitations } from '../../engine/plan/edit.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { habitationProblem, solveHabitation } from '../../engine/plan/habitation/habitation.ts'
import type { PlanResult } from '../../engine/plan/result.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { world } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { plainSite } from './site.ts'

const solver = highsSolver(await load())

function requestFor(
  universe: Universe,
  planets: readonly string[],
  over: Partial<TargetRequest>,
): TargetRequest {
  return {
    wanted: [{ ticker: 'C', perDay: 10 }],
    sites: planets.map((planet) => plainSite(universe, planet)),
    jumps: planets.map((_, from) => planets.map((_, to) => Math.abs(from - to) * 3)),
    jumpsToExchange: planets.map((_, index) => index + 1),
    freight: 10,
    investmentDays: 365,
    limits: {},
    prices: resolvePrices(universe, null, null),
    dailyVolume: dailyVolumeOf(universe, null, null),
    ...over,
  }
}

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a))

describe('a target', () => {
  test('costs what its plans, freight and purchases come to, and arrives in full', async () => {
    const food = await worldOf(['FP', 'FRM', 'RIG'], FOOD)
    fc.assert(
      fc.property(
        fc.constantFrom('RAT', 'DW'),
        fc.constantFrom(5, 300),
        fc.constantFrom(0, 20),
        fc.constantFrom(undefined, 0.2),
        fc.constantFrom(undefined, 1),
        (ticker, perDay, freight, buyShare, mostBases) => {
          const request = requestFor(food, ['VH-331a', 'KW-688c'], {
            wanted: [{ ticker, perDay }],
            freight,
            limits: {
              neverBuy: [ticker],
              ...(buyShare !== undefined && { buyShare }),
              ...(mostBases !== undefined && { mostBases }),
            },
          })
          const found = solveTarget(solver, food, request, { gap: 0.02 })
          if (!('best' in found)) throw new Error(found.status)
          const { bases, flows, cost, promised } = found.best
          expect(close(cost.total, promised)).toBe(true)
          const derived = explainTarget(found.best, request, { of: 'cost' })
          expect(close(derived.value, cost.total)).toBe(true)
          for (const [flow, { price, freight: paid }] of flows.entries()) {
            const value = (figure: 'price' | 'freight') =>
              explainTarget(found.best, request, { of: 'flow', flow, figure }).value
            expect(close(value('price'), price)).toBe(true)
            expect(close(value('freight'), paid)).toBe(true)
          }
          expect(bases.length).toBeLessThanOrEqual(mostBases ?? 2)
          const arrived = flows.filter(
            ({ to, ticker: what }) => to === 'exchange' && what === ticker,
          )
          const units = arrived.reduce((sum, flow) => sum + flow.perDay, 0)
          expect(units).toBeGreaterThanOrEqual(perDay - 1e-5)
          for (const { site: at, result } of bases) {
            expect(result.area.areaLeft).toBeGreaterThanOrEqual(0)
            for (const { left } of Object.values(result.workforce)) {
              expect(left).toBeGreaterThanOrEqual(0)
            }
            for (const { ticker: what, delta } of result.materialio) {
              const into = flows.filter((flow) => flow.to === at && flow.ticker === what)
              const out = flows.filter((flow) => flow.from === at && flow.ticker === what)
              const net = [...into, ...out.map((flow) => ({ ...flow, perDay: -flow.perDay }))]
              const balance = delta + net.reduce((sum, flow) => sum + flow.perDay, 0)
              expect(balance).toBeGreaterThanOrEqual(-1e-4)
            }
          }
        },
      ),
      { numRuns: 6, seed: 2 },
    )
  })

  test('of several materials has each arrive in full, and costs no more than each by itself', async () => {
    const food = await worldOf(['FP', 'FRM', 'RIG'], FOOD)
    const costOf = (...wanted: TargetRequest['wanted']) => {
      const neverBuy = wanted.map(({ ticker }) => ticker)
      const request = requestFor(food, ['VH-331a', 'KW-688c'], { wanted, limits: { neverBuy } })
      const found = solveTarget(solver, food, request, { gap: 0.02 })
      if (found.status !== 'proved') throw new Error(found.status)
      for (const { ticker, perDay } of wanted) {
        const arrived = found.best.flows.filter(
          (one) => one.to === 'exchange' && one.ticker === ticker,
        )
        const units = arrived.reduce((sum, flow) => sum + flow.perDay, 0)
        expect(units).toBeGreaterThanOrEqual(perDay - 1e-5)
      }
      return found.best.cost.total
    }
    const [rations, water] = [
      { ticker: 'RAT', perDay: 20 },
      { ticker: 'DW', perDay: 30 },
    ]
    expect(costOf(rations, water)).toBeLessThanOrEqual(1.03 * (costOf(rations) + costOf(water)))
  })

  test('buys and moves no more than its bases need, whatever an early solution does', () => {
    const request = requestFor(world, ['VH-331a', 'KW-688c'], {
      wanted: [{ ticker: 'RAT', perDay: 60 }],
      freight: 20,
      limits: { neverBuy: ['RAT'], expertises: ['FOOD_INDUSTRIES'], buyShare: 0.2 },
    })
    const model = targetModel(world, request)
    const first = solver.solve(model.program, { solutionsAtMost: 1 })
    if (!('values' in first)) throw new Error(first.status)
    const isConsistent = (values: Float64Array) => {
      const { cost, flows } = targetProposal(world, model, values)
      const bought = flows.reduce((sum, { price }) => sum + price, 0)
      return close(cost.purchases, bought)
    }
    const wasteful = first.values.slice()
    const bought = model.flows.find(
      ({ from, column }) => from === 'exchange' && wasteful[column]! > 1,
    )
    wasteful[bought!.column]! *= 2
    expect(isConsistent(wasteful)).toBe(false)
    expect(isConsistent(withoutWaste(solver, model.program, wasteful))).toBe(true)
  })

  test('is as cheap as the cheapest of all numbers of buildings on two planets', async () => {
    const small = await worldOf(['INC', 'FRM'], RECIPE_IDS)
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.3, max: 4, noNaN: true }), { minLength: 7, maxLength: 7 }),
        fc.constantFrom(0, 5, 200),
        fc.boolean(),
        (factors, freight, buysTarget) => {
          const request = requestFor(small, ['VH-331a', 'OT-580b'], {
            freight,
            wanted: [{ ticker: 'C', perDay: 6 }],
            limits: buysTarget ? {} : { neverBuy: ['C'] },
          })
          for (const [at, { buy }] of [request, ...request.sites].map(
            ({ prices }, i) => [i, prices] as const,
          )) {
            for (const m of buy.keys()) buy[m] = buy[m]! * factors[(m + at) % factors.length]!
          }
          const found = solveTarget(solver, small, request, { gap: 1e-9 })
          if (found.status !== 'proved') throw new Error(found.status)
          expect(close(found.best.cost.total, found.best.promised)).toBe(true)
          expect(close(found.best.cost.total, cheapestOfAll(small, request))).toBe(true)
        },
      ),
      { numRuns: 12, seed: 4 },
    )
  })

  test('passes on nothing that a base bought, though it is cheaper on a planet than at the exchange', async () => {
    const small = await worldOf(['INC', 'FRM'], RECIPE_IDS)
    const request = requestFor(small, ['VH-331a', 'OT-580b'], {
      wanted: [
        { ticker: 'C', perDay: 6 },
        { ticker: 'GRN', perDay: 40 },
      ],
      limits: { neverBuy: ['C'] },
    })
    const grain = small.materials.indexOf.get('GRN')!
    request.prices.buy[grain] = 1000
    for (const { prices } of request.sites) prices.buy[grain] = 0.01
    const found = solveTarget(solver, small, request, { gap: 0.01 })
    if (!('best' in found)) throw new Error(found.status)
    const { bases, flows } = found.best
    expect(flows.some(({ to, ticker }) => to === 'exchange' && ticker === 'GRN')).toBe(true)
    for (const { site, result } of bases) {
      const given = flows.filter(({ from, ticker }) => from === site && ticker === 'GRN')
      const units = given.reduce((sum, { perDay }) => sum + perDay, 0)
      const surplus = result.materialio.find(({ ticker }) => ticker === 'GRN')?.delta ?? 0
      expect(units).toBeLessThanOrEqual(Math.max(0, surplus) + 1e-4)
    }
  })

  test('asks for the sum of what is wanted twice', async () => {
    const small = await worldOf(['INC', 'FRM'], RECIPE_IDS)
    const costOf = (...amounts: readonly number[]) => {
      const wanted = amounts.map((perDay) => ({ ticker: 'C', perDay }))
      const request = requestFor(small, ['VH-331a'], { wanted, limits: { neverBuy: ['C'] } })
      const found = solveTarget(solver, small, request, { gap: 1e-6 })
      if (!('best' in found)) throw new Error(found.status)
      return found.best.cost.total
    }
    expect(close(costOf(4, 6), costOf(10))).toBe(true)
  })

  test('comes from no planet without a route to the exchange, and such a planet buys nothing', async () => {
    const small = await worldOf(['INC', 'FRM'], RECIPE_IDS)
    const planets = ['VH-331a', 'OT-580b']
    const request = requestFor(small, planets, {
      jumpsToExchange: [1, -1],
      limits: { neverBuy: ['C'] },
    })
    const found = solveTarget(solver, small, request, { gap: 0.01 })
    if (!('best' in found)) throw new Error(found.status)
    const crossing = found.best.flows.filter(
      ({ from, to }) => (from === 'exchange' && to === 1) || (from === 1 && to === 'exchange'),
    )
    expect(crossing).toEqual([])
    const cutOff = { ...request, jumpsToExchange: [-1, -1] }
    expect(solveTarget(solver, small, cutOff)).toMatchObject({ status: 'impossible' })
  })

  test('buys no more than its share of the daily volume for all bases together', async () => {
    const small = await worldOf(['INC', 'FRM'], RECIPE_IDS)
    const grain = small.materials.indexOf.get('GRN')!
    const boughtUnder = (buyShare: number, isShortOfArea: boolean) => {
      const request = requestFor(small, ['VH-331a', 'OT-580b'], {
        wanted: [{ ticker: 'C', perDay: isShortOfArea ? 320 : 60 }],
        limits: { neverBuy: ['C'], buyShare },
      })
      for (const { prices, dailyVolume } of [request, ...request.sites]) {
        prices.buy[grain] = 0.01
        dailyVolume.bought.fill(1e9)
        dailyVolume.bought[grain] = 100
      }
      const found = solveTarget(solver, small, request, { gap: 0.001 })
      if (!('best' in found)) throw new Error(found.status)
      const bought = found.best.flows.filter(
        ({ from, ticker }) => from === 'exchange' && ticker === 'GRN',
      )
      return bought.reduce((sum, { perDay }) => sum + perDay, 0)
    }
    expect(boughtUnder(10, false)).toBeCloseTo(30, 0)
    const few = boughtUnder(0.15, false)
    expect(few).toBeGreaterThan(10)
    expect(few).toBeLessThanOrEqual(15 + 1e-6)
    // So much takes both planets, which share 40 units.
    const shared = boughtUnder(0.4, true)
    expect(shared).toBeGreaterThan(30)
    expect(shared).toBeLessThanOrEqual(40 + 1e-6)
  })

  test('that cannot be had names the fewest limits that are in its way', async () => {
    const small = await worldOf(['INC', 'FRM'], RECIPE_IDS)
    const impossible = (perDay: number, limits: TargetRequest['limits']) =>
      solveTarget(
        solver,
        small,
        requestFor(small, ['VH-331a', 'OT-580b'], { wanted: [{ ticker: 'C', perDay }], limits }),
      )
    const inTheWay = (...limits: NamedTargetLimit[]) => ({ status: 'impossible', limits })
    const never = { field: 'neverBuy', ticker: 'C' } as const
    const needless = { expertises: EXPERTISES, buyShare: 100 }
    // Two bases make 600, one does not; no two make 900.
    expect(impossible(600, { ...needless, neverBuy: ['FE', 'C'], mostBases: 1 })).toEqual(
      inTheWay(never, { field: 'mostBases' }),
    )
    expect(impossible(900, { ...needless, neverBuy: ['FE', 'C'], mostBases: 1 })).toEqual(
      inTheWay(never),
    )
  })

  test('that cannot be had at all is no matter of limits', async () => {
    const small = await worldOf(['INC', 'FRM'], RECIPE_IDS)
    const request = requestFor(small, ['VH-331a'], {
      wanted: [{ ticker: 'C', perDay: 1e5 }],
      limits: { mostBases: 1 },
    })
    request.prices.buyFrom[small.materials.indexOf.get('C')!] = PRICE_UNKNOWN
    expect(solveTarget(solver, small, request)).toEqual({ status: 'impossible', limits: [] })
  })
})

const RECIPES = [
  ['INC', 'INC#4xHCP 2xGRN 2xMAI=>4xC'],
  ['FRM', 'FRM#1xH2O=>4xGRN'],
] as const

const RECIPE_IDS = RECIPES.map(([, id]) => id)

const FOOD = [
  'FP#10xH2O=>7xDW',
  'FP#1xGRN 1xBEA 1xNUT=>10xRAT',
  'FP#1xGRN 1xBEA 1xVEG=>10xRAT',
  'FRM#1xH2O=>12xNUT',
  'FRM#1xH2O=>4xGRN',
  'FRM#6xH2O=>4xBEA',
]

/** So few buildings and recipes that every question is proved in no time. */
async function worldOf(producers: readonly string[], recipeIds: readonly string[]) {
  const data = await loadStarterGameData()
  const homes = ['HB1', 'HB2', 'HB3', 'HB4', 'HB5', 'HBB', 'HBC', 'HBM', 'HBL']
  const kept = [...producers, 'CM', 'STO', ...homes]
  const recipes = data.recipes.filter(({ RecipeId }) => recipeIds.includes(RecipeId))
  expect(recipes.length).toBe(recipeIds.length)
  return compileUniverse({
    ...data,
    buildings: data.buildings.filter(({ Ticker }) => kept.includes(Ticker)),
    recipes,
  })
}

const MOST = 4

/** The least cost over all numbers of both buildings on both planets; materials then go the cheapest way, each by itself. */
function cheapestOfAll(universe: Universe, request: TargetRequest): number {
  const bases = request.sites.map((at) => {
    const all: { result: PlanResult | undefined; cost: number }[] = []
    for (let inc = 0; inc <= MOST; inc++) {
      for (let frm = 0; frm <= MOST; frm++) all.push(baseOf(universe, request, at, [inc, frm]))
    }
    return all
  })
  let best = Infinity
  for (const one of bases[0]!) {
    for (const other of bases[1]!) {
      const cost = one.cost + other.cost + flowsOf(universe, request, [one.result, other.result])
      best = Math.min(best, cost)
    }
  }
  return best
}

/** Wear and construction; what it buys is counted with what is brought. */
function baseOf(
  universe: Universe,
  { investmentDays }: TargetRequest,
  { planetNaturalId, permits, prices }: AdvisorSite,
  amounts: readonly number[],
) {
  if (amounts.every((amount) => amount === 0)) return { result: undefined, cost: 0 }
  const bare: PlanData = {
    planet: {
      planetid: planetNaturalId,
      permits,
      corphq: false,
      cogc: '---',
      experts: EXPERT_TYPES.map((type) => ({ type, amount: 0 })),
      workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: true })),
    },
    infrastructure: [],
    buildings: RECIPES.flatMap(([name, recipeid], kind) =>
      amounts[kind]! > 0
        ? [{ name, amount: amounts[kind]!, active_recipes: [{ recipeid, amount: 1 }] }]
        : [],
    ),
  }
  const evaluated = (plan: PlanData) => evaluatePlan(universe, { plan, prices, empire: null })
  const homes = solveHabitation(habitationProblem(evaluated(bare), 'cost'))
  const result = evaluated(setHabitations(bare, homes.variables))
  const { totalConstructionCost, dailyDegradationCost } = result.overview
  return { result, cost: dailyDegradationCost + totalConstructionCost / investmentDays }
}

function flowsOf(
  universe: Universe,
  request: TargetRequest,
  results: readonly (PlanResult | undefined)[],
): number {
  const { sites, jumps, jumpsToExchange, limits, prices, wanted } = request
  const { ticker, perDay } = wanted[0]!
  const deltaOf = (at: number, what: string) =>
    results[at]?.materialio.find((row) => row.ticker === what)?.delta ?? 0
  const tickers = new Set(
    results.flatMap((result) => result?.materialio.map((row) => row.ticker) ?? []),
  )
  let cost = 0
  for (const what of tickers) {
    if (what === ticker) continue
    const m = universe.materials.indexOf.get(what)!
    for (const at of sites.keys()) {
      const missing = -deltaOf(at, what)
      if (missing <= 0) continue
      const bought =
        sites[at]!.prices.buy[m]! + unitFreight(universe, request, m, jumpsToExchange[at]!)
      const other = 1 - at
      const brought = unitFreight(universe, request, m, jumps[other]![at]!)
      const moved = brought < bought ? Math.min(missing, Math.max(0, deltaOf(other, what))) : 0
      if (missing - moved > 1e-9 && !(sites[at]!.prices.buy[m]! > 0)) return Infinity
      cost += moved * brought + (missing - moved) * bought
    }
  }
  const m = universe.materials.indexOf.get(ticker)!
  const sources = [...sites.keys()]
    .map((at) => ({
      each: unitFreight(universe, request, m, jumpsToExchange[at]!),
      units: Math.max(0, deltaOf(at, ticker)),
    }))
    .concat(limits.neverBuy ? [] : [{ each: prices.buy[m]!, units: Infinity }])
    .sort((a, b) => a.each - b.each)
  let left = perDay
  for (const { each, units } of sources) {
    const taken = Math.min(left, units)
    cost += taken * each
    left -= taken
  }
  return left > 1e-9 ? Infinity : cost
}
