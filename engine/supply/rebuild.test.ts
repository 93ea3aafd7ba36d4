import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { baseArea, CORE_MODULE_AREA } from '../game/constants/base.ts'
import type { PlanData } from '../game/plan.ts'
import { WORKFORCES } from '../game/primitives.ts'
import { resolvePrices } from '../market/prices.ts'
import { blankPlan } from '../plan/blank.ts'
import { constructionCart } from './cart.ts'
import { type BuiltSite, type Rebuild, rebuild } from './rebuild.ts'

const PLANET = 'UV-351a'
const prices = resolvePrices(world, null, PLANET)
type Amounts = Readonly<Record<string, number>>

const built = (amounts: Amounts, permits = 1): BuiltSite => ({
  permits,
  buildings: Object.entries({ CM: 1, ...amounts }).flatMap(([building, amount]) =>
    Array.from({ length: amount }, (_, n) => ({
      building,
      condition: 1 - n / 100,
      reclaimable: [{ ticker: 'BSE', amount: 10 - n }],
    })),
  ),
})
function planned(amounts: Amounts, permits = 1): PlanData {
  const { planet, ...rest } = blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null })
  const isHousing = (name: string) => name.startsWith('HB') || name === 'STO'
  const entries = Object.entries(amounts)
  return {
    ...rest,
    planet: { ...planet, permits },
    infrastructure: entries
      .filter(([name]) => isHousing(name))
      .map(([name, amount]) => ({ building: name as 'HB1', amount })),
    buildings: entries
      .filter(([name]) => !isHousing(name))
      .map(([name, amount]) => ({ name, amount, active_recipes: [] })),
  }
}
const turn = (from: Amounts, to: Amounts, stock = new Map<string, number>(), permits = 1) =>
  rebuild(world, prices, PLANET, built(from), planned(to, permits), stock)!
const words = ({ steps }: Rebuild) =>
  steps
    .filter(({ kind }) => kind !== 'bring')
    .map((step) =>
      step.kind === 'build' || step.kind === 'demolish'
        ? `${step.kind} ${step.amount} ${step.building}`
        : step.kind,
    )

describe('from a base to a plan', () => {
  test('nothing to do where it is as planned', () => {
    expect(turn({ FRM: 2, HB1: 1 }, { FRM: 2, HB1: 1 }).steps).toEqual([])
  })

  test('housing comes first, and with room for all nothing is demolished before the end', () => {
    expect(words(turn({ FRM: 2, HB1: 1 }, { FP: 2, HB1: 2 }))).toEqual([
      'build 1 HB1',
      'build 2 FP',
      'demolish 2 FRM',
    ])
  })

  test('where area is short, production that goes makes room, no more of it than is needed', () => {
    // 25 + 14 × 30 + 4 × 10 = 485 of 500.
    expect(words(turn({ FRM: 14, HB1: 4 }, { FRM: 12, FP: 2, HB1: 4 }))).toEqual([
      'build 1 FP',
      'demolish 1 FRM',
      'build 1 FP',
      'demolish 1 FRM',
    ])
  })

  test('more permits come first, and give room', () => {
    expect(words(turn({ FRM: 14, HB1: 4 }, { FRM: 14, FP: 4, HB1: 4 }, new Map(), 2))).toEqual([
      'permits',
      'build 4 FP',
    ])
  })

  test('what the area has no room for is said', () => {
    const { unfit } = turn({}, { FRM: 40 })
    expect(unfit).toEqual([{ building: 'FRM', amount: 25 }])
    expect(turn({}, { QQQ: 2 }).unfit).toEqual([{ building: 'QQQ', amount: 2 }])
  })

  test('the worst buildings go, and what they give back is built with and not brought', () => {
    const { steps } = turn({ FRM: 3 }, { FRM: 2 })
    expect(steps).toEqual([
      { kind: 'demolish', building: 'FRM', amount: 1, materials: [{ ticker: 'BSE', amount: 8 }] },
    ])
  })

  test('what is brought is what building takes less the stock', () => {
    const wanted = [{ building: 'FP', amount: 2 }]
    const cart = constructionCart(world, prices, PLANET, wanted, new Map())!
    const bse = cart.rows.find(({ ticker }) => ticker === 'BSE')!
    const bare = turn({}, { FP: 2 })
    expect(bare.totals.cost).toBeCloseTo(cart.totals.cost, 6)
    const withStock = turn({}, { FP: 2 }, new Map([['BSE', 1]]))
    const brought = withStock.steps.flatMap((step) => (step.kind === 'bring' ? step.rows : []))
    expect(brought.find(({ ticker }) => ticker === 'BSE')?.amount).toBe(bse.total - 1)
  })

  test('a planet that nobody knows has no steps', () => {
    expect(rebuild(world, prices, 'ZZ-999z', built({}), planned({}), new Map())).toBeNull()
  })
})

