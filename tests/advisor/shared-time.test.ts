import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { advise } from '../../engine/advisor/base/advise.ts'
import { bestDivided } from '../../engine/advisor/base/divided.ts'
import { advisorModel } from '../../engine/advisor/base/model.ts'
import type {
  AdvisorGoal,
  AdvisorLimits,
  AdvisorRequest,
} from '../../engine/advisor/base/request.ts'
import { settled } from '../../engine/advisor/base/solution.ts'
import { withWholeRuns } from '../../engine/advisor/base/whole-runs.ts'
import { baseArea } from '../../engine/game/constants/base.ts'
import { ACCURATE, CLASSIC } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { AI1_CX, IC1_CX, world } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { small } from './few-planets.ts'
import { plainSite } from './site.ts'
import { tiny } from './tiny-world.ts'

const solver = highsSolver(await load())

/** DW and RAT sell for 100 $, everything that they are made of costs nothing; other things are not traded. */
const HAND_CX: CxData = {
  ...AI1_CX,
  ticker_empire: ['DW', 'RAT', 'H2O', 'GRN', 'BEA', 'NUT'].map((ticker) => ({
    ticker,
    type: 'BOTH' as const,
    value: ticker === 'DW' || ticker === 'RAT' ? 100 : 0,
  })),
}
const DW = 'FP#10xH2O=>7xDW'
const RAT = 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'

/** One FP, as no more can be paid for, and no more of each product than half of what it could make. */
function oneBuilding(limits: AdvisorLimits = {}): AdvisorRequest {
  const site = plainSite(tiny, 'CH-771a', HAND_CX)
  const index = (ticker: string) => tiny.materials.indexOf.get(ticker)!
  const sold = new Float64Array(tiny.materials.count)
  sold[index('DW')] = 7 * runsADay(DW) * 0.5
  sold[index('RAT')] = 10 * runsADay(RAT) * 0.5
  const bought = new Float64Array(tiny.materials.count).fill(1e6)
  return {
    site: { ...site, dailyVolume: { sold, bought, anywhere: bought } },
    limits: { sellShare: 1, recipes: [DW, RAT], standing: ONE_FP, ...limits },
    goal: { kind: 'profit' },
  }
}

const ONE_FP = { buildings: [{ ticker: 'FP', amount: 1 }], infrastructure: { HB1: 1 } }
/** A building that nobody helps works at this share. */
const runsADay = (recipe: string) =>
  86_400_000 / tiny.recipes.timeMs[tiny.recipes.indexOf.get(recipe)!]!

describe('a building shares its time', () => {
  test('where each product alone finds a market for half of it', () => {
    const request = oneBuilding({ mostConstructionCost: 0 })
    const advice = advise(solver, tiny, request)
    if (!('best' in advice)) throw new Error(advice.status)
    const { plan, result } = advice.best
    const working = plan.buildings.filter(({ active_recipes }) => active_recipes.length > 0)
    expect(working.map(({ name, amount }) => [name, amount])).toEqual([['FP', 1]])
    const [dw, rat] = [DW, RAT].map((recipe) => runsADay(recipe))
    const { activeRecipes } = result.production.buildings.find(({ name }) => name === 'FP')!
    const share = new Map(activeRecipes.map(({ recipeId, dailyShare }) => [recipeId, dailyShare]))
    // Half of the time for each is all that both markets take: what whole buildings could not do.
    expect(share.get(DW)).toBeCloseTo(0.5, 1)
    expect(share.get(RAT)).toBeCloseTo(0.5, 1)
    const sold = new Map(result.materialio.map(({ ticker, delta }) => [ticker, delta]))
    expect(sold.get('DW')).toBeLessThanOrEqual(7 * dw! * 0.5 + 1e-6)
    expect(sold.get('RAT')).toBeLessThanOrEqual(10 * rat! * 0.5 + 1e-6)
  })

  test('among so many recipes as are allowed', () => {
    const of = (limits: AdvisorLimits) => {
      const advice = advise(solver, tiny, oneBuilding({ mostConstructionCost: 0, ...limits }))
      if (!('best' in advice)) throw new Error(advice.status)
      const { buildings } = advice.best.plan
      const recipes = buildings.flatMap((row) => row.active_recipes.map((one) => one.recipeid))
      return { recipes: new Set(recipes).size, goal: advice.best.goal }
    }
    const [free, one] = [of({}), of({ mostRecipes: 1 })]
    expect(free.recipes).toBe(2)
    expect(one.recipes).toBeLessThanOrEqual(1)
    expect(one.goal).toBeLessThan(free.goal)
  })
})

