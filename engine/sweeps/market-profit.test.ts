import { expect, test } from 'vitest'
import { marketProfit } from './market-profit.ts'

test('a base counts as far as a fifth of the daily volume bears it; a loss counts in full', () => {
  const shares = [0, 0.2, 0.8, Number.POSITIVE_INFINITY]
  expect(shares.map((share) => marketProfit(1000, share))).toEqual([1000, 1000, 250, 0])
  expect(marketProfit(-50, 0.9)).toBe(-50)
})
