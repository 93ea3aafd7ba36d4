import { expect, test } from 'vitest'
import { empireMovements } from '../../empire/network.ts'
import { ownSourcing } from '../../empire/own-sourcing.ts'
import { ownMoves } from './own-moves.ts'

const SIZES = {
  materials: { indexOf: new Map([['H2O', 0]]), weight: [0.2], volume: [0.2] },
}
function base(uuid: string, degradation: number, ...flows: [string, number, number][]) {
  const materialIo = flows.map(([ticker, delta, unit]) => ({
    ...{ ticker, delta, price: delta * unit },
    ...{ input: Math.max(0, -delta), output: Math.max(0, delta) },
  }))
  const profit = materialIo.reduce((sum, { price }) => sum + price, 0) - degradation
  return { uuid, name: uuid, planetNaturalId: uuid, degradation, fees: 0, materialIo, profit }
}
const PLANS = [
  base('well', 100, ['H2O', 100, 5]),
  base('farm', 10, ['H2O', -60, 6], ['GRN', 10, 90]),
  base('kitchen', 10, ['H2O', -60, 6], ['RAT', 10, 90]),
]
const moved = (rules: Parameters<typeof ownMoves>[2]) => {
  const moves = ownMoves(SIZES, PLANS, rules)
  return { moves, ...ownSourcing(PLANS, moves) }
}

test('without rules all give and take in proportion', () => {
  const { moves, profits } = moved({ sources: [], limits: [] })
  expect(moves).toBeUndefined()
  // Each takes 50 of its 60 at a cost of 1.
  expect(profits.get('farm')).toBeCloseTo(900 - 10 - 50 * 1 - 10 * 6)
})

test('a base that buys at the exchange pays its price, and leaves what it does not take to the others', () => {
  const sources = [{ to: 'farm', ticker: 'H2O', from: 'exchange' }]
  const { profits, materials, profit } = moved({ sources, limits: [] })
  expect(profits.get('farm')).toBeCloseTo(900 - 10 - 60 * 6)
  expect(profits.get('kitchen')).toBeCloseTo(900 - 10 - 60 * 1)
  expect(profits.get('well')).toBeCloseTo(60 * 1 + 40 * 5 - 100)
  expect(materials).toMatchObject([{ ticker: 'H2O', moved: 60, unitCost: 1 }])
  expect(profit).toBeCloseTo(900 + 900 + 40 * 5 - 60 * 6 - 120)
})

test('a fixed source takes first, and a limit sends the rest through the exchange', () => {
  const sources = [{ to: 'farm', ticker: 'H2O', from: 'well' }]
  const first = moved({ sources, limits: [] })
  expect(first.profits.get('farm')).toBeCloseTo(900 - 10 - 60)
  expect(first.profits.get('kitchen')).toBeCloseTo(900 - 10 - 40 - 20 * 6)
  // 0.2 t each: 4 t are 20 units.
  const limits = [{ from: 'well', to: 'farm', tonnesPerDay: 4 }]
  const limited = moved({ sources, limits })
  expect(limited.profits.get('farm')).toBeCloseTo(900 - 10 - 20 - 40 * 6)
  expect(limited.materials[0]!.moved).toBeCloseTo(60)
})

test('the picture of the flows shows what the rules say, at the same values', () => {
  const sources = [{ to: 'farm', ticker: 'H2O', from: 'exchange' }]
  const { moves, profit } = moved({ sources, limits: [] })
  const movements = empireMovements(PLANS, () => 1, moves)
  const ways = movements.filter(({ ticker }) => ticker === 'H2O')
  expect(ways.map(({ from, to, amount, value }) => [from, to, amount, value])).toEqual(
    expect.arrayContaining([
      [null, 'farm', 60, 360],
      ['well', 'kitchen', 60, 60],
      ['well', null, 40, 200],
    ]),
  )
  expect(ways).toHaveLength(3)
  const traded = movements.reduce(
    (sum, { from, to, value }) => sum + (to === null ? value : from === null ? -value : 0),
    0,
  )
  expect(traded - 120).toBeCloseTo(profit)
})
