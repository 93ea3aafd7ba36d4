import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EvaluatedPlan } from './evaluation.ts'
import { type Member, together } from './together.ts'

type Flow = readonly [ticker: string, delta: number, unitPrice: number]

function base(uuid: string, ...flows: readonly Flow[]): EvaluatedPlan {
  const materialIo = flows.map(([ticker, delta, unit]) => ({
    ...{ ticker, delta, price: delta * unit },
    ...{ input: Math.max(-delta, 0), output: Math.max(delta, 0), workers: 0 },
  }))
  const profit = materialIo.reduce((sum, { price }) => sum + price, 0)
  return {
    ...{ uuid, name: uuid, planetNaturalId: uuid, materialIo, profit, area: 10 },
    ...{ revenue: Math.max(profit, 0), cost: Math.max(-profit, 0), problem: null },
  } as unknown as EvaluatedPlan
}
const member = (key: string, ...plans: readonly EvaluatedPlan[]): Member => ({
  key,
  name: key,
  plans,
})

test('a surplus of one empire meets the deficit of another, after each supplied itself', () => {
  const group = together([
    member('farmers', base('farm', ['GRN', 50, 30]), base('mill', ['GRN', -10, 40])),
    member('cooks', base('kitchen', ['GRN', -25, 40], ['RAT', 8, 100])),
  ])
  expect(group.movements).toEqual([
    { from: 'farmers', to: 'cooks', ticker: 'GRN', amount: 25, value: 1000 },
    { from: 'farmers', to: null, ticker: 'GRN', amount: 15, value: 450 },
    { from: 'cooks', to: null, ticker: 'RAT', amount: 8, value: 800 },
  ])
  expect(group.goods[0]).toEqual({
    ticker: 'GRN',
    members: [
      { key: 'farmers', made: 50, used: 10 },
      { key: 'cooks', made: 0, used: 25 },
    ],
    ...{ made: 50, used: 35, balance: 15, value: 50 * 30 - 10 * 40 - 25 * 40 },
    ...{ between: 25, bought: 0, boughtValue: 0, sold: 15, soldValue: 450 },
  })
})

test('what nobody makes is bought by those who need it', () => {
  const group = together([
    member('one', base('a', ['DW', -6, 10])),
    member('two', base('b', ['DW', -4, 12])),
  ])
  expect(group.goods[0]).toMatchObject({ bought: 10, boughtValue: 108, between: 0, sold: 0 })
})

test('a base that two empires have counts once, for the first', () => {
  const shared = base('both', ['GRN', 5, 30])
  const group = together([
    member('one', shared),
    member('two', shared, base('own', ['GRN', 1, 30])),
  ])
  expect(group.repeated).toBe(1)
  expect(group.members.map(({ bases }) => bases)).toEqual([1, 1])
  expect(group.totals.profit).toBe(180)
})

test('nobody and an empty empire are no error', () => {
  expect(together([]).goods).toEqual([])
  expect(together([member('empty')]).totals).toMatchObject({ profit: 0, profitPerArea: 0 })
})

const flows = fc.array(
  fc.tuple(
    fc.constantFrom('GRN', 'RAT', 'DW'),
    fc.integer({ min: -50, max: 50 }),
    fc.integer({ min: 1, max: 90 }),
  ),
  { maxLength: 3 },
)
const groups = fc
  .array(fc.array(flows, { maxLength: 3 }), { maxLength: 4 })
  .map((members) =>
    members.map((plans, m) => member(`m${m}`, ...plans.map((of, p) => base(`m${m}p${p}`, ...of)))),
  )

test('totals and values are the sums of the empires, and goods balance', () => {
  fc.assert(
    fc.property(groups, (members) => {
      const group = together(members)
      const plans = members.flatMap((each) => each.plans)
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      expect(group.totals.profit).toBeCloseTo(sum(plans.map(({ profit }) => profit)), 6)
      expect(group.totals.profit).toBeCloseTo(sum(group.members.map(({ profit }) => profit)), 6)
      expect(sum(group.goods.map(({ value }) => value))).toBeCloseTo(group.totals.profit, 6)
      for (const { balance, made, used, bought, sold, between } of group.goods) {
        expect(balance).toBeCloseTo(made - used, 6)
        expect(sold - bought).toBeCloseTo(balance, 6)
        expect(Math.min(bought, sold)).toBeCloseTo(0, 6)
        expect(between).toBeLessThanOrEqual(Math.min(made, used) + 1e-6)
      }
    }),
  )
})
