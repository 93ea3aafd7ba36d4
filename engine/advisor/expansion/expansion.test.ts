import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IC1_CX, world } from '../../../scripts/stage/world.ts'
import { type ExpansionFigure, explainExpansion } from '../../explain/expansion.ts'
import type { PlanData } from '../../game/plan.ts'
import { resolvePrices } from '../../market/prices.ts'
import { blankPlan } from '../../plan/blank.ts'
import { setHabitations } from '../../plan/edit.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import { habitationProblem, solveHabitation } from '../../plan/habitation/habitation.ts'
import { type Expansion, type ExpansionRequest, expansion } from './expansion.ts'

const PLANET = 'VH-331a'
const prices = resolvePrices(world, IC1_CX, PLANET)
const inputOf = (plan: PlanData) => ({ plan, prices, empire: null })
const profitOf = (plan: PlanData) => evaluatePlan(world, inputOf(plan)).profit

/** Buildings that feed each other, so that what one adds depends on the others; farms share their time. */
const KINDS = [
  ['FRM', 'FRM#1xH2O=>4xGRN', 'FRM#2xH2O=>4xHCP'],
  ['RIG', 'RIG#H2O'],
  ['INC', 'INC#4xHCP 2xGRN 2xMAI=>4xC'],
  ['FP', 'FP#1xALG 1xMAI 1xNUT=>10xRAT'],
] as const

function baseOf(amounts: readonly number[], withStorage = 0): PlanData {
  const { planet } = blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null })
  const bare: PlanData = {
    planet,
    infrastructure: [],
    buildings: KINDS.flatMap(([name, ...recipes], kind) =>
      amounts[kind]! > 0
        ? [
            {
              name,
              amount: amounts[kind]!,
              active_recipes: recipes.map((recipeid, i) => ({ recipeid, amount: 3 - 2 * i })),
            },
          ]
        : [],
    ),
  }
  const homes = solveHabitation(habitationProblem(evaluatePlan(world, inputOf(bare)), 'area'))
  const { infrastructure, ...plan } = setHabitations(bare, homes.variables)
  const built = infrastructure.filter(({ amount }) => amount > 0)
  return {
    ...plan,
    infrastructure: withStorage ? [...built, { building: 'STO', amount: withStorage }] : built,
  }
}

const amounts = (most: number) =>
  fc
    .array(fc.integer({ min: 0, max: most }), { minLength: KINDS.length, maxLength: KINDS.length })
    .filter((all) => all.some((amount) => amount > 0))
const budget = fc.record({
  money: fc.constantFrom(0, 60_000, 120_000, 250_000, 1e8),
  perDay: fc.constantFrom(0, 3000, 20_000),
})
const request = (most: number): fc.Arbitrary<ExpansionRequest> =>
  fc
    .record({
      all: amounts(most),
      share: fc.option(fc.constantFrom(0, 0.3, 0.7)),
      storage: fc.integer({ min: 0, max: 1 }),
      budget,
    })
    .map(({ all, share, storage, budget }) => ({
      from: share === null ? null : baseOf(all.map((amount) => Math.floor(amount * share))),
      to: inputOf(baseOf(all, storage)),
      budget,
    }))

const close = (a: number, b: number, scale = 1) =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b), scale)

/** Money by day, counted step by step from what the plans really earn. */
function replay({ budget }: ExpansionRequest, { steps, start }: Expansion) {
  let money = budget.money
  let day = 0
  let { profit } = start
  let least = money
  for (const step of steps) {
    money += (step.day - day) * (profit + budget.perDay) - step.cost
    least = Math.min(least, money)
    expect(close(money, step.balance, step.cost)).toBe(true)
    expect(step.day).toBeGreaterThanOrEqual(day)
    day = step.day
    profit = profitOf(step.plan)
    expect(close(profit, step.profit)).toBe(true)
  }
  return { least, day, money, profit }
}

/** Every figure is what its derivation comes to. */
function expectDerived(found: Expansion, { budget }: ExpansionRequest) {
  const value = (figure: ExpansionFigure) => explainExpansion(found, budget, figure).value
  for (const [step, { cost, day, balance, profit }] of found.steps.entries()) {
    const scale = cost
    expect(close(value({ of: 'step', step, figure: 'cost' }), cost, scale)).toBe(true)
    expect(close(value({ of: 'step', step, figure: 'day' }), day)).toBe(true)
    expect(close(value({ of: 'step', step, figure: 'balance' }), balance, scale)).toBe(true)
    expect(value({ of: 'step', step, figure: 'profit' })).toBe(profit)
  }
  expect(close(value({ of: 'cost' }), found.cost)).toBe(true)
  expect(close(value({ of: 'missed' }), found.missed, 1e3)).toBe(true)
  const paidBack = value({ of: 'paid back' })
  if (found.paidBack !== null && found.paidBack > (found.steps.at(-1)?.day ?? 0)) {
    expect(close(paidBack, found.paidBack)).toBe(true)
  }
}