const limits = fc.record(
  {
    sellShare: fc.constantFrom(0.002, 0.02, 0.2),
    buyShare: fc.constantFrom(0.02, 0.2, 1),
    mostConstructionCost: fc.constantFrom(600_000, 1_500_000),
    mostKinds: fc.integer({ min: 2, max: 4 }),
    mostRecipes: fc.integer({ min: 3, max: 6 }),
    mostRuns: fc.integer({ min: 4, max: 30 }),
    mostTonnesPerDay: fc.constantFrom(200, 1000),
    mostCubicMetresPerDay: fc.constantFrom(200, 1000),
    storageDays: fc.constantFrom(2, 10),
    neverBuy: fc.constantFrom(['FEO'], ['H2O']),
    neverSell: fc.constantFrom(['RAT'], ['FE']),
  },
  { requiredKeys: ['sellShare', 'buyShare'] },
)
const goal = fc.constantFrom<AdvisorGoal>(
  { kind: 'profit' },
  { kind: 'profitPerArea' },
  { kind: 'horizon', days: 90 },
)

test('more runs in a loop never make the answer worse', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...small.planets.naturalId),
      fc.constantFrom(IC1_CX, null),
      fc.constantFrom(0.002, 0.02, 0.2),
      fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 4 }),
      (planet, cx, sellShare, allowed) => {
        const site = plainSite(small, planet, cx)
        const goals = allowed
          .toSorted((a, b) => a - b)
          .map((mostRuns) => {
            const limits = { sellShare, buyShare: 1, mostRuns }
            const advice = advise(solver, small, { site, limits, goal: { kind: 'profit' } })
            if (!('best' in advice)) throw new Error(advice.status)
            return advice.best.goal
          })
        for (const [at, goal] of goals.entries()) {
          expect(goal).toBeGreaterThanOrEqual((goals[at - 1] ?? goal) - 1e-6 * Math.abs(goal))
        }
      },
    ),
    { numRuns: 6, seed: 5 },
  )
})

test('kinds of buildings one by one come nearer to divided time where markets are small', () => {
  const site = plainSite(world, 'UV-351a')
  const limits: AdvisorLimits = { sellShare: 0.2, buyShare: 0.2, expertises: ['CONSTRUCTION'] }
  const model = advisorModel(world, { site, limits, goal: { kind: 'profit' } })
  const solved = solver.solve(model.program, { gap: 1e-3 })
  if (!('values' in solved)) throw new Error(solved.status)
  const values = settled(model, solved.values)
  const missed = (trade?: typeof model.trade) => {
    const options = { mostRuns: undefined, trade }
    const rounded = withWholeRuns(solver, model.program, model.kinds, values, options)!
    const of = settled(model, rounded.values)
    return (
      1 - model.program.cost.reduce((sum, cost, c) => sum + cost * of[c]!, 0) / solved.objective
    )
  }
  expect(missed()).toBeGreaterThan(0.15)
  expect(missed(model.trade)).toBeLessThan(0.05)
})

const near = (most: number) => most * (1 + 1e-6) + 1e-6

