import { describe, expect, test } from 'vitest'
import { storeWith } from '../../scripts/stage/built.ts'
import { contractOf, deliveryOf } from '../../scripts/stage/sample-contracts.ts'
import type { FioStorage } from '../game/fio.ts'
import { stockEverywhere } from '../supply/stock.ts'
import { freeStorage, standingReserves } from './reserves.ts'

const KATOA = 'UV-351a'
const storage: FioStorage = {
  planets: { [KATOA]: storeWith(KATOA, { RAT: 300, DW: 50 }, 500) },
  warehouses: {},
  ships: { 'AVI-1': { ...storeWith('AVI-1', { RAT: 40 }, 500), Registration: 'AVI-1' } },
  last_modified: null,
}
const reserve = (amount: number, place = KATOA) => ({
  ...{ condition: 'a', contract: 'c', ticker: 'RAT', amount, place },
})
const ratIn = (stores: FioStorage) => stockEverywhere(stores).get('RAT')?.amount ?? 0

test('free stock is the stock less what is reserved at that place, never below 0', () => {
  expect(ratIn(freeStorage(storage, [reserve(100)]))).toBe(240)
  expect(ratIn(freeStorage(storage, [reserve(100), reserve(900)]))).toBe(40)
  expect(ratIn(freeStorage(storage, [reserve(15, 'AVI-1')]))).toBe(325)
  expect(ratIn(freeStorage(storage, [reserve(15, 'XX-000x')]))).toBe(340)
  expect(freeStorage(storage, [])).toBe(storage)
})

test.each(['constructor', '__proto__', 'toString'])(
  'no store is at %s, which objects inherit',
  (place) => {
    expect(ratIn(freeStorage(storage, [reserve(100, place)]))).toBe(340)
  },
)

test('what is reserved keeps its room, and other materials and the stores themselves stay', () => {
  const free = freeStorage(storage, [reserve(300)]).planets[KATOA]!
  expect(free.WeightLoad).toBe(storage.planets[KATOA]!.WeightLoad)
  expect(stockEverywhere(freeStorage(storage, [reserve(300)])).get('DW')?.amount).toBe(50)
  expect(ratIn(storage)).toBe(340)
})

test('at a place with a base and a warehouse the base gives first, the warehouse the rest', () => {
  const both = {
    ...storage,
    warehouses: { [KATOA]: storage.planets[KATOA] as never },
  }
  const free = freeStorage(both, [reserve(350)])
  const amountIn = (items: readonly { MaterialTicker: string; MaterialAmount: number }[]) =>
    items.find(({ MaterialTicker }) => MaterialTicker === 'RAT')?.MaterialAmount
  expect(amountIn(free.planets[KATOA]!.StorageItems)).toBe(0)
  expect(amountIn(free.warehouses[KATOA]!.StorageItems)).toBe(250)
})

describe('a reserve stands', () => {
  const known = (conditions: ReturnType<typeof deliveryOf>[], about: object = {}) => ({
    contracts: [contractOf(conditions)],
    sources: {
      contracts: { state: 'ok', fetchedMs: 0, reportedMs: 0, dropped: 0, ...about } as const,
    },
  })
  const left = (company: Parameters<typeof standingReserves>[1]) =>
    standingReserves([reserve(1)], company).length

  test('while its condition is to be done', () => {
    expect(left(known([deliveryOf('a')]))).toBe(1)
    expect(left(known([deliveryOf('a', { status: 'FULFILLED' })]))).toBe(0)
    expect(left(known([deliveryOf('a', { status: 'VIOLATED' })]))).toBe(0)
    expect(left(known([deliveryOf('a', { party: 'CUSTOMER' })]))).toBe(0)
    expect(left(known([deliveryOf('b')]))).toBe(0)
    expect(left(known([]))).toBe(0)
  })

  test('while the list is not known in full', () => {
    expect(left(null)).toBe(1)
    expect(left(known([], { state: 'failed' }))).toBe(1)
    expect(left(known([], { state: 'none' }))).toBe(1)
    expect(left(known([], { dropped: 1 }))).toBe(1)
  })
})
