import { expect, test } from 'vitest'
import { burnLevel } from './burn-level.ts'

test.each([
  [0, 'Empty', 'loss'],
  [0.5, 'Now', 'loss'],
  [5, 'Now', 'loss'],
  [5.01, 'Soon', 'warn'],
  [10, 'Soon', 'warn'],
  [10.01, 'Fine', 'profit'],
  [Number.POSITIVE_INFINITY, 'Fine', 'profit'],
])('%d days left: %s', (days, word, tone) => {
  expect(burnLevel(days, { burnDaysRed: 5, burnDaysYellow: 10 })).toEqual({ word, tone })
})
