import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketProfit } from './market-profit.ts'

test('a base counts as far as a share of the daily volume bears it; a loss counts in full', () => {
  const shares = [0, 0.2, 0.8, Number.POSITIVE_INFINITY]
  expect(shares.map((share) => marketProfit(1000, share, 0.2))).toEqual([1000, 1000, 250, 0])
  expect(shares.map((share) => marketProfit(1000, share, 0.4))).toEqual([1000, 1000, 500, 0])
  expect(shares.map((share) => marketProfit(1000, share, 0))).toEqual([1000, 0, 0, 0])
  expect(marketProfit(-50, 0.9, 0.2)).toBe(-50)
})

test('a larger share of the player never sells less, nor more than the base earns', () => {
  const share = fc.double({ min: 0, max: 3, noNaN: true })
  const profit = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(profit, share, share, share, (daily, sold, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(marketProfit(daily, sold, less)).toBeLessThanOrEqual(marketProfit(daily, sold, more))
      expect(marketProfit(daily, sold, more)).toBeLessThanOrEqual(daily)
    }),
  )
})