describe('any base and any plan', () => {
  const NAMES = ['FRM', 'FP', 'RIG', 'SME', 'HB1', 'HB2', 'STO'] as const
  const amounts = fc.record(
    Object.fromEntries(NAMES.map((name) => [name, fc.nat(6)])) as Record<
      (typeof NAMES)[number],
      fc.Arbitrary<number>
    >,
  )
  const { buildings } = world
  const at = (building: string) => buildings.indexOf.get(building)!
  const areaOf = (counts: Amounts) =>
    Object.entries(counts).reduce(
      (sum, [name, amount]) => sum + buildings.area[at(name)]! * amount,
      CORE_MODULE_AREA,
    )
  const freeHousing = (counts: Amounts, kind: number) =>
    Object.entries(counts).reduce((sum, [name, amount]) => {
      const row = at(name) * WORKFORCES.length + kind
      return sum + amount * (buildings.housing[row]! - buildings.workers[row]!)
    }, 0)

  test('end at the plan, within the area, never touching what stays', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 1, max: 3 }), (from, to, permits) => {
        const { steps, unfit } = turn(from, to, new Map(), permits)
        const now: Record<string, number> = { ...from }
        const limit = Math.max(baseArea(permits), areaOf(from))
        for (const step of steps) {
          if (step.kind !== 'build' && step.kind !== 'demolish') continue
          now[step.building]! += step.kind === 'build' ? step.amount : -step.amount
          expect(areaOf(now)).toBeLessThanOrEqual(limit)
          const { building } = step
          const name = building as (typeof NAMES)[number]
          expect(now[building]!).toBeGreaterThanOrEqual(Math.min(from[name], to[name]))
          expect(now[building]!).toBeLessThanOrEqual(Math.max(from[name], to[name]))
        }
        for (const { building, amount } of unfit) now[building]! += amount
        expect(now).toEqual(to)
        if (areaOf(to) <= baseArea(permits)) expect(unfit).toEqual([])
      }),
    )
  })

  test('with room for both, nobody who was housed loses the bed before leaving', () => {
    fc.assert(
      fc.property(amounts, amounts, (from, to) => {
        const { steps } = turn(from, to, new Map(), 12)
        const now: Record<string, number> = { ...from }
        for (const step of steps) {
          if (step.kind !== 'build' && step.kind !== 'demolish') continue
          now[step.building]! += step.kind === 'build' ? step.amount : -step.amount
          for (const kind of WORKFORCES.keys())
            expect(freeHousing(now, kind)).toBeGreaterThanOrEqual(
              Math.min(0, freeHousing(from, kind), freeHousing(to, kind)) -
                workersThatGo(now, to, kind),
            )
        }
      }),
    )
  })

  /** Workers of production that is not demolished yet. */
  const workersThatGo = (now: Amounts, to: Amounts, kind: number) =>
    Object.entries(now).reduce(
      (sum, [name, amount]) =>
        sum +
        Math.max(0, amount - (to[name] ?? 0)) *
          buildings.workers[at(name) * WORKFORCES.length + kind]!,
      0,
    )
})
