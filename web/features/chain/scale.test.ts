import { expect, test } from 'vitest'
import type { CallAnswer } from '../../../workers/calls.ts'
import { productionRows, scaleOf } from './scale.ts'

const node = (ticker: string, amount: number) => ({
  ticker,
  amount,
  runs: 1,
  recipeId: 'MK#a',
  building: 'MK',
  isTerminal: false,
  isLoop: false,
  recipeOptions: [],
  isMined: false,
  costs: null,
})
const answer: CallAnswer<'chain'> = {
  chain: { nodes: [node('A', 4), node('B', 8)], edges: [] },
  analysis: {
    materials: [],
    expertise: [],
    workforce: [],
    byProducts: [],
    production: [
      { ticker: 'A', building: 'MK', buildings: 0.5, area: 10 },
      { ticker: 'B', building: 'MK', buildings: 1, area: 10 },
    ],
  },
}

test('runs count as they are, units by what a run makes', () => {
  expect(scaleOf(answer, {})).toBe(1)
  expect(scaleOf(answer, { amount: 3, of: 'runs' })).toBe(3)
  expect(scaleOf(answer, { amount: 6, of: 'units' })).toBe(1.5)
  expect(scaleOf(answer, { amount: 0, of: 'units' })).toBe(0)
  expect(
    scaleOf({ ...answer, chain: { nodes: [node('H2O', 0)], edges: [] } }, { of: 'units' }),
  ).toBe(0)
})

test('buildings are whole ones, fewer where they work faster', () => {
  const rows = productionRows(answer, 3, 1)
  expect(rows.map(({ needed, whole, area }) => [needed, whole, area])).toEqual([
    [1.5, 2, 20],
    [3, 3, 30],
  ])
  expect(productionRows(answer, 3, 1.5).map(({ whole }) => whole)).toEqual([1, 2])
  expect(productionRows(answer, 3, 0)[0]?.needed).toBe(Number.POSITIVE_INFINITY)
})
