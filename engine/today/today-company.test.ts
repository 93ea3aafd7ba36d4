import { describe, expect, test } from 'vitest'
import { siteOf, storeWith } from '../../scripts/stage/built.ts'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { AI1_CX, world } from '../../scripts/stage/world.ts'
import type { Company, CompanySource } from '../game/company.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import type { PlanData } from '../game/plan.ts'
import { HOUR_MS } from '../game/time.ts'
import { resolvePrices } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { TodayLine } from './line.ts'
import { type TodayQuestion, today, todayTerm } from './today.ts'

const NOW = Date.UTC(2026, 10, 1)
const KATOA = 'UV-351a'
const KITCHEN: PlanData = {
  planet: { planetid: KATOA, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
  infrastructure: [{ building: 'HB1', amount: 5 }],
  buildings: [
    {
      name: 'FP',
      amount: 4,
      active_recipes: [{ recipeid: 'FP#1xGRN 1xBEA 1xNUT=>10xRAT', amount: 1 }],
    },
  ],
}
const STOCK = Object.fromEntries(
  ['DW', 'RAT', 'OVE', 'PWO', 'COF', 'GRN', 'BEA', 'NUT'].map((ticker) => [ticker, 1e4]),
)
const source: CompanySource = { state: 'ok', fetchedMs: NOW, reportedMs: NOW, dropped: 0 }
const prices = resolvePrices(world, AI1_CX, KATOA, ACCURATE)
const input = { plan: KITCHEN, prices, empire: null, rules: ACCURATE }
const result = evaluatePlan(world, input)
const BASE = { planetId: KATOA, result, condition: 1, rules: ACCURATE }

const company = (changes: Partial<Company> = {}): Company => ({
  ships: [],
  lines: simulatedLines(world, BASE, NOW),
  flights: [],
  workforce: [simulatedWorkforce(BASE, NOW)],
  orders: [],
  contracts: [],
  cash: [],
  sources: {
    lines: source,
    flights: source,
    workforce: source,
    orders: source,
    contracts: source,
    cash: source,
  },
  ...changes,
})

const asked = (own: Company | null, stock = STOCK): TodayQuestion => ({
  now: NOW,
  plans: [
    {
      uuid: 'plan',
      name: 'Kitchen',
      ...{ plan: KITCHEN, cx: AI1_CX, empire: null, rules: ACCURATE, empireRank: 0 },
    },
  ],
  storage: {
    planets: { [KATOA]: storeWith(KATOA, stock, 1e7) },
    warehouses: {},
    ships: {},
    last_modified: null,
  },
  sites: { planets: { [KATOA]: siteOf(KITCHEN, 1) }, ships: {}, last_modified: null },
  ...{ company: own, reserves: [], flowsFrom: 'game', seenOrders: [] },
  money: { cx: AI1_CX, rules: ACCURATE, rates: {} },
  programs: {},
  updated: [],
  soonDays: 10,
  targetDays: 20,
})
type Kind = TodayLine['what']['kind']
const lineOf = (question: TodayQuestion, kind: Kind) =>
  today(world, question).lines.find(({ what }) => what.kind === kind)
const [fullLine] = company().lines

test('a base that runs as planned, with full stores, has nothing to do', () => {
  expect(today(world, asked(company())).lines).toEqual([])
})

test('without the lists of a company the plan counts, as ever', () => {
  const without = company({ lines: [], workforce: [] })
  expect(today(world, asked(without))).toEqual(today(world, asked(null)))
})

test('a stock lasts as long as the lines really use it, or as the plan says where the player wants that', () => {
  const half = { ...fullLine!, capacity: 2, orders: fullLine!.orders.slice(2) }
  const line = (own: Company | null, flowsFrom: TodayQuestion['flowsFrom'] = 'game') =>
    lineOf({ ...asked(own, { ...STOCK, GRN: 20 }), flowsFrom }, 'runs out')!
  const planned = line(null)
  const real = line(company({ lines: [half] }))
  expect(real.inDays).toBeCloseTo(2 * planned.inDays, 9)
  expect(line(company({ lines: [half] }), 'plan')).toEqual(planned)
  // The money is that of the plan: without the material all of its buildings stand still.
  expect(real.lostPerDay).toBeCloseTo(planned.lostPerDay!, 9)
})

test('Today says for how many bases FIO reports both halves', () => {
  expect(today(world, asked(company())).flows).toEqual({ whole: 1, half: 0, none: 0 })
  expect(today(world, asked(company({ workforce: [] }))).flows).toEqual({
    whole: 0,
    half: 1,
    none: 0,
  })
})

describe('a line', () => {
  test('with idle and halted buildings loses their share of what the kind earns', () => {
    const [first, ...orders] = fullLine!.orders.slice(1)
    const line = { ...fullLine!, orders: [{ ...first!, isHalted: true }, ...orders] }
    const question = asked(company({ lines: [line] }))
    const found = lineOf(question, 'line idle')!
    expect(found.what).toMatchObject({ building: 'FP', idle: 1, halted: 1, standing: 4 })
    const term = todayTerm(world, { ...question, planetNaturalId: KATOA, key: found.key })
    expect(found.lostPerDay).toBeCloseTo(Math.max(0, term!.value), 6)
    const half = result.productionMaterialIO.map(({ ticker, delta }) => {
      const material = world.materials.indexOf.get(ticker)!
      return (delta / 2) * (delta > 0 ? prices.sell : prices.buy)[material]!
    })
    // A fee of a building that stands still is saved.
    const fees = 2 * result.production.buildings[0]!.dailyFee
    expect(term!.value).toBeCloseTo(
      half.reduce((sum, money) => sum + money, fees),
      6,
    )
  })

  test('whose orders end says when the first building stops and when all have', () => {
    const orders = fullLine!.orders
      .filter(({ startedMs }) => startedMs !== null)
      .map((order, n) => ({ ...order, isRecurring: false, endsMs: NOW + (n + 1) * 12 * HOUR_MS }))
    const found = lineOf(asked(company({ lines: [{ ...fullLine!, orders }] })), 'queue ends')!
    expect(found.what).toMatchObject({ building: 'FP', standing: 4, firstInDays: 0.5 })
    expect(found.inDays).toBeCloseTo(2, 9)
  })
})

test('workers who lack something are named with it, and their work is lost', () => {
  const workforce = simulatedWorkforce(BASE, NOW)
  const levels = workforce.levels.map((level) => ({
    ...level,
    population: level.required,
    satisfaction: level.satisfaction / 2,
    needs: level.needs.map((need) =>
      need.ticker === 'OVE' ? { ...need, satisfaction: 0.2 } : need,
    ),
  }))
  const question = asked(company({ workforce: [{ ...workforce, levels }] }))
  const found = lineOf(question, 'unsatisfied')!
  expect(found.what).toMatchObject({
    levels: [{ level: 'PIONEER', missing: ['OVE'], missingWorkers: 0 }],
  })
  const term = todayTerm(world, { ...question, planetNaturalId: KATOA, key: found.key })
  expect(found.lostPerDay).toBeCloseTo(Math.max(0, term!.value), 6)
})

test('what workers are short of is brought for the resupply days, also luxuries of which they get nothing', () => {
  const workforce = simulatedWorkforce(BASE, NOW)
  const short = new Set(['OVE', 'COF', 'PWO'])
  const levels = workforce.levels.map((level) => ({
    ...level,
    satisfaction: level.satisfaction / 2,
    needs: level.needs.map((need) => ({ ...need, satisfaction: short.has(need.ticker) ? 0 : 1 })),
  }))
  const own = company({ workforce: [{ ...workforce, levels }] })
  const stock = { ...STOCK, OVE: 0, COF: 0, PWO: 0 }
  const perDay = new Map(
    workforce.levels.flatMap(({ needs }) => needs.map((need) => [need.ticker, need.unitsPerDay])),
  )
  const provided = new Set(
    result.workforceMaterialIO.filter(({ input }) => input > 0).map(({ ticker }) => ticker),
  )
  const { what } = lineOf(asked(own, stock), 'unsatisfied')!
  if (what.kind !== 'unsatisfied') throw new Error('unreachable')
  const wanted = [...short].filter((ticker) => provided.has(ticker)).sort()
  expect(wanted).toContain('COF')
  expect(what.levels[0]!.missing.toSorted()).toEqual(wanted)
  expect(what).toMatchObject({
    bring: wanted.map((ticker) => ({ ticker, amount: Math.ceil(20 * perDay.get(ticker)!) })),
  })
})

const ship = {
  ...{ id: 'ship', registration: 'AVI-1', name: 'Tin', flightId: 'flight' },
  ...{ acceleration: null, thrust: null, emptyMass: null, reactorPower: null },
  ...{ emitterPower: null, volume: null, fuelFlow: null, stlTank: null, ftlTank: null },
}
const flight = {
  ...{ id: 'flight', shipId: 'ship', departsMs: NOW - HOUR_MS, arrivesMs: NOW + 24 * HOUR_MS },
  ...{ from: 'HRT', to: KATOA, toSystem: 'UV-351', segments: [] },
}

test('ships that arrive soon are listed with their cargo; those of an unknown ship or place are not', () => {
  const flights = [
    flight,
    { ...flight, id: 'lost', shipId: 'other' },
    { ...flight, id: 'nowhere', to: null },
    { ...flight, id: 'landed', arrivesMs: NOW - 1 },
  ]
  const question = asked(company({ ships: [ship], flights }))
  question.storage.ships['AVI-1'] = { ...storeWith(KATOA, { RAT: 50 }, 500), Registration: 'AVI-1' }
  const lines = today(world, question).lines
  expect(lines).toMatchObject([
    {
      what: {
        kind: 'ship arrives',
        ship: 'Tin',
        to: `Base on ${KATOA}`,
        cargo: [{ ticker: 'RAT', amount: 50 }],
      },
      inDays: 1,
    },
  ])
})

test('places of ships go by their names: own bases, stations of exchanges, else the id', () => {
  const to = (place: string) => {
    const flights = [{ ...flight, to: place, toSystem: null }]
    const found = lineOf(asked(company({ ships: [ship], flights })), 'ship arrives')!
    return found.what.kind === 'ship arrives' ? found.what.to : undefined
  }
  expect([KATOA, 'HRT', 'VH-331', 'KW-688c'].map(to)).toEqual([
    ...[`Base on ${KATOA}`, 'Hortus Station', 'Hortus Station', 'KW-688c'],
  ])
})

describe('an own exchange order', () => {
  const rat = world.materials.indexOf.get('RAT')!
  const { Ask, Bid } = world.exchanges.get('AI1')!.prices
  const [ask, bid] = [Ask[rat]!, Bid[rat]!]
  const order = (id: string, type: 'buy' | 'sell', limit: number) => ({
    ...{ id, exchange: 'AI1', type, ticker: 'RAT', openAmount: 5, initialAmount: 9, limit },
    ...{ currency: 'AIC', createdMs: NOW },
  })
  const questionWith = (...orders: Company['orders']) => ({
    ...asked(company({ orders })),
    money: { cx: AI1_CX, rules: ACCURATE, rates: { AIC: 2 } },
  })

  test('is beaten by a better price of somebody else only', () => {
    const question = questionWith(
      order('dear', 'sell', ask + 1),
      order('best', 'sell', ask),
      order('high', 'buy', 1e9),
    )
    expect(today(world, question).lines).toMatchObject([
      { key: 'order dear', what: { best: ask }, lostPerDay: null },
    ])
  })

  test('has at stake what its limit is better than trading now, at the rate of its currency', () => {
    const sale = order('dear', 'sell', ask + 1)
    const purchase = order('low', 'buy', bid - 1)
    const question = questionWith(sale, purchase)
    const stakes = { dear: 5 * (ask + 1 - bid) * 2, low: 5 * (ask - (bid - 1)) * 2 }
    expect(bid).toBeGreaterThan(1)
    for (const [id, atStake] of Object.entries(stakes)) {
      const key = `order ${id}`
      const found = today(world, question).lines.find((line) => line.key === key)!
      expect(found.what).toMatchObject({ atStake: expect.closeTo(atStake, 6) })
      const term = todayTerm(world, { ...question, planetNaturalId: null, key })
      expect(term!.value).toBeCloseTo(atStake, 6)
    }
  })

  test('of a material that nobody buys has nothing to compare its limit with', () => {
    const [without] = [...world.materials.indexOf].find(([, m]) => Ask[m]! > 0 && !(Bid[m]! > 0))!
    const dear = { ...order('dear', 'sell', 1e9), ticker: without }
    const [found] = today(world, questionWith(dear)).lines
    expect(found!.what).toMatchObject({ kind: 'order beaten', ticker: without, atStake: null })
    const asking = { ...questionWith(dear), planetNaturalId: null, key: found!.key }
    expect(todayTerm(world, asking)).toBeNull()
  })
})

test('filled orders are one line until the player has seen them, and are beaten by nobody', () => {
  const order = (id: string, openAmount: number, initialAmount = 9) => ({
    ...{ id, exchange: 'AI1', type: 'sell' as const, ticker: 'RAT', openAmount, initialAmount },
    ...{ limit: 1e9, currency: 'AIC', createdMs: NOW },
  })
  const orders = [order('sold', 0), order('gone', 0), order('empty', 0, 0)]
  const seen = (...seenOrders: string[]) =>
    today(world, { ...asked(company({ orders })), seenOrders }).lines
  expect(seen('gone')).toMatchObject([
    { what: { kind: 'orders filled', orders: [{ id: 'sold' }] }, lostPerDay: 0 },
  ])
  expect(seen('gone', 'sold')).toEqual([])
})

test('a ship that has arrived since FIO looked is idle where it arrived', () => {
  const flights = [{ ...flight, arrivesMs: NOW - 1 }]
  const stock = { ...STOCK, GRN: 1 }
  const question = asked(company({ ships: [ship], flights }), stock)
  expect(lineOf(question, 'ships')!.what).toMatchObject({
    idle: [{ name: 'Tin', at: `Base on ${KATOA}` }],
    flying: [],
  })
})

describe('a contract', () => {
  const condition = (id: string, about: object) => ({
    ...{ id, index: 0, type: 'DELIVERY', party: 'PROVIDER' as const, status: 'PENDING', after: [] },
    ...{ place: KATOA, destination: null, goods: { ticker: 'RAT', amount: 12_000 } },
    ...{ tonnes: 0, cubicMetres: 0, payment: null, deadlineMs: NOW + 48 * HOUR_MS },
    ...{ deadlineAfterMs: null },
    ...about,
  })
  const contract = (conditions: ReturnType<typeof condition>[]) => ({
    ...{
      id: 'c',
      localId: 'C1',
      name: null,
      createdMs: NOW,
      dueMs: null,
      party: 'PROVIDER' as const,
    },
    ...{ status: 'CLOSED', partner: 'Ada', conditions },
  })

  test('says what is missing for the next thing to do, and where it is', () => {
    const contracts = [
      contract([
        condition('a', {}),
        condition('b', { after: ['a'], type: 'PICKUP_SHIPMENT' }),
        condition('c', { party: 'CUSTOMER' }),
        condition('d', { status: 'FULFILLED' }),
        condition('e', { deadlineMs: null }),
      ]),
    ]
    const question = asked(company({ contracts }))
    question.storage.planets['VH-331a'] = storeWith('VH-331a', { RAT: 700 }, 1e4)
    expect(today(world, question).lines).toMatchObject([
      {
        inDays: 2,
        what: {
          ...{ partner: 'Ada', contractId: 'c', conditionId: 'a' },
          names: { [KATOA]: `Base on ${KATOA}` },
          goods: { missing: 2000, from: [{ place: 'VH-331a', amount: 700 }] },
        },
      },
    ])
  })

  test('says what is at stake, once, and derives it; without money in it that is not known', () => {
    const paid = condition('p', {
      ...{ type: 'PAYMENT', party: 'CUSTOMER', goods: null, after: ['a'] },
      payment: { amount: 2e6, currency: 'ICA' },
    })
    const question = {
      ...asked(company({ contracts: [contract([condition('a', {}), paid])] })),
      money: { cx: AI1_CX, rules: ACCURATE, rates: { ICA: 2 } },
    }
    const found = lineOf(question, 'contract')!
    const sell = prices.sell[world.materials.indexOf.get('RAT')!]!
    expect(found).toMatchObject({ lostPerDay: null, what: { atStake: 4e6 - 12_000 * sell } })
    const term = todayTerm(world, { ...question, planetNaturalId: null, key: found.key })
    expect(term).toMatchObject({ unit: '$', value: 4e6 - 12_000 * sell })
    const free = contract([condition('x', { type: 'REPUTATION', goods: null })])
    expect(lineOf(asked(company({ contracts: [free] })), 'contract')!.what).toMatchObject({
      ...{ atStake: null, goods: null },
    })
  })

  test('does not take what another contract has reserved', () => {
    const question = asked(company({ contracts: [contract([condition('a', {})])] }))
    const reserve = { condition: 'z', contract: 'y', ticker: 'RAT', amount: 9000, place: KATOA }
    const line = lineOf({ ...question, reserves: [reserve] }, 'contract')!
    expect(line.what).toMatchObject({ goods: { there: 1000, missing: 11_000 } })
  })

  test('whose deadline is past is due now', () => {
    const late = condition('a', { deadlineMs: NOW - HOUR_MS })
    expect(lineOf(asked(company({ contracts: [contract([late])] })), 'contract')!.inDays).toBe(0)
  })
})

test('cash that does not pay for what is to be brought is said with both sums', () => {
  const stock = { ...STOCK, GRN: 1 }
  const needs = (cash: Company['cash']) => lineOf(asked(company({ cash }), stock), 'cash')
  expect(
    needs([
      { currency: 'AIC', amount: 10 },
      { currency: 'ICA', amount: 5 },
    ]),
  ).toMatchObject({
    what: { has: 15 },
  })
  const poor = asked(company({ cash: [{ currency: 'AIC', amount: 10 }] }), stock)
  const rated = { ...poor, money: { ...poor.money, rates: { AIC: 1e9 } } }
  expect(lineOf(rated, 'cash')).toBeUndefined()
  expect(lineOf(poor, 'cash')!.what).toMatchObject({ has: 10, oneToOne: ['AIC'] })
  expect(needs([{ currency: 'AIC', amount: 1e12 }])).toBeUndefined()
  expect(needs([])).toBeUndefined()
})

describe('short cash is cured by', () => {
  const grain = prices.buy[world.materials.indexOf.get('GRN')!]!
  const poor = (amount: number, stock: typeof STOCK = { ...STOCK, GRN: 1 }) => {
    const line = lineOf(asked(company({ cash: [{ currency: 'AIC', amount }] }), stock), 'cash')
    if (line?.what.kind !== 'cash') throw new Error('no line')
    return line.what
  }

  test('buying what it pays for, in whole units', () => {
    const bring = lineOf(asked(company(), { ...STOCK, GRN: 1 }), 'runs out')!.what
    if (bring.kind !== 'runs out') throw new Error('unreachable')
    const wanted = bring.bring.find(({ ticker }) => ticker === 'GRN')!.amount
    const { needs } = poor(0)
    for (const has of [needs / 3, needs - grain / 2]) {
      const { buys } = poor(has).cure
      expect(buys).toMatchObject([{ planetNaturalId: KATOA, place: `Base on ${KATOA}` }])
      const amounts = new Map(buys[0]!.materials.map(({ ticker, amount }) => [ticker, amount]))
      expect(amounts.get('GRN')).toBe(Math.floor((has / needs) * wanted))
      const cost = [...amounts].reduce(
        (sum, [ticker, amount]) => sum + amount * prices.buy[world.materials.indexOf.get(ticker)!]!,
        0,
      )
      expect(cost).toBeLessThanOrEqual(has)
    }
    expect(poor(0).cure.buys).toEqual([])
  })

  test('selling the surplus of the base where it is worth the most', () => {
    const worth = 1e4 * prices.sell[world.materials.indexOf.get('RAT')!]!
    const { needs } = poor(0)
    expect(poor(0).cure.sale).toEqual({
      ...{ planetNaturalId: KATOA, place: `Base on ${KATOA}`, isEnough: worth >= needs },
      ...{ materials: [{ ticker: 'RAT', amount: 1e4 }], worth: expect.closeTo(worth, 3) },
    })
    expect(poor(0, { ...STOCK, GRN: 1, RAT: 2 }).cure.sale).toMatchObject({ isEnough: false })
    expect(poor(0, { ...STOCK, GRN: 1, RAT: 0 }).cure.sale).toBeNull()
  })
})

describe('a clock that is an hour off', () => {
  test.each([-HOUR_MS, HOUR_MS])('by %d ms shifts moments by that, and breaks nothing', (skew) => {
    const flights = [{ ...flight, arrivesMs: NOW + HOUR_MS / 2 }]
    const halted = fullLine!.orders.map((order) => ({ ...order, isRecurring: false }))
    const own = company({ ships: [ship], flights, lines: [{ ...fullLine!, orders: halted }] })
    const question = { ...asked(own, { ...STOCK, GRN: 20 }), now: NOW + skew }
    const { lines } = today(world, question)
    const arrival = lines.find(({ what }) => what.kind === 'ship arrives')
    // By a clock that is ahead the ship has landed, and is idle there.
    if (skew > 0) expect(arrival).toBeUndefined()
    else expect(arrival!.inDays).toBeCloseTo(1.5 / 24, 9)
    expect(lines.length).toBeGreaterThan(1)
    for (const { inDays, lostPerDay } of lines) {
      expect(inDays).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(inDays)).toBe(true)
      expect(lostPerDay === null || lostPerDay >= 0).toBe(true)
    }
  })
})

