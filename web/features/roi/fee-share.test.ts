import { expect, test } from 'vitest'
import type { RoiColumns } from '../../../engine/roi/columns.ts'
import { feeShareOf } from './money-columns.tsx'

test('fees are a share of what a base earns before them', () => {
  const rows = {
    dailyFees: Float64Array.of(20, 120, 5, 0, Number.NaN),
    dailyProfit: Float64Array.of(80, -20, -50, 10, 10),
  } as unknown as RoiColumns
  const shares = [0, 1, 2, 3, 4].map((row) => feeShareOf(rows, row))
  expect(shares).toEqual([0.2, 1.2, Infinity, 0, undefined])
})
