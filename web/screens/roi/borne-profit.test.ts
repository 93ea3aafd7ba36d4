import { expect, test } from 'vitest'
import type { RoiColumns } from '../../../engine/sweeps/columns.ts'
import { borneProfit } from './money-columns.tsx'

const sweep = {
  dailyProfit: Float64Array.of(1000, 1000, 1000, 1000, -50),
  tradeShare: Float64Array.of(0, 0.2, 0.8, Number.POSITIVE_INFINITY, 0.9),
} as unknown as RoiColumns

test('a base counts as far as a fifth of the daily volume bears it; a loss counts in full', () => {
  const borne = Array.from(sweep.dailyProfit, (_, row) => borneProfit(sweep, row))
  expect(borne).toEqual([1000, 1000, 250, 0, -50])
})
