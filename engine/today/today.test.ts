import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shipAt, siteOf, storeWith } from '../../scripts/stage/built.ts'
import { AI1_CX, planOn, world } from '../../scripts/stage/world.ts'
import { combine, type Term } from '../explain/term.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import type { PlanData } from '../game/plan.ts'
import { DAY_MS } from '../game/time.ts'
import { resolvePrices } from '../market/prices.ts'
import { builtBaseOn, withBuiltBase } from '../plan/built-base.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { PROGRAM_TYPES } from '../universe/planets.ts'
import type { TodayLine } from './line.ts'
import { type TodayQuestion, today, todayTerm } from './today.ts'

const NOW = Date.UTC(2026, 10, 1)
const KATOA = 'UV-351a'
const ETHERWIND = 'KW-688c'

const planAt = (planetid: string, buildings: PlanData['buildings'], hb1 = 5): PlanData => ({
  planet: { planetid, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
  infrastructure: [{ building: 'HB1', amount: hb1 }],
  buildings,
})
const KITCHEN = planAt(KATOA, [
  {
    name: 'FP',
    amount: 2,
    active_recipes: [{ recipeid: 'FP#1xGRN 1xBEA 1xNUT=>10xRAT', amount: 1 }],
  },
])
const WELL = planAt(ETHERWIND, [
  { name: 'RIG', amount: 3, active_recipes: [{ recipeid: 'RIG#H2O', amount: 1 }] },
])
/** More than any of these bases uses in a year. */
const PLENTY = Object.fromEntries(
  ['DW', 'RAT', 'OVE', 'PWO', 'COF', 'GRN', 'BEA', 'NUT'].map((ticker) => [ticker, 1e5]),
)

interface Built {
  readonly plan: PlanData
  readonly stock?: Readonly<Record<string, number>>
  readonly capacity?: number
  readonly ageDays?: number
  readonly built?: PlanData
  readonly cx?: CxData | null
  readonly empireRank?: number | null
}

const asked = (bases: readonly Built[], changes: Partial<TodayQuestion> = {}): TodayQuestion => ({
  now: NOW,
  plans: bases.map(({ plan, cx = AI1_CX, empireRank = null }, n) => ({
    uuid: `plan ${n}`,
    name: `Plan ${n}`,
    ...{ plan, cx, empire: null, rules: ACCURATE, empireRank },
  })),
  storage: {
    planets: Object.fromEntries(
      bases.map(({ plan: { planet }, stock = PLENTY, capacity = 1e7 }) => [
        planet.planetid,
        storeWith(planet.planetid, stock, capacity),
      ]),
    ),
    warehouses: {},
    ships: {},
    last_modified: null,
  },
  sites: {
    planets: Object.fromEntries(
      bases.map(({ plan, built = plan, ageDays = 1 }) => [
        plan.planet.planetid,
        siteOf(built, ageDays),
      ]),
    ),
    ships: {},
    last_modified: null,
  },
  programs: {},
  ...{ company: null, reserves: [], flowsFrom: 'game', seenOrders: [] },
  money: { cx: null, rules: ACCURATE, rates: {} },
  updated: [],
  soonDays: 10,
  targetDays: 20,
  ...changes,
})
/** The derivation of a line. */
const termOf = (
  question: TodayQuestion,
  { key, planetNaturalId }: Pick<TodayLine, 'key' | 'planetNaturalId'>,
  universe = world,
) => (planetNaturalId ? todayTerm(universe, { ...question, key, planetNaturalId }) : null)
const kinds = (lines: readonly TodayLine[]) => lines.map(({ what }) => what.kind)
/** The first line of a kind, with its derivation. */
const lineOf = (question: TodayQuestion, kind: TodayLine['what']['kind'], universe = world) => {
  const line = today(universe, question).lines.find(({ what }) => what.kind === kind)!
  return { ...line, term: termOf(question, line, universe) }
}
const profitOf = (plan: PlanData) =>
  evaluatePlan(world, {
    plan,
    prices: resolvePrices(world, AI1_CX, plan.planet.planetid, ACCURATE),
    empire: null,
    rules: ACCURATE,
  }).profit

test('nothing is listed where stocks are full, buildings new and the base built as planned', () => {
  const { lines, next, bases } = today(world, asked([{ plan: KITCHEN }, { plan: WELL }]))
  expect(lines).toEqual([])
  expect(bases).toBe(2)
  expect(next!.inDays).toBeGreaterThan(10)
})

describe('what runs out', () => {
  test('stops the recipes that need it; what they would make is lost, what they do not use is saved', () => {
    const stock = { ...PLENTY, GRN: 0 }
    const { lostPerDay, term, inDays, what } = lineOf(asked([{ plan: KITCHEN, stock }]), 'runs out')
    expect(inDays).toBe(0)
    expect(what).toMatchObject({ materials: [{ ticker: 'GRN', days: 0 }] })
    const result = evaluatePlan(world, {
      plan: KITCHEN,
      prices: resolvePrices(world, AI1_CX, KATOA, ACCURATE),
      empire: null,
      rules: ACCURATE,
    })
    const [row] = result.production.buildings
    const idle = evaluatePlan(world, {
      plan: { ...KITCHEN, buildings: [{ name: 'FP', amount: 2, active_recipes: [] }] },
      prices: resolvePrices(world, AI1_CX, KATOA, ACCURATE),
      empire: null,
      rules: ACCURATE,
    })
    expect(row!.activeRecipes).toHaveLength(1)
    expect(lostPerDay).toBeCloseTo(Math.max(0, result.profit - idle.profit), 6)
    expect(term!.value).toBeCloseTo(result.profit - idle.profit, 6)
  })

  test('without water workers do what is left of their efficiency, and the water is not paid', () => {
    const stock = { ...PLENTY, DW: 0 }
    const { term } = lineOf(asked([{ plan: WELL, stock }]), 'runs out')
    const { materialio } = evaluatePlan(world, {
      plan: WELL,
      prices: resolvePrices(world, AI1_CX, ETHERWIND, ACCURATE),
      empire: null,
      rules: ACCURATE,
    })
    const value = (ticker: string) => materialio.find((row) => row.ticker === ticker)!.price
    const left = 1 / (1 + 10 / 3)
    expect(term!.value).toBeCloseTo(value('H2O') * (1 - left) + value('DW'), 6)
  })

  test('brings whole units up to the wanted days, as far as the store has room', () => {
    const [short] = today(world, asked([{ plan: WELL, stock: {} }])).lines
    expect(short!.what).toMatchObject({ kind: 'runs out', lasts: 20 })
    const [tight] = today(world, asked([{ plan: WELL, stock: {}, capacity: 5 }])).lines.filter(
      ({ what }) => what.kind === 'runs out',
    )
    expect(tight!.what.kind === 'runs out' && tight!.what.lasts).toBeLessThan(20)
    for (const { what } of [short!, tight!])
      if (what.kind === 'runs out')
        for (const { amount } of what.bring) expect(Number.isInteger(amount)).toBe(true)
  })

  test('what the base makes itself goes on being used: only the rest is missing', () => {
    const both = planAt(
      KATOA,
      [
        ...KITCHEN.buildings,
        { name: 'FRM', amount: 1, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
      ],
      8,
    )
    const stock = { ...PLENTY, GRN: 0, H2O: 1e5 }
    const own = lineOf(asked([{ plan: both, stock }]), 'runs out')
    const bought = lineOf(asked([{ plan: KITCHEN, stock: { ...PLENTY, GRN: 0 } }]), 'runs out')
    const rations = (line: { term: Term | null }) =>
      line
        .term!.terms[0]!.terms.filter(({ name }) => name.startsWith('RAT'))
        .reduce((sum, { value }) => sum + value, 0)
    expect(rations(own)).toBeLessThan(rations(bought))
    expect(rations(own)).toBeGreaterThan(0)
  })
})

describe('a card', () => {
  const stock = { ...PLENTY, GRN: 0, RAT: 200 }
  const crowded = asked([{ plan: KITCHEN, stock, capacity: 5000, ageDays: 150 }])

  test('gathers a base that is both short and full, whose money counts once', () => {
    const both = asked([{ plan: WELL, stock: { H2O: 250 }, capacity: 50, ageDays: 150 }])
    const { lines, cards } = today(world, both)
    const [card, ...others] = cards
    expect(others).toEqual([])
    expect(kinds(card!.lines)).toEqual(expect.arrayContaining(['runs out', 'storage full']))
    expect(card!.lines).toHaveLength(lines.length)
    const money = lines.map(({ lostPerDay }) => lostPerDay!)
    expect(card!.lostPerDay).toBeGreaterThanOrEqual(Math.max(...money))
    expect(card!.lostPerDay).toBeLessThan(money.reduce((sum, lost) => sum + lost, 0))
    expect(card!.inDays).toBe(0)
    expect(card!.collect).toEqual([{ ticker: 'H2O', amount: 250 }])
  })

  test('brings supplies, and with them what its repairs take', () => {
    const [card] = today(world, crowded).cards
    const amounts = new Map(card!.bring.map(({ ticker, amount }) => [ticker, amount]))
    for (const { what } of card!.lines) {
      const parts =
        what.kind === 'runs out' ? what.bring : what.kind === 'repair' ? what.materials : []
      for (const { ticker, amount } of parts)
        expect(amounts.get(ticker)).toBeGreaterThanOrEqual(amount)
    }
    expect(kinds(card!.lines)).toEqual(expect.arrayContaining(['runs out', 'repair']))
  })

  test('what has not begun is at stake, but not yet lost', () => {
    const soon = asked([{ plan: KITCHEN, stock: { ...PLENTY, GRN: 15 } }])
    const [card] = today(world, soon).cards
    expect(card!.inDays).toBeGreaterThan(0)
    expect(card!.lostPerDay).toBeGreaterThan(0)
    expect(card!.lostNow).toBe(0)
  })
})

describe('a store that fills', () => {
  test('is full when what comes in has no room; then what is made and does not fit is lost', () => {
    const stock = { DW: 100, RAT: 100, OVE: 10, PWO: 10, COF: 10 }
    const line = lineOf(asked([{ plan: WELL, stock, capacity: 100 }]), 'storage full')
    expect(line.what).toMatchObject({ kind: 'storage full' })
    if (line.what.kind !== 'storage full') return
    const { forecast } = line.what
    expect(forecast.fullAt).toBeGreaterThan(0)
    expect(line.inDays).toBeCloseTo(forecast.fullAt! / 24)
    expect(forecast.weight).toHaveLength(29)
    expect(Math.max(...forecast.weight)).toBeLessThanOrEqual(100 * (1 + 1e-9))
    expect(line.lostPerDay).toBeGreaterThan(0)
  })

  test('is none of today when it takes longer than the forecast', () => {
    const { lines } = today(world, asked([{ plan: WELL }]))
    expect(kinds(lines)).not.toContain('storage full')
  })
})

describe('repair', () => {
  const repairAt = (ageDays: number) => {
    const question = asked([{ plan: KITCHEN, ageDays }])
    const { lines, next } = today(world, question)
    const line = lines.find(({ what }) => what.kind === 'repair')
    return { line, next, term: line && termOf(question, line) }
  }

  test('is due from the day on which it pays best, and costs more with every day of waiting', () => {
    const { next } = repairAt(1)
    const best = next?.what.kind === 'repair' ? next.what.bestDay : 0
    expect(next).toMatchObject({ inDays: best - 1 })
    expect(repairAt(best - 1).line).toBeUndefined()
    const lost = [best, best + 5, best + 20, best + 60].map((age) => repairAt(age))
    for (const { line, term } of lost) {
      expect(line).toMatchObject({ inDays: 0, what: { overdue: 2, standing: 2 } })
      expect(Math.max(0, term!.value)).toBeCloseTo(line!.lostPerDay!, 6)
    }
    const money = lost.map(({ line }) => line!.lostPerDay!)
    expect(money).toEqual(money.toSorted((a, b) => a - b))
    expect(money.at(-1)).toBeGreaterThan(0)
  })

  test('is told of each base, also before it is due', () => {
    for (const ageDays of [1, 150]) {
      const { lines, next, repairs } = today(world, asked([{ plan: KITCHEN, ageDays }]))
      const line = [...lines, next].find((one) => one?.what.kind === 'repair')
      expect(repairs).toEqual([line])
    }
  })

  test('of a kind in two rows each building counts once', () => {
    const [row] = KITCHEN.buildings
    const split = planAt(KATOA, [
      { ...row!, amount: 1 },
      { ...row!, amount: 1 },
    ])
    const question = asked([{ plan: split, built: KITCHEN, ageDays: 150 }])
    const line = lineOf(question, 'repair')
    expect(line.what).toMatchObject({ overdue: 2, standing: 2 })
    expect(line.lostPerDay).toBeCloseTo(repairAt(150).line!.lostPerDay!, 4)
  })

  test('on its best day waiting costs next to nothing', () => {
    const { next } = repairAt(1)
    const best = next?.what.kind === 'repair' ? next.what.bestDay : 0
    const onTime = repairAt(best).line!.lostPerDay!
    expect(onTime).toBeLessThan(0.1 * repairAt(best + 60).line!.lostPerDay!)
  })
})

test('workers without homes: what the plan would earn with homes for all', () => {
  const crowded = planAt(KATOA, KITCHEN.buildings, 0)
  const line = lineOf(asked([{ plan: crowded }]), 'workers')
  expect(line.what).toMatchObject({ short: 80 })
  expect(line.term!.value).toBeCloseTo(
    profitOf(planAt(KATOA, KITCHEN.buildings, 1)) - profitOf(crowded),
    6,
  )
})

describe('the programme', () => {
  const planet = world.planets.indexOf.get(KATOA)!
  const farming: PlanData = {
    ...KITCHEN,
    planet: { ...KITCHEN.planet, cogc: 'FOOD_INDUSTRIES' },
  }
  const running = (index: number) => ({
    ...world,
    planets: { ...world.planets, program: world.planets.program.with(planet, index) },
  })
  const ends = (days: number) => ({
    [KATOA]: [
      {
        ProgramType: 'ADVERTISING_FOOD_INDUSTRIES' as const,
        StartEpochMs: NOW - DAY_MS,
        EndEpochMs: NOW + days * DAY_MS,
      },
    ],
  })

  test('that does not run costs what the plan earns by it', () => {
    const nothing = ends(3)[KATOA]!.map((one) => ({ ...one, ProgramType: null }))
    const line = lineOf(
      asked([{ plan: farming }], { programs: { [KATOA]: nothing } }),
      'programme',
      running(-1),
    )
    expect(line.inDays).toBe(0)
    expect(line.term!.value).toBeCloseTo(profitOf(farming) - profitOf(KITCHEN), 6)
  })

  test('of a chamber that nothing is known of is no line', () => {
    expect(kinds(today(running(-1), asked([{ plan: farming }])).lines)).toEqual([])
  })

  test('is no line after the end of its record: what runs since then is not known', () => {
    const programs = ends(-0.5)
    for (const index of [-1, PROGRAM_TYPES.indexOf('ADVERTISING_FOOD_INDUSTRIES')])
      expect(kinds(today(running(index), asked([{ plan: farming }], { programs })).lines)).toEqual(
        [],
      )
  })

  test('that runs is listed when it ends soon, and not when its end is far or not known', () => {
    const universe = running(PROGRAM_TYPES.indexOf('ADVERTISING_FOOD_INDUSTRIES'))
    const at = (programs: TodayQuestion['programs']) =>
      today(universe, asked([{ plan: farming }], { programs })).lines.filter(
        ({ what }) => what.kind === 'programme',
      )
    expect(at({})).toEqual([])
    expect(at(ends(30))).toEqual([])
    expect(at(ends(3))).toMatchObject([{ inDays: 3 }])
  })
})

test('a base that is built otherwise: what the plan would earn more', () => {
  const built = planAt(ETHERWIND, [{ ...WELL.buildings[0]!, amount: 1 }])
  const question = asked([{ plan: WELL, built }])
  const line = lineOf(question, 'built')
  expect(line.what).toMatchObject({ differences: ['RIG 3 → 1'] })
  const standing = builtBaseOn(question.sites.planets, ETHERWIND)!
  const more = profitOf(WELL) - profitOf(withBuiltBase(WELL, standing))
  expect(line.term!.value).toBeCloseTo(more, 6)
  expect(line.lostPerDay).toBeCloseTo(Math.max(0, more), 6)
})

test('an update of the game that costs profit is a line of its plan', () => {
  const updated = [
    {
      ...{ uuid: 'plan 0', name: 'Plan 0', planetNaturalId: KATOA },
      changes: [
        { kind: 'fee' as const, fee: 'warehouse' as const, before: 1, after: 2, currency: 'ICA' },
      ],
      ...{ profitBefore: 900, profit: 650 },
    },
  ]
  const line = lineOf(asked([{ plan: KITCHEN }], { updated }), 'game changed')
  expect(line.lostPerDay).toBe(250)
  expect(line.what).toMatchObject({ changes: ['fee'] })
})

describe('which plan counts', () => {
  test('one of an empire before drafts, and none without a base in the game', () => {
    const question = asked([{ plan: KITCHEN, empireRank: 0 }])
    const draft = { ...question.plans[0]!, uuid: 'draft', empireRank: null }
    const elsewhere = { ...question.plans[0]!, uuid: 'far', plan: WELL }
    const stock = { ...question.storage.planets[KATOA]!, StorageItems: [] }
    const { lines, bases } = today(world, {
      ...question,
      plans: [draft, ...question.plans, elsewhere],
      storage: { ...question.storage, planets: { [KATOA]: stock } },
    })
    expect(bases).toBe(1)
    expect(new Set(lines.map(({ planUuid }) => planUuid))).toEqual(new Set(['plan 0']))
  })

  test('of drafts the one that differs least from what is built', () => {
    const more = { ...KITCHEN, buildings: [{ ...KITCHEN.buildings[0]!, amount: 9 }] }
    const question = asked([{ plan: more, built: KITCHEN, stock: {} }])
    const near = { ...question.plans[0]!, uuid: 'near', plan: KITCHEN }
    const { lines } = today(world, { ...question, plans: [...question.plans, near] })
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines.map(({ planUuid }) => planUuid))).toEqual(new Set(['near']))
  })

  test('a base without any plan is named', () => {
    const { withoutPlan, lines } = today(world, { ...asked([{ plan: KITCHEN }]), plans: [] })
    expect(withoutPlan).toEqual([{ planetNaturalId: KATOA, planetName: `Base on ${KATOA}` }])
    expect(lines).toEqual([])
  })
})

