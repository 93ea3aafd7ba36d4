import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { solve } from 'yalps'
import { planInput, world } from '../../../scripts/stage/world.ts'
import { HABITATION_TYPES, type HabitationType } from '../../game/plan.ts'
import { WORKFORCES, type Workforce } from '../../game/primitives.ts'
import { setHabitations } from '../edit.ts'
import { evaluatePlan } from '../evaluate.ts'
import type { PlanInput } from '../input.ts'
import { candidates } from './candidates.ts'
import {
  type HabitationProblem,
  habitationAnswer,
  habitationProblem,
  solveHabitation,
} from './habitation.ts'
import { optimum } from './optimum.ts'
import {
  AREAS,
  complete,
  dot,
  isBetter,
  LINKS,
  mostShared,
  NODES,
  SHARED_CAPACITY,
  SINGLE_CAPACITY,
} from './program.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const required = (...workers: number[]) =>
  Object.fromEntries(WORKFORCES.map((kind, k) => [kind, workers[k] ?? 0])) as Record<
    Workforce,
    number
  >
const priced = (...values: number[]) =>
  Object.fromEntries(HABITATION_TYPES.map((type, i) => [type, values[i] ?? 1000])) as Record<
    HabitationType,
    number
  >
const problem = (change: Partial<HabitationProblem>): HabitationProblem => ({
  goal: 'cost',
  required: required(),
  costs: priced(),
  availableArea: 1000,
  ...change,
})
const optimal = (change: Partial<HabitationProblem>) => solveHabitation(problem(change))
const present = (variables: Readonly<Record<HabitationType, number>>) =>
  Object.fromEntries(Object.entries(variables).filter(([, amount]) => amount > 0))

test('areas and capacities of the program are those of the game', () => {
  for (const [i, ticker] of HABITATION_TYPES.entries()) {
    const building = world.buildings.indexOf.get(ticker)!
    const housed = world.buildings.housing.subarray(
      building * WORKFORCES.length,
      (building + 1) * WORKFORCES.length,
    )
    const shared = i - NODES
    const expected = WORKFORCES.map((_, k) => {
      if (shared < 0) return k === i ? SINGLE_CAPACITY : 0
      return k === shared || k === shared + 1 ? SHARED_CAPACITY : 0
    })
    expect([ticker, ...housed]).toEqual([ticker, ...expected])
    expect(AREAS[i]).toBe(world.buildings.area[building])
  }
  expect(HABITATION_TYPES).toHaveLength(NODES + LINKS)
})

describe('a base without a shared kind', () => {
  test('takes single habitations, rounded up', () => {
    const costs = priced(100, 100, 100, 100, 100, 900, 900, 900, 900)
    expect(present(optimal({ required: required(250), costs }).variables)).toEqual({ HB1: 3 })
  })
  test.each([0, -40, Number.NaN, Infinity])('%d workers need nothing', (workersOfKind) => {
    const asked = required(workersOfKind, 0, workersOfKind)
    expect(optimal({ required: asked })).toMatchObject({ result: 0, cost: 0, area: 0 })
  })
})

describe('neighbouring kinds', () => {
  test('share where one shared place is cheaper than two single ones', () => {
    const costs = priced(100, 100, 100, 100, 100, 120)
    const solution = optimal({ required: required(75, 75), costs })
    expect(present(solution.variables)).toEqual({ HBB: 1 })
    expect(solution.result).toBe(120)
  })
  test('share for the area even where that costs more', () => {
    const costs = priced(1, 1, 1, 1, 1, 999)
    const solution = optimal({ goal: 'area', required: required(75, 75), costs })
    expect(present(solution.variables)).toEqual({ HBB: 1 })
    expect(solution.result).toBe(14)
  })
})

describe('the available area', () => {
  const cheapButLarge = { required: required(75, 75), costs: priced(1, 1, 1, 1, 1, 999) }

  test('is heeded by auto, not by cost', () => {
    expect(optimal({ ...cheapButLarge, availableArea: 20 }).result).toBe(2)
    expect(optimal({ ...cheapButLarge, goal: 'auto', availableArea: 20 })).toMatchObject({
      objective: 'cost',
      result: 999,
    })
  })
  test.each([13, -5])('lets auto fall back to the least area where %i is left', (availableArea) => {
    expect(optimal({ ...cheapButLarge, goal: 'auto', availableArea })).toMatchObject({
      objective: 'area',
      result: 14,
    })
  })
})

