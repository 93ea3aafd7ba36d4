import { expect, test } from 'vitest'
import { STATION_WAREHOUSES } from '../game/constants/stations.ts'
import { exchangeAt, transferJson, warehouseAt } from './transfer.ts'

const transferOf = (json: string) => JSON.parse(json).actions.at(-1)

test('an order from a station warehouse buys first, then transfers: the exact text', () => {
  expect(
    transferJson({
      name: 'Resupply Etherwind',
      materials: { DW: 10 },
      origin: 'Hortus Station Warehouse',
      destination: 'KW-688c',
      buyFromExchange: true,
    }),
  ).toBe(
    '{"actions":[{"group":"A1","exchange":"IC1","priceLimits":{},"buyPartial":false,"useCXInv":true,"name":"BuyItems","type":"CX Buy"},' +
      '{"type":"MTRA","name":"TransferAction","group":"A1","origin":"Hortus Station Warehouse","dest":"KW-688c"}],' +
      '"global":{"name":"Resupply Etherwind"},"groups":[{"type":"Manual","name":"A1","materials":{"DW":10}}]}',
  )
})

test('origin and destination that are missing are configured on execution, and nothing is bought', () => {
  expect(transferJson({ name: 'x', materials: { DW: 10 }, buyFromExchange: true })).toBe(
    '{"actions":[{"type":"MTRA","name":"TransferAction","group":"A1","origin":"Configure on Execution","dest":"Configure on Execution"}],' +
      '"global":{"name":"x"},"groups":[{"type":"Manual","name":"A1","materials":{"DW":10}}]}',
  )
})

test.each([
  ['buying is off', 'Moria Station Warehouse', false],
  ['the origin is a planet', 'KW-688c', true],
  ['the origin is open', 'Configure on Execution', true],
  ['the origin is a word of the language', 'constructor', true],
])('nothing is bought when %s', (_, origin, buyFromExchange) => {
  const order = JSON.parse(transferJson({ name: 'x', materials: {}, origin, buyFromExchange }))
  expect(order.actions).toHaveLength(1)
  expect(order.actions[0].origin).toBe(origin)
})

test.each(Object.entries(STATION_WAREHOUSES))('%s buys on %s', (warehouse, exchange) => {
  expect(exchangeAt(warehouse)).toBe(exchange)
  expect(warehouseAt(exchange)).toBe(warehouse)
})

test('amounts that cannot be carried are left out', () => {
  const order = JSON.parse(
    transferJson({
      name: 'x',
      materials: { DW: 2.5, RAT: 0, OVE: Number.POSITIVE_INFINITY, PWO: Number.NaN, COF: -1 },
      buyFromExchange: false,
    }),
  )
  expect(order.groups[0].materials).toEqual({ DW: 2.5 })
})

test('a name with quotes stays one name', () => {
  const json = transferJson({ name: 'say "hi"\n', materials: {}, buyFromExchange: false })
  expect(JSON.parse(json).global.name).toBe('say "hi"\n')
  expect(transferOf(json).type).toBe('MTRA')
})

test('a purchase names the most to pay for each material, up to the cent', () => {
  const order = JSON.parse(
    transferJson({
      name: 'x',
      materials: { DW: 10, RAT: 5, OVE: 0 },
      origin: 'Moria Station Warehouse',
      buyFromExchange: true,
      priceLimits: { DW: 62.3, RAT: 101.2345, OVE: 9 },
    }),
  )
  expect(order.actions[0]).toMatchObject({
    type: 'CX Buy',
    priceLimits: { DW: 62.3, RAT: 101.24 },
  })
})
