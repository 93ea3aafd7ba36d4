import { expect, test } from 'vitest'
import { type BurnPlan, burnTable, exhaustionDays, sharedStocks } from './burn.ts'

const flow = (ticker: string, delta: number) => ({
  ticker,
  input: Math.max(0, -delta),
  output: Math.max(0, delta),
  delta,
})
const plan = (name: string | null, ...materialIo: BurnPlan['materialIo']): BurnPlan => ({
  uuid: `uuid of ${name}`,
  name,
  planetNaturalId: 'KW-688c',
  materialIo,
})

test.each([
  [100, -8, 12.5, 'used up'],
  [0, -8, 0, 'already gone'],
  [100, 8, Number.POSITIVE_INFINITY, 'made'],
  [100, 0, Number.POSITIVE_INFINITY, 'kept'],
  [0, 0, Number.POSITIVE_INFINITY, 'kept, though there is none'],
  [0, -1e-13, Number.POSITIVE_INFINITY, 'kept but for a rounding error'],
])('a stock of %d with %d a day lasts %d days: %s', (stock, delta, days, _why) => {
  expect(exhaustionDays(stock, { delta })).toBe(days)
})

test('a plan lasts as long as the material that runs out first', () => {
  const stock = new Map([
    ['DW', 40],
    ['RAT', 12],
  ])
  const [row] = burnTable(
    [plan('Home', flow('DW', -4), flow('RAT', -4), flow('C', 9))],
    () => stock,
  )
  expect(row!.materials.map((m) => [m.ticker, m.stock, m.exhaustion])).toEqual([
    ['DW', 40, 10],
    ['RAT', 12, 3],
    ['C', 0, Number.POSITIVE_INFINITY],
  ])
  expect(row).toMatchObject({ minDays: 3, hasStorage: true })
})

test('without burning materials a plan lasts for ever, without any material no day', () => {
  const rows = burnTable([plan('a', flow('C', 9)), plan('b')], () => new Map())
  expect(rows.map((row) => row.minDays)).toEqual([Number.POSITIVE_INFINITY, 0])
})

test('where no stock is known everything counts as gone', () => {
  const [row] = burnTable([plan('Home', flow('DW', -4))], () => undefined)
  expect(row).toMatchObject({ hasStorage: false, minDays: 0 })
})

test('plans are sorted by name in code units, nameless ones as Unnamed', () => {
  const rows = burnTable(
    ['beta', 'Zeta', null, 'Übung', 'Alpha'].map((n) => plan(n)),
    () => undefined,
  )
  expect(rows.map((row) => row.planName)).toEqual(['Alpha', 'Unnamed', 'Zeta', 'beta', 'Übung'])
})

test('plans on one planet last together as long as their joint use allows', () => {
  const stock = new Map([['DW', 40]])
  const rows = burnTable([plan('A', flow('DW', -4)), plan('B', flow('DW', -6))], () => stock)
  expect(rows.map(({ minDays }) => minDays)).toEqual([10, 40 / 6])
  expect([...sharedStocks(rows)]).toMatchObject([
    ['uuid of A', { others: ['B'], minDays: 4 }],
    ['uuid of B', { others: ['A'], minDays: 4 }],
  ])
  const elsewhere = { ...rows[1]!, planetNaturalId: 'UV-351a' }
  expect(sharedStocks([rows[0]!, elsewhere]).size).toBe(0)
})
