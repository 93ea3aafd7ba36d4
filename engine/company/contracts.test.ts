import { describe, expect, test } from 'vitest'
import { storeWith } from '../../scripts/stage/built.ts'
import { contractOf, deliveryOf } from '../../scripts/stage/sample-contracts.ts'
import { AI1_CX, world } from '../../scripts/stage/world.ts'
import { contractTerm } from '../explain/contract.ts'
import type { Contract, ContractCondition } from '../game/company.ts'
import type { FioStorage } from '../game/fio.ts'
import { HOUR_MS } from '../game/time.ts'
import { resolvePrices } from '../market/prices.ts'
import { contractMoney } from './contract-money.ts'
import { type ContractsRequest, contractViews } from './contracts.ts'

const KATOA = 'UV-351a'
const prices = resolvePrices(world, AI1_CX, null)
const priceOf = (ticker: string, side: 'buy' | 'sell') =>
  prices[side][world.materials.indexOf.get(ticker)!]!
const payment = (id: string, about: Partial<ContractCondition> = {}) =>
  deliveryOf(id, {
    ...{ type: 'PAYMENT', party: 'CUSTOMER', goods: null, place: null },
    payment: { amount: 1000, currency: 'ICA' },
    ...about,
  })
const storage = (planets: Record<string, Record<string, number>>): FioStorage => ({
  planets: Object.fromEntries(
    Object.entries(planets).map(([id, stock]) => [id, storeWith(id, stock, 1e6)]),
  ),
  ...{ warehouses: {}, ships: {}, last_modified: null },
})
const viewsOf = (contracts: Contract[], about: Partial<ContractsRequest> = {}) =>
  contractViews(world, () => prices, {
    ...{ contracts, storage: storage({}), reserves: [], rates: {} },
    ...about,
  })
const viewOf = (conditions: ContractCondition[], about: Partial<ContractsRequest> = {}) =>
  viewsOf([contractOf(conditions)], about)[0]!

test.each(['__proto__', 'constructor', 'toString'])(
  'a contract whose words are all %s is one like others',
  (name) => {
    const words = { type: name, status: name, place: name, destination: name, after: [name] }
    const odd = { ...words, goods: { ticker: name, amount: 1 } }
    const paid = payment('b', { status: name, payment: { amount: 10, currency: name } })
    const view = viewOf([deliveryOf('a', odd), paid])
    expect(view.value).toBe(10)
    expect(view.oneToOne).toEqual([name])
  },
)

describe('what a contract is worth', () => {
  test('is what is paid, less what the goods would sell for, at the rates of the player', () => {
    const conditions = [deliveryOf('a'), payment('b')]
    const { value, oneToOne, unpriced } = viewOf(conditions, { rates: { ICA: 1.5 } })
    expect(value).toBeCloseTo(1500 - 100 * priceOf('RAT', 'sell'), 9)
    expect([oneToOne, unpriced]).toEqual([[], []])
    expect(viewOf(conditions)).toMatchObject({ oneToOne: ['ICA'] })
    expect(viewOf(conditions).value).toBeCloseTo(1000 - 100 * priceOf('RAT', 'sell'), 9)
  })

  test('counts goods that the player gets as what they would cost, and payments by the player', () => {
    const { value } = viewOf([
      deliveryOf('a', { type: 'PROVISION', party: 'CUSTOMER' }),
      payment('b', { party: 'PROVIDER' }),
      deliveryOf('c', { type: 'COMEX_PURCHASE_PICKUP', after: ['a', 'b'] }),
    ])
    expect(value).toBeCloseTo(100 * priceOf('RAT', 'buy') - 1000, 9)
  })

  test('is the sum of its derivation, which names each part', () => {
    const contract = contractOf([
      deliveryOf('a'),
      payment('b'),
      payment('c', { party: 'PROVIDER' }),
    ])
    const money = contractMoney(world, contract, () => prices, { ICA: 2 }, 'all')
    const term = contractTerm(world, money, () => prices, 'all')
    expect(term.value).toBeCloseTo(money.value!, 9)
    expect(term.terms.map(({ name }) => name)).toEqual([
      'Goods you give: RAT',
      'Payment to you',
      'Payment by you',
    ])
  })

  test('leaves out of what is still to come the conditions that are over', () => {
    const { open } = viewOf([deliveryOf('a', { status: 'FULFILLED' }), payment('b')])
    expect(open.value).toBe(1000)
  })

  test('is not known without money or goods; unknown goods and terms are named', () => {
    expect(viewOf([deliveryOf('a', { type: 'REPUTATION', goods: null })])).toMatchObject({
      ...{ value: null, uncounted: ['REPUTATION'] },
    })
    const odd = viewOf([deliveryOf('a', { goods: { ticker: '???', amount: 3 } }), payment('b')])
    expect(odd).toMatchObject({ value: 1000, unpriced: ['???'] })
    const lost = contractOf([deliveryOf('a', { goods: { ticker: '???', amount: 3 } })])
    const money = contractMoney(world, lost, () => prices, {}, 'all')
    const term = contractTerm(world, money, () => prices, 'all')
    expect(term.value).toBeCloseTo(0)
  })
})

