import { expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { materialLoad } from '../market/shipment.ts'
import { jointOrder, type OrderedBase } from './joint-order.ts'

const base = (uses: Record<string, number>, room: OrderedBase['room'] = null): OrderedBase => ({
  elements: Object.entries(uses).map(([ticker, delta]) => ({
    ...{ ticker, delta, stock: 5, workers: 0, suppliedDays: 0 },
  })),
  room,
})

test('each base gets what it lacks for the days, and the total is the sum of the loads', () => {
  const order = jointOrder(world, [base({ RAT: -2, DW: -1.5, GRN: 4 }), base({ RAT: -1 })], 10)
  expect(order.loads.map(({ materials }) => materials)).toEqual([
    [
      { ticker: 'RAT', amount: 15 },
      { ticker: 'DW', amount: 10 },
    ],
    [{ ticker: 'RAT', amount: 5 }],
  ])
  expect(order.total).toEqual(
    expect.arrayContaining([
      { ticker: 'RAT', amount: 20 },
      { ticker: 'DW', amount: 10 },
    ]),
  )
  expect(order.total).toHaveLength(2)
  expect(order.load.weight).toBeCloseTo(materialLoad(world, order.total).weight)
})

test('a store without room for all of it is filled for fewer days, a full one gets nothing', () => {
  const [small, full] = jointOrder(
    world,
    [base({ DW: -10 }, { weight: 2, volume: 2 }), base({ DW: -10 }, { weight: 0, volume: 0 })],
    10,
  ).loads
  // A unit of DW weighs 0.1 t, so 20 of them fit: with the 5 in stock that is 2 days.
  expect(small).toMatchObject({ days: 2, materials: [{ ticker: 'DW', amount: 15 }] })
  expect(full?.materials).toEqual([])
})