describe('the order of an expansion', () => {
  test('ends with the proposal, never without money, and houses everybody all the way', () => {
    fc.assert(
      fc.property(request(5), fc.constantFrom(undefined, 0), (asked, mostBases) => {
        const found = expansion(world, asked, mostBases === undefined ? {} : { mostBases })
        if (found.status === 'stuck') {
          const money = found.leastMoney
          expect(money).toBeGreaterThan(asked.budget.money)
          const enough = expansion(world, { ...asked, budget: { ...asked.budget, money } })
          expect(enough.status).toBe('complete')
          return
        }
        if (found.status !== 'complete') throw new Error(found.status)
        const { least } = replay(asked, found)
        expect(least).toBeGreaterThanOrEqual(-1e-6 * found.cost)
        expect(found.steps.at(-1)?.plan ?? asked.to.plan).toEqual(asked.to.plan)
        for (const { plan } of found.steps) {
          for (const row of Object.values(evaluatePlan(world, inputOf(plan)).workforce)) {
            expect(row.left).toBeGreaterThanOrEqual(0)
          }
        }
        expect(close(found.profit, profitOf(asked.to.plan))).toBe(true)
        expectDerived(found, asked)
      }),
      { numRuns: 60, seed: 3 },
    )
  })

  test('leaves as much money as the best of all orders, and an exchanged one no more', () => {
    let waited = 0
    fc.assert(
      fc.property(request(2), (asked) => {
        const found = expansion(world, asked)
        const best = bestOfAllOrders(asked)
        expect(found.status === 'complete').toBe(best !== undefined)
        if (found.status !== 'complete' || best === undefined) return
        expect(found.order).toBe('exact')
        const later = wealthAt(LATE, asked, found)
        expect(Math.abs(later - best)).toBeLessThan(0.01)
        const exchanged = expansion(world, asked, { mostBases: 0 })
        if (exchanged.status !== 'complete') return
        expect(exchanged.order).toBe('exchanged')
        expect(wealthAt(LATE, asked, exchanged)).toBeLessThan(best + 0.01)
        if (found.steps.length > 1 && found.steps.at(-1)!.day > 0) waited += 1
      }),
      { numRuns: 40, seed: 5 },
    )
    expect(waited).toBeGreaterThan(10)
  })

  test('pays back on the day on which what was spent is earned over what today’s base would have', () => {
    const asked: ExpansionRequest = {
      from: baseOf([2, 0, 0, 0]),
      to: inputOf(baseOf([6, 4, 0, 0])),
      budget: { money: 100_000, perDay: 5_000 },
    }
    const found = expansion(world, asked)
    if (found.status !== 'complete') throw new Error(found.status)
    const { profitToday, paidBack } = found
    if (paidBack === null) throw new Error('never')
    const { money, perDay } = asked.budget
    const gained = wealthAt(paidBack, asked, found) - money - perDay * paidBack
    expect(gained).toBeCloseTo(profitToday * paidBack, 2)
  })

  test('removes what the proposal has no place for, and knows when there is nothing to build', () => {
    const asked = {
      from: baseOf([2, 1, 0, 0]),
      to: inputOf(baseOf([2, 0, 0, 0])),
      budget: { money: 0, perDay: 0 },
    }
    const found = expansion(world, asked)
    if (found.status !== 'complete') throw new Error(found.status)
    expect(found.removed).toContainEqual({ building: 'RIG', amount: 1 })
    expect(found.steps).toEqual([])
  })

  test('refuses a base of thousands of buildings', () => {
    const plan = baseOf([2, 0, 0, 0])
    const huge = { ...plan, buildings: plan.buildings.map((row) => ({ ...row, amount: 1e6 })) }
    const asked = { from: null, to: inputOf(huge), budget: { money: 0, perDay: 0 } }
    expect(expansion(world, asked).status).toBe('tooMany')
  })
})

const LATE = 20_000

/** Money and what was spent for the steps, once they are all taken. */
function wealthAt(day: number, asked: ExpansionRequest, found: Expansion): number {
  const end = replay(asked, found)
  return end.money + (day - end.day) * (end.profit + asked.budget.perDay)
}

/** The most money after a long time, over all orders of single buildings that leave nobody without a home. */
function bestOfAllOrders({ from, to, budget }: ExpansionRequest): number | undefined {
  const rows = (plan: PlanData | null) =>
    new Map<string, number>([
      ...(plan?.buildings ?? []).map(({ name, amount }) => [name, amount] as const),
      ...(plan?.infrastructure ?? []).map(({ building, amount }) => [building, amount] as const),
    ])
  const goal = rows(to.plan)
  const start = rows(from)
  // What the proposal has fewer of is gone already.
  for (const [name, amount] of start) start.set(name, Math.min(amount, goal.get(name) ?? 0))
  const results = new Map<string, ReturnType<typeof evaluatePlan>>()
  const resultOf = (now: ReadonlyMap<string, number>) => {
    const key = [...goal.keys()].map((name) => now.get(name) ?? 0).join()
    const plan: PlanData = {
      ...to.plan,
      buildings: to.plan.buildings.map((row) => ({ ...row, amount: now.get(row.name) ?? 0 })),
      infrastructure: to.plan.infrastructure.map((row) => ({
        ...row,
        amount: now.get(row.building) ?? 0,
      })),
    }
    const known = results.get(key) ?? evaluatePlan(world, inputOf(plan))
    results.set(key, known)
    return known
  }
  const prior = from === null ? 0 : resultOf(start).overview.totalConstructionCost
  let best: number | undefined
  const walk = (now: ReadonlyMap<string, number>, day: number, money: number, spent: number) => {
    const { profit, workforce } = resultOf(now)
    if (Object.values(workforce).some(({ left }) => left < 0)) return
    const left = [...goal].filter(([name, amount]) => (now.get(name) ?? 0) < amount)
    const income = profit + budget.perDay
    if (left.length === 0) {
      best = Math.max(best ?? -Infinity, money + (LATE - day) * income)
      return
    }
    for (const [name] of left) {
      const next = new Map(now).set(name, (now.get(name) ?? 0) + 1)
      const total = resultOf(next).overview.totalConstructionCost - prior
      const missing = total - spent - money
      // What is a rounding error of the sums is no reason to wait.
      const wait = missing <= 1e-6 ? 0 : missing / income
      if (missing > 1e-6 && !(income > 0)) continue
      walk(next, day + wait, money + wait * income - (total - spent), total)
    }
  }
  walk(start, 0, budget.money, 0)
  return best
}
