import { expect, test } from 'vitest'
import { world } from '../../../scripts/stage/world.ts'
import { filling, openBase } from './base-store.ts'

/** Units of DW brought to an empty base for 20 days of so many a day. */
function broughtFor(daily: number, stock = 0): number {
  const { base, store } = openBase(world, {
    id: 'base',
    flows: [{ ticker: 'DW', delta: -daily, stock }],
    capacity: { weight: 1e9, volume: 1e9 },
    load: { weight: 0, volume: 0 },
  })
  return filling(base, store, 20 * 24).amounts[0]!
}

test('a whole amount is brought as it is, whatever floating point makes of the hours', () => {
  for (let tenths = 1; tenths <= 3000; tenths++)
    expect(broughtFor(tenths / 10), `${tenths / 10} a day`).toBe(2 * tenths)
})

test('a part of a unit takes a whole one', () => {
  expect(broughtFor(1.001)).toBe(21)
  expect(broughtFor(1, 0.5)).toBe(20)
  expect(broughtFor(1, 19.999)).toBe(1)
})
