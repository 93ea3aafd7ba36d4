import { expect, test } from 'vitest'
import { distinctNames } from './analysis.ts'

test('plans of one name are numbered', () => {
  expect(distinctNames(['Farm', 'Mine', 'Farm', 'Farm'])).toEqual([
    'Farm',
    'Mine',
    'Farm (2)',
    'Farm (3)',
  ])
  const names = distinctNames(['Farm', 'Farm', 'Farm (2)', 'Farm (2)'])
  expect(new Set(names).size).toBe(4)
})