describe('ties', () => {
  test('equal cost: the smaller area', () => {
    const costs = priced(60, 60, 1, 1, 1, 120)
    expect(present(optimal({ required: required(75, 75), costs }).variables)).toEqual({ HBB: 1 })
  })
  test('everything free: the smaller area', () => {
    const costs = priced(0, 0, 0, 0, 0, 0, 0, 0, 0)
    expect(optimal({ required: required(300, 300), costs })).toMatchObject({ cost: 0, area: 56 })
  })
  test('prices that differ by a rounding error are equal', () => {
    const costs = priced(0.1, 0.2, 1, 1, 1, 0.1 + 0.2)
    expect(present(optimal({ required: required(75, 75), costs }).variables)).toEqual({ HBB: 1 })
  })
})

const SMALL_PRICES = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 9, maxLength: 9 })
const REAL_PRICES = fc.array(fc.integer({ min: 1_000, max: 1_200_000 }), {
  minLength: 9,
  maxLength: 9,
})
const workers = (max: number) =>
  fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max })), { minLength: 5, maxLength: 5 })

/** All combinations of the shared habitations. */
function bestOfAll(
  counts: readonly number[],
  objective: { first: readonly number[]; second: readonly number[] },
  area: number,
) {
  const most = [0, 1, 2, 3].map((link) => mostShared(counts, link))
  let best: number[] | undefined
  for (let b = 0; b <= most[0]!; b++) {
    for (let c = 0; c <= most[1]!; c++) {
      for (let m = 0; m <= most[2]!; m++) {
        for (let l = 0; l <= most[3]!; l++) {
          const tried = complete(counts, [b, c, m, l])
          if (dot(AREAS, tried) > area) continue
          if (!best || isBetter(objective, tried, best)) best = tried
        }
      }
    }
  }
  return best
}

describe('against every possible choice', () => {
  const numbers = ({ variables }: ReturnType<typeof solveHabitation>) => Object.values(variables)

  test.each(['cost', 'area'] as const)('%s, ties included', (goal) => {
    fc.assert(
      fc.property(workers(450), fc.oneof(SMALL_PRICES, REAL_PRICES), (counts, prices) => {
        const costs = priced(...prices)
        const solution = solveHabitation(problem({ goal, required: required(...counts), costs }))
        const first = goal === 'cost' ? prices : AREAS
        const second = goal === 'cost' ? AREAS : prices
        expect(numbers(solution)).toEqual(bestOfAll(counts, { first, second }, Infinity))
      }),
      { numRuns: 700 },
    )
  })
  test('auto within an area, ties included', () => {
    fc.assert(
      fc.property(
        workers(450),
        fc.oneof(SMALL_PRICES, REAL_PRICES),
        fc.integer({ min: -10, max: 220 }),
        (counts, prices, availableArea) => {
          const solution = solveHabitation(
            problem({
              goal: 'auto',
              required: required(...counts),
              costs: priced(...prices),
              availableArea,
            }),
          )
          const cheapest = bestOfAll(counts, { first: prices, second: AREAS }, availableArea)
          expect(solution.objective).toBe(cheapest ? 'cost' : 'area')
          expect(numbers(solution)).toEqual(
            cheapest ?? bestOfAll(counts, { first: AREAS, second: prices }, Infinity),
          )
        },
      ),
      { numRuns: 1000 },
    )
  })
  test('the few candidates miss no optimum, however large the base', () => {
    const all = (counts: readonly number[]) =>
      [0, 1, 2, 3].map((link) => Array.from({ length: mostShared(counts, link) + 1 }, (_, n) => n))
    fc.assert(
      fc.property(workers(12_000), fc.oneof(SMALL_PRICES, REAL_PRICES), (counts, prices) => {
        const objective = { first: prices, second: AREAS }
        expect(optimum(counts, candidates(counts), objective)).toEqual(
          optimum(counts, all(counts), objective),
        )
      }),
      { numRuns: 200 },
    )
  })
})

/** The same program for a general solver that does not know its structure. */
function generalSolver(change: HabitationProblem, goal: 'cost' | 'area', area?: number) {
  const houses: Record<HabitationType, Partial<Record<Workforce, number>>> = {
    HB1: { pioneer: 100 },
    HB2: { settler: 100 },
    HB3: { technician: 100 },
    HB4: { engineer: 100 },
    HB5: { scientist: 100 },
    HBB: { pioneer: 75, settler: 75 },
    HBC: { settler: 75, technician: 75 },
    HBM: { technician: 75, engineer: 75 },
    HBL: { engineer: 75, scientist: 75 },
  }
  return solve({
    direction: 'minimize',
    objective: goal,
    constraints: {
      ...Object.fromEntries(WORKFORCES.map((kind) => [kind, { min: change.required[kind] }])),
      ...(area === undefined ? {} : { area: { max: area } }),
    },
    variables: Object.fromEntries(
      HABITATION_TYPES.map((type, i) => [
        type,
        { ...houses[type], cost: change.costs[type], area: AREAS[i]! },
      ]),
    ),
    integers: HABITATION_TYPES,
  })
}