describe('a step', () => {
  test('says what is at its place, what is missing, and which stores have it', () => {
    const { steps } = viewOf([deliveryOf('a')], {
      storage: storage({ [KATOA]: { RAT: 30 }, 'VH-331a': { RAT: 70 }, 'KW-688c': { RAT: 90 } }),
    })
    expect(steps[0]).toMatchObject({
      state: 'open',
      goods: {
        ...{ amount: 100, there: 30, missing: 70, reserved: null },
        from: [
          { place: 'KW-688c', amount: 90 },
          { place: 'VH-331a', amount: 70 },
        ],
      },
    })
  })

  test('does not count what another contract has reserved, and has its own', () => {
    const reserve = (condition: string, place: string, amount: number) => ({
      ...{ condition, contract: 'c', ticker: 'RAT', place, amount },
    })
    const { steps } = viewOf([deliveryOf('a')], {
      storage: storage({ [KATOA]: { RAT: 100 }, 'VH-331a': { RAT: 70 } }),
      reserves: [reserve('a', KATOA, 40), reserve('z', KATOA, 75), reserve('y', 'VH-331a', 70)],
    })
    expect(steps[0]!.goods).toMatchObject({ there: 25, missing: 75, from: [] })
    expect(steps[0]!.goods!.reserved).toMatchObject({ amount: 40 })
  })

  test('waits for those before it; what is over or the partner’s needs nothing', () => {
    const { steps, done } = viewOf([
      deliveryOf('a', { status: 'FULFILLED' }),
      deliveryOf('b', { after: ['a', 'not listed'] }),
      deliveryOf('c', { after: ['b'] }),
      deliveryOf('d', { party: 'CUSTOMER' }),
      deliveryOf('e', { status: 'SOMETHING_NEW' }),
      deliveryOf('f', { status: 'VIOLATED' }),
    ])
    expect(steps.map(({ state }) => state)).toEqual([
      ...['done', 'open', 'waiting', 'open', 'open', 'violated'],
    ])
    expect(steps.map(({ goods }) => goods !== null)).toEqual([
      ...[false, true, true, false, true, false],
    ])
    expect(done).toBe(1)
  })

  test('is due by its own deadline, else by that of the contract; the next one counts', () => {
    const conditions = [
      deliveryOf('a', { deadlineMs: 9 * HOUR_MS }),
      deliveryOf('b'),
      deliveryOf('c', { party: 'CUSTOMER', deadlineMs: 1 }),
      deliveryOf('d', { after: ['a'], deadlineMs: 2 }),
    ]
    expect(viewsOf([contractOf(conditions, { dueMs: 5 * HOUR_MS })])[0]!.dueMs).toBe(5 * HOUR_MS)
    expect(viewOf([deliveryOf('a')]).dueMs).toBeNull()
  })
})

describe('flights', () => {
  const freight = (about: Partial<ContractCondition>) =>
    deliveryOf('x', { goods: null, place: null, tonnes: 0, ...about })

  test('bring what is missing of goods from a store', () => {
    const { jobs } = viewOf([deliveryOf('a', { deadlineMs: 7 })], {
      storage: storage({ [KATOA]: { RAT: 40 } }),
    })
    const weight = world.materials.weight[world.materials.indexOf.get('RAT')!]!
    expect(jobs).toMatchObject([{ condition: 'a', dropOff: KATOA, dropOffDueMs: 7 }])
    expect(jobs[0]!.pickUp).toBeUndefined()
    expect(jobs[0]!.load.weight).toBeCloseTo(60 * weight, 9)
  })

  test('of freight go from where it is picked up to where it is delivered', () => {
    const pickup = freight({
      ...{ id: 'p', type: 'PICKUP_SHIPMENT', place: 'HRT', tonnes: 25, cubicMetres: 40 },
      deadlineMs: 3,
    })
    const delivery = freight({
      ...{ id: 'd', type: 'DELIVERY_SHIPMENT', destination: 'FK-794b', after: ['p'] },
      deadlineMs: 9,
    })
    const whole = { dropOff: 'FK-794b', load: { weight: 25, volume: 40 }, dropOffDueMs: 9 }
    expect(viewOf([pickup, delivery]).jobs).toMatchObject([
      { condition: 'd', pickUp: 'HRT', pickUpDueMs: 3, ...whole },
    ])
    expect(viewOf([{ ...pickup, status: 'FULFILLED' }, delivery]).jobs).toMatchObject([
      { condition: 'd', pickUp: null, ...whole },
    ])
    expect(viewOf([pickup]).jobs).toMatchObject([{ pickUp: null, dropOff: 'HRT' }])
  })

  test('are none for payments, the partner’s conditions, and those without a place', () => {
    const { jobs } = viewOf([
      payment('a', { party: 'PROVIDER' }),
      deliveryOf('b', { party: 'CUSTOMER' }),
      deliveryOf('c', { place: null }),
      deliveryOf('d', { goods: { ticker: 'RAT', amount: 0 } }),
      freight({ id: 'e', type: 'DELIVERY_SHIPMENT', destination: null }),
    ])
    expect(jobs).toEqual([])
  })

  test('to fetch bought goods end where they lie', () => {
    const { jobs } = viewOf([deliveryOf('a', { type: 'COMEX_PURCHASE_PICKUP' })])
    expect(jobs).toMatchObject([{ pickUp: null, dropOff: KATOA, load: { weight: 0, volume: 0 } }])
  })
})

test('five thousand contracts, and stores that are not known, are no trouble', () => {
  const many = Array.from({ length: 5000 }, (_, n) =>
    contractOf([deliveryOf(`a${n}`), payment(`b${n}`)], { id: `c${n}` }),
  )
  const views = viewsOf(many, { storage: storage({ [KATOA]: { RAT: 40 } }) })
  expect(views).toHaveLength(5000)
  expect(views.every(({ value }) => Number.isFinite(value))).toBe(true)
  expect(viewOf([deliveryOf('a')], { storage: null }).steps[0]!.goods).toBeNull()
})