test('a ship that stands still is a line only while something waits to be carried', () => {
  const withShip = (stock: Built['stock']) => {
    const question = asked([{ plan: KITCHEN, ...(stock && { stock }) }])
    const ships = { 'AVI-1': shipAt('AVI-1', KATOA), 'AVI-2': shipAt('AVI-2', null) }
    return today(world, { ...question, sites: { ...question.sites, ships } })
  }
  expect(kinds(withShip(undefined).lines)).toEqual([])
  const { lines, visits } = withShip({})
  expect(lines.at(-1)!.what).toEqual({
    kind: 'ships',
    idle: [{ name: 'Ship AVI-1', at: `Base on ${KATOA}` }],
    flying: ['Ship AVI-2'],
  })
  expect(visits.map(({ id }) => id)).toEqual([KATOA])
})

test('without any price nothing is lost that could be counted, and the line says which prices are missing', () => {
  const cx: CxData = {
    name: 'nothing',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: world.materials.ticker.map((ticker) => ({ ticker, type: 'BOTH', value: 0 })),
    ticker_planets: [],
  }
  const line = lineOf(asked([{ plan: KITCHEN, stock: {}, cx }]), 'runs out')
  expect(line.lostPerDay).toBe(0)
  expect(line.unpriced).toContain('RAT')
})

