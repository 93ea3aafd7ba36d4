import { expect, test } from 'vitest'
import type { FioStorage, StorageItem } from '../game/fio.ts'
import { planetStock, stockEverywhere, stockOf } from './stock.ts'

const item = (MaterialTicker: string | null, MaterialAmount: number) =>
  ({ MaterialTicker, MaterialAmount }) as StorageItem
const store = (...items: StorageItem[]) => ({ StorageItems: items })

const storage = {
  planets: { 'KW-688c': store(item('DW', 10), item('RAT', 3)), 'ZV-194a': store(item('DW', 5)) },
  warehouses: { ANT: store(item('DW', 100), item('OVE', 0)) },
  ships: { 'SHIP-01': store(item('RAT', 7), item(null, 9)) },
  last_modified: null,
} as unknown as FioStorage

test('stacks of the same material add up, what has no ticker (a ship in a hold) is no stock', () => {
  expect([...stockOf([item('DW', 1), item('DW', 2), item(null, 5)])]).toEqual([['DW', 3]])
})

test('a planet without a base has no stock', () => {
  expect(planetStock(storage, 'KW-688c').get('DW')).toBe(10)
  expect(planetStock(storage, 'XX-000x').size).toBe(0)
})

test('everything is found with its places: planets, then warehouses, then ships', () => {
  const all = stockEverywhere(storage)
  expect(all.get('DW')).toEqual({
    amount: 115,
    locations: [
      { type: 'PLANET', name: 'KW-688c', amount: 10 },
      { type: 'PLANET', name: 'ZV-194a', amount: 5 },
      { type: 'WAR', name: 'ANT', amount: 100 },
    ],
  })
  expect(all.get('RAT')!.locations.at(-1)).toEqual({ type: 'SHIP', name: 'SHIP-01', amount: 7 })
  expect(all.has('OVE')).toBe(false)
})