test('every proposal runs whole numbers of times, and its plan keeps each limit', () => {
  let shared = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...small.planets.naturalId),
      limits,
      goal,
      fc.constantFrom({}, 'choose' as const),
      fc.constantFrom(CLASSIC, ACCURATE),
      (planet, asked, goal, experts, rules) => {
        const site = { ...plainSite(small, planet, IC1_CX, rules), experts }
        const request = { site, limits: asked, goal }
        const advice = advise(solver, small, request)
        // Some of these limits cannot hold together.
        if (advice.status === 'clash') return
        if (!('best' in advice)) throw new Error(advice.status)
        const { plan, result, promised, goal: reached } = advice.best
        expect(reached).toBeLessThanOrEqual(advice.bound + 1e-4 * Math.max(1, Math.abs(reached)))
        expect(result.area.areaUsed).toBeLessThanOrEqual(near(baseArea(1)))
        for (const { left } of Object.values(result.workforce))
          expect(left).toBeGreaterThanOrEqual(0)

        const runs = new Map<string, number>()
        const recipes = new Set<string>()
        for (const { name, active_recipes } of plan.buildings) {
          if (active_recipes.length > 1) shared++
          for (const { recipeid, amount } of active_recipes) {
            expect(Number.isSafeInteger(amount)).toBe(true)
            runs.set(name, (runs.get(name) ?? 0) + amount)
            recipes.add(recipeid)
          }
        }
        for (const amount of runs.values()) {
          expect(amount).toBeLessThanOrEqual(Math.max(asked.mostRuns ?? 20, 1))
        }
        expect(recipes.size).toBeLessThanOrEqual(asked.mostRecipes ?? Infinity)
        expect(runs.size).toBeLessThanOrEqual(asked.mostKinds ?? Infinity)

        const { materials } = small
        for (const { ticker, delta } of result.materialio) {
          const material = materials.indexOf.get(ticker)!
          const { sold, bought } = site.dailyVolume
          const most =
            delta > 0 ? sold[material]! * asked.sellShare : bought[material]! * asked.buyShare
          expect(Math.abs(delta)).toBeLessThanOrEqual(near(most))
          if (delta < -1e-6) expect(asked.neverBuy ?? []).not.toContain(ticker)
          if (delta > 1e-6) expect(asked.neverSell ?? []).not.toContain(ticker)
        }
        const moved = (of: Float64Array) =>
          result.materialio.reduce(
            (sum, { ticker, delta }) => sum + Math.abs(delta) * of[materials.indexOf.get(ticker)!]!,
            0,
          )
        expect(moved(materials.weight)).toBeLessThanOrEqual(
          near(asked.mostTonnesPerDay ?? Infinity),
        )
        expect(moved(materials.volume)).toBeLessThanOrEqual(
          near(asked.mostCubicMetresPerDay ?? Infinity),
        )
        expect(result.overview.totalConstructionCost).toBeLessThanOrEqual(
          near(asked.mostConstructionCost ?? Infinity),
        )
        if (asked.storageDays && moved(materials.weight) > 0) {
          expect(result.visitation.storageFilled).toBeGreaterThanOrEqual(asked.storageDays - 1e-6)
        }
        if (goal.kind === 'profit') {
          expect(Math.abs(promised - result.profit)).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(result.profit)),
          )
        }

        // The program's profit is the plan's before the runs are whole, too.
        const divided = bestDivided({ solver, universe: small, request, options: {}, tell() {} })
        if (divided.status !== 'divided' || goal.kind !== 'profit') return
        const { prices, empire } = site
        const whole = evaluatePlan(small, { plan: divided.proposal.plan, prices, empire, rules })
        expect(Math.abs(divided.proposal.promised - whole.profit)).toBeLessThanOrEqual(
          1e-9 * Math.max(1, Math.abs(whole.profit)),
        )
      },
    ),
    { numRuns: 30, seed: 39 },
  )
  expect(shared).toBeGreaterThan(3)
})