/** Every figure of a derivation. */
const figures = (term: Term): Term[] => [term, ...term.terms.flatMap(figures)]

test('any bases: ordered by money, never negative, every figure a number that follows from its terms', () => {
  const planets = [KATOA, ETHERWIND, 'OT-580b'].map((id) => world.planets.indexOf.get(id)!)
  const stocks = fc.dictionary(
    fc.constantFrom('DW', 'RAT', 'OVE', 'PWO', 'COF', 'H2O', 'GRN', 'FE'),
    fc.integer({ min: 0, max: 3000 }),
  )
  const base = (planet: number) =>
    fc.record({
      plan: planOn(planet),
      stock: stocks,
      capacity: fc.integer({ min: 0, max: 5000 }),
      ageDays: fc.integer({ min: 0, max: 250 }),
    })
  fc.assert(
    fc.property(fc.tuple(...planets.map(base)), (bases) => {
      const question = asked(bases)
      const { lines, cards, next } = today(world, question)
      expect(cards.flatMap((card) => card.lines.map(({ key }) => key)).sort()).toEqual(
        lines.map(({ key }) => key).sort(),
      )
      for (const card of cards) {
        const losses = card.lines.map(({ lostPerDay }) => lostPerDay ?? 0)
        const term = termOf(question, card)
        if (term) expect(Math.max(0, term.value)).toBeCloseTo(card.lostPerDay!, 4)
        expect(card.lostPerDay ?? 0).toBeGreaterThanOrEqual(Math.max(...losses) - 1e-6)
        expect(card.lostNow).toBeLessThanOrEqual((card.lostPerDay ?? 0) + 1e-6)
      }
      const money = lines.map(({ lostPerDay }) => lostPerDay)
      expect(money.filter((lost) => lost !== null)).toEqual(
        money.filter((lost) => lost !== null).sort((a, b) => b - a),
      )
      for (const line of next ? [...lines, next] : lines) {
        const { lostPerDay, inDays } = line
        const term = termOf(question, line)
        if (term) expect(Math.max(0, term.value)).toBeCloseTo(lostPerDay!, 4)
        expect(inDays).toBeGreaterThanOrEqual(0)
        expect(lostPerDay === null || (lostPerDay >= 0 && lostPerDay < Infinity)).toBe(true)
        for (const figure of term ? figures(term) : []) {
          expect(figure.value).not.toBeNaN()
          if (figure.operation)
            expect(figure.value).toBe(
              combine(
                figure.operation,
                figure.terms.map(({ value }) => value),
              ),
            )
        }
      }
      for (const { inDays } of lines) expect(inDays).toBeLessThanOrEqual(10)
    }),
    { numRuns: 60 },
  )
})
