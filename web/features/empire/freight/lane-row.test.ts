import { expect, test } from 'vitest'
import type { Lane } from '../../../../engine/fleet/freight/lane.ts'
import { howOften, laneRows, rowKeyOf, shipsNeeded } from './lane-row.ts'

const lane = (end: string, trips: number, changes: Partial<Lane> = {}) =>
  ({ ends: ['A', end], trips, problem: null, overload: 0, ...changes }) as unknown as Lane

test('how often a lane is flown is said in days, or as flights a day', () => {
  expect([1 / 3, 1, 1 / 1.02, 2.5, 1 / 45.4, 0.4, 0].map(howOften)).toEqual([
    ...['every 3 days', 'every day', 'every day', '2.5 a day', 'every 45 days', 'every 2.5 days'],
    'none',
  ])
})

test('lanes below one flight in 30 days are one line, unless something is wrong with them', () => {
  const [often, rare, rarer] = [lane('B', 0.5), lane('C', 0.03), lane('D', 0.001)]
  const wrong = lane('E', 0.01, { overload: 2 })
  const hired = lane('F', 0)
  const rows = laneRows([rare, often, wrong, rarer, hired])
  expect(rows.map(({ lanes }) => lanes)).toEqual([[often], [wrong], [hired], [rare, rarer]])
  expect(rows.map(rowKeyOf)).toEqual(['A B', 'A E', 'A F', 'rare lanes'])
  expect(laneRows([often, rare])).toHaveLength(2)
})

test('ships needed are the hours of their lanes over the hours of one ship', () => {
  const duties = [[{ hours: 20 }], [{ hours: 8 }, { hours: 5.6 }], []]
  expect(shipsNeeded({ duties, hoursThere: 72 })).toBeCloseTo(1.4)
  expect(shipsNeeded({ duties: [], hoursThere: 0 })).toBe(0)
})