test('5,000 exchange orders, of unknown materials and exchanges too, give one line each at most', () => {
  const orders = Array.from({ length: 5000 }, (_, n) => ({
    ...{ id: `${n}`, exchange: n % 2 ? 'AI1' : 'XX9', type: 'sell' as const },
    ...{ ticker: n % 3 ? 'RAT' : 'XYZ', openAmount: n % 5, initialAmount: 9, limit: 1e9 },
    ...{ currency: null, createdMs: NOW },
  }))
  const { lines } = today(world, asked(company({ orders })))
  const beaten = lines.filter(({ what }) => what.kind === 'order beaten')
  const counted = orders.filter(
    ({ exchange, ticker, openAmount }) => exchange === 'AI1' && ticker === 'RAT' && openAmount > 0,
  )
  expect(beaten).toHaveLength(counted.length)
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})

test('zero satisfaction, no workers, thousands of orders and unknown buildings break nothing', () => {
  const workforce = simulatedWorkforce(BASE, NOW)
  const levels = workforce.levels.map((level) => ({ ...level, satisfaction: 0, population: 0 }))
  const orders = Array.from({ length: 5000 }, () => fullLine!.orders.at(-1)!)
  const lines = [
    { ...fullLine!, orders },
    { ...fullLine!, id: 'odd', buildingName: 'newThing', capacity: 0 },
  ]
  const answer = today(world, asked(company({ lines, workforce: [{ ...workforce, levels }] })))
  for (const { lostPerDay, inDays } of answer.lines) {
    expect(Number.isFinite(lostPerDay)).toBe(true)
    expect(Number.isNaN(inDays)).toBe(false)
  }
})
