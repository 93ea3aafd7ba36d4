import { describe, expect, test } from 'vitest'
import { siteOf, storeWith } from '../../scripts/stage/built.ts'
import type { Company, LineOrder, ProductionLine } from '../game/company.ts'
import type { PlanData } from '../game/plan.ts'
import { DAY_MS } from '../game/time.ts'
import { exhaustionDays } from '../supply/burn.ts'
import { baseFlows, realFlows } from './base-flows.ts'

const KATOA = 'UV-351a'
const NOW = Date.UTC(2026, 9, 1)
const PLAN: PlanData = {
  planet: { planetid: KATOA, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
  infrastructure: [],
  buildings: [{ name: 'FP', amount: 2, active_recipes: [] }],
}
const sites = { planets: { [KATOA]: siteOf(PLAN, 1) }, ships: {}, last_modified: null }
/** Its store was seen at `NOW`. */
const storage = {
  planets: { [KATOA]: storeWith(KATOA, { DW: 100 }, 1e4) },
  ...{ warehouses: {}, ships: {}, last_modified: null },
}
const order = (about: Partial<LineOrder> = {}): LineOrder => ({
  inputs: [{ ticker: 'DW', amount: 10 }],
  outputs: [{ ticker: 'RAT', amount: 10 }],
  ...{ startedMs: null, endsMs: null, durationMs: DAY_MS / 2, isHalted: false },
  ...{ isRecurring: true, fee: null, feeCurrency: null },
  ...about,
})
const line = (orders: LineOrder[], about: Partial<ProductionLine> = {}): ProductionLine => ({
  ...{ id: 'line', planetId: KATOA, buildingName: 'foodProcessor', capacity: 2 },
  ...{ efficiency: 1, condition: 1, orders },
  ...about,
})
const need = (ticker: string, unitsPerDay: number, isEssential = true, satisfaction = 1) => ({
  ...{ ticker, unitsPerDay, isEssential, satisfaction },
})
const workers = (
  needs: ReturnType<typeof need>[],
  updatedMs: number | null = null,
): Company['workforce'][number] => ({
  planetId: KATOA,
  updatedMs,
  levels: [
    { level: 'PIONEER', population: 50, capacity: 50, required: 50, satisfaction: 1, needs },
  ],
})
const planned = [
  { ticker: 'COF', input: 2, output: 0, delta: -2, workers: 2 },
  { ticker: 'DW', input: 90, output: 0, delta: -90, workers: 10 },
]
const of = (company: Pick<Company, 'lines' | 'workforce'> | null) => {
  const real = realFlows({ company, storage, sites, now: NOW }).get(KATOA)
  const { flows, ...from } = baseFlows([planned], real, 'game')
  return { ...from, deltas: Object.fromEntries(flows.map((row) => [row.ticker, row.delta])), flows }
}

describe('each half is what FIO reports, and what the plans say where it does not', () => {
  test.each([
    ['both', [line([order()])], [workers([need('DW', 6)])], { DW: -46, RAT: 40 }],
    ['lines', [line([order()])], [], { COF: -2, DW: -50, RAT: 40 }],
    ['workers', [], [workers([need('DW', 6)])], { DW: -86 }],
    ['neither', [], [], { COF: -2, DW: -90 }],
    ['a line without orders, which uses nothing', [line([])], [], { COF: -2, DW: -10 }],
  ])('%s', (_, lines, workforce, deltas) => {
    expect(of({ lines, workforce }).deltas).toEqual(deltas)
  })

  test('says which half is whose', () => {
    const lines = [line([order()])]
    expect(of({ lines, workforce: [] })).toMatchObject({ production: 'game', workers: 'plan' })
    expect(of(null)).toMatchObject({ production: 'plan', workers: 'plan' })
  })
})

test('an order without a duration leaves production to the plan, unless its start and end are known', () => {
  const lasting = (about: Partial<LineOrder>) =>
    of({ lines: [line([order({ durationMs: null, ...about })])], workforce: [] })
  expect(lasting({}).production).toBe('plan')
  const running = lasting({ startedMs: NOW - DAY_MS / 4, endsMs: NOW + DAY_MS / 4 })
  expect(running.production).toBe('game')
  expect(running.deltas.RAT).toBe(40)
})

test('lines and workers on planets without a base of the player count for nothing', () => {
  const company = {
    lines: [line([order()], { planetId: 'VH-331a' })],
    workforce: [{ ...workers([need('DW', 6)]), planetId: 'VH-331a' }],
  }
  const real = realFlows({ company, storage, sites, now: NOW })
  expect([...real.keys()]).toEqual([KATOA])
  expect(of(company)).toMatchObject({ production: 'plan', workers: 'plan' })
})

test('a luxury that ran out is used where the plan provides it, and not where the player keeps it back', () => {
  const workforce = [workers([need('COF', 3, false, 0), need('PWO', 1, false, 0)])]
  const { deltas } = of({ lines: [], workforce })
  expect(deltas.COF).toBe(-3)
  expect(deltas.PWO).toBeUndefined()
})

describe('what workers were already given is not taken from the store again', () => {
  const fedHoursBefore = (hours: number) =>
    of({
      lines: [line([order()])],
      workforce: [workers([need('DW', 10)], NOW - hours * 3_600_000)],
    }).flows.find(({ ticker }) => ticker === 'DW')!

  test.each([
    [0, 0],
    [6, 0.75],
    [24, 0],
    [30, 0.75],
    [-6, 0.25],
  ])('%d hours after the workers were supplied, %d days are paid for', (hours, days) => {
    expect(fedHoursBefore(hours).suppliedDays).toBeCloseTo(days, 9)
  })

  test('so a stock lasts longer by that, but production goes on using it', () => {
    const flow = fedHoursBefore(6)
    // 40 a day by the line, and 10 by workers from three quarters of a day on.
    expect(exhaustionDays(100, flow)).toBeCloseTo((100 + 7.5) / 50, 9)
    expect(exhaustionDays(20, flow)).toBeCloseTo(0.5, 9)
    expect(exhaustionDays(30, flow)).toBeCloseTo(0.75, 9)
    expect(exhaustionDays(0, flow)).toBe(0)
  })

  test('an unknown moment, or one that is none, supplies nobody', () => {
    for (const updatedMs of [null, Number.NaN]) {
      const workforce = [workers([need('DW', 10)], updatedMs)]
      const [flow] = of({ lines: [line([])], workforce }).flows
      expect(flow!.suppliedDays).toBe(0)
    }
  })
})

describe('faults', () => {
  test('a recipe and a building that we do not know use and make what FIO says all the same', () => {
    const odd = order({ inputs: [{ ticker: 'XYZ', amount: 3 }], outputs: [] })
    const own = line([odd], { buildingName: 'newThing' })
    expect(of({ lines: [own], workforce: [] }).deltas).toMatchObject({ XYZ: -12 })
  })

  test.each([-3_600_000, 3_600_000])(
    'a clock that differs by %d ms changes no day of a line that repeats',
    (skew) => {
      const running = order({ startedMs: NOW - DAY_MS / 4, endsMs: NOW + DAY_MS / 4 })
      const company = { lines: [line([running, running, order()])], workforce: [] }
      const deltasAt = (now: number) => {
        const real = realFlows({ company, storage, sites, now }).get(KATOA)
        return baseFlows([planned], real, 'game').flows.map(({ delta }) => delta)
      }
      expect(deltasAt(NOW + skew)).toEqual(deltasAt(NOW))
    },
  )

  test('5,000 orders, no capacity, no duration and no satisfaction give numbers', () => {
    const many = Array.from({ length: 5000 }, () => order())
    const lines = [
      line(many),
      line([order({ durationMs: 0 })], { id: 'instant' }),
      line([order()], { id: 'none', capacity: 0 }),
    ]
    const { flows, production } = of({ lines, workforce: [workers([need('DW', 0, true, 0)])] })
    expect(production).toBe('game')
    for (const { delta, input, output } of flows)
      for (const figure of [delta, input, output]) expect(Number.isFinite(figure)).toBe(true)
  })
})
