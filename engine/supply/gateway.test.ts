import { expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { resolvePrices } from '../market/prices.ts'
import { gatewayBill, gatewayPerDay } from './gateway.ts'

const prices = resolvePrices(world, null, null)
const bill = (levels: Partial<Parameters<typeof gatewayBill>[2]>) =>
  gatewayBill(world, prices, { capacity: 0, volume: 0, range: 0, ...levels })
const amountOf = (ticker: string, levels: Parameters<typeof bill>[0]) =>
  bill(levels).rows.find((row) => row.ticker === ticker)?.amount

test('one end as it is first built', () => {
  const end = bill({})
  expect(end).toMatchObject({ problem: null, jumpsPerDay: 250, largestShip: 1500, range: 10 })
  expect(end.rows).toHaveLength(28)
  for (const { ticker } of [...end.rows, ...end.upkeep])
    expect(world.materials.indexOf.has(ticker), ticker).toBe(true)
  expect(amountOf('SP', {})).toBe(8000)
  expect(end.totals.cost).toBeGreaterThan(0)
})

test('the n-th level of an upgrade takes n times what the first does', () => {
  expect(amountOf('SP', { capacity: 1 })).toBe(8000 + 400)
  expect(amountOf('SP', { capacity: 3 })).toBe(8000 + 400 * (1 + 2 + 3))
  expect(amountOf('GWS', { volume: 2 })).toBe(4 + 1 + 2)
  expect(bill({ capacity: 2, volume: 1, range: 2 })).toMatchObject({
    problem: null,
    jumpsPerDay: 550,
    largestShip: 3000,
    range: 20,
  })
})

test('more upgrades than a gateway takes are refused in words', () => {
  expect(bill({ range: 4 }).problem).toBe('The range has 3 upgrades at most.')
  expect(bill({ capacity: 3, volume: 3 }).problem).toBe(
    'A gateway takes 5 upgrades at most; these are 6.',
  )
})

test('a gateway in so many days is a bill a day; its upkeep counts for the period that is said', () => {
  const none = { capacity: 0, volume: 0, range: 0 }
  const of = (...question: Parameters<typeof gatewayPerDay>) => {
    const wanted = gatewayPerDay(...question)
    return (ticker: string) => wanted.find((one) => one.ticker === ticker)?.perDay
  }
  expect(of(none, 30)('TRU')).toBeCloseTo(4000 / 30, 9)
  expect(of(none, 30)('ALR')).toBeUndefined()
  expect(of(none, 30, 'week')('ALR')).toBeCloseTo(10 / 7, 9)
  expect(of(none, 30, 'day')('SEA')).toBeCloseTo(5000 / 30 + 40, 9)
  expect(of({ ...none, volume: 2 }, 10)('GWS')).toBeCloseTo((4 + 1 + 2) / 10, 9)
})