describe('against a general solver', () => {
  test.each(['cost', 'area'] as const)('%s', (goal) => {
    fc.assert(
      fc.property(workers(1500), REAL_PRICES, (counts, prices) => {
        const asked = problem({ goal, required: required(...counts), costs: priced(...prices) })
        const ours = solveHabitation(asked)
        const theirs = generalSolver(asked, goal)
        expect(ours.result).toBeCloseTo(theirs.result, 4)
      }),
      { numRuns: 1000 },
    )
  })
  test('auto within an area', () => {
    fc.assert(
      fc.property(
        workers(800),
        REAL_PRICES,
        fc.integer({ min: 0, max: 400 }),
        (counts, prices, availableArea) => {
          const asked = problem({
            goal: 'auto',
            required: required(...counts),
            costs: priced(...prices),
            availableArea,
          })
          const ours = solveHabitation(asked)
          const theirs = generalSolver(asked, 'cost', availableArea)
          const fits = theirs.status !== 'infeasible'
          expect(ours.objective).toBe(fits ? 'cost' : 'area')
          if (fits) expect(ours.result).toBeCloseTo(theirs.result, 4)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('however many the workers', () => {
  test.each([100_000, 1_000_000_000])('%i of each kind are housed', (workersOfKind) => {
    const asked = required(
      workersOfKind,
      workersOfKind,
      workersOfKind,
      workersOfKind,
      workersOfKind,
    )
    for (const goal of ['cost', 'area', 'auto'] as const) {
      const { variables } = optimal({ goal, required: asked, availableArea: 1e12 })
      expect(variables.HB1 * 100 + variables.HBB * 75).toBeGreaterThanOrEqual(workersOfKind)
    }
  })
})

describe('the habitations of a plan', () => {
  const housedBy = (input: PlanInput, goal: 'cost' | 'area' | 'auto') => {
    const before = evaluatePlan(world, input)
    const solution = solveHabitation(habitationProblem(before, goal))
    const plan = setHabitations(input.plan, solution.variables)
    return { before, solution, housed: { ...input, plan } }
  }

  test('house everybody, and then are what they should be', () => {
    fc.assert(
      fc.property(planInput, fc.constantFrom('cost', 'area', 'auto'), (input, goal) => {
        const { housed, solution } = housedBy(input, goal)
        for (const row of Object.values(evaluatePlan(world, housed).workforce)) {
          expect(row.left).toBeGreaterThanOrEqual(0)
        }
        expect(housedBy(housed, goal).solution).toEqual(solution)
      }),
      { numRuns: 40 },
    )
  })
  test('fit into what the base has left, where anything does', () => {
    fc.assert(
      fc.property(planInput, (input) => {
        const { before, housed, solution } = housedBy(input, 'auto')
        const { areaLeft } = evaluatePlan(world, housed).area
        const least = housedBy(input, 'area').solution.area
        expect(areaLeft >= 0).toBe(least <= habitationProblem(before, 'auto').availableArea)
        expect(solution.objective).toBe(areaLeft >= 0 ? 'cost' : 'area')
      }),
      { numRuns: 40 },
    )
  })
})

describe('the answer of the server call', () => {
  const costs = Object.fromEntries(HABITATION_TYPES.map((type) => [`cost_${type}`, 100]))

  test('shows both optima and how far apart they are', () => {
    const answer = habitationAnswer({
      ...required(75, 75),
      ...costs,
      cost_HBB: 300,
    } as Parameters<typeof habitationAnswer>[0])
    expect(answer.optimize_cost).toMatchObject({ HB1: 1, HB2: 1, min_cost: 200, min_area: 22 })
    expect(answer.optimize_area).toMatchObject({ HBB: 1, min_cost: 300, min_area: 14 })
    expect(answer).toMatchObject({ difference_area: 8, difference_cost: 100 })
    expect(answer.difference_cost_area).toBeCloseTo(300 / 14 - 200 / 22, 12)
  })
  test('has no cost per area where there is no area', () => {
    const answer = habitationAnswer({ ...required(), ...costs } as Parameters<
      typeof habitationAnswer
    >[0])
    expect(answer.optimize_area.cost_area).toBe(0)
  })
})
