import { expect, test } from 'vitest'
import { barOf } from './bars.ts'

test('a bar starts at zero and is as long as its share, and what would be a speck has none', () => {
  const extent = { least: -100, most: 300 }
  expect(barOf(100, extent)).toEqual({ start: 0.25, length: 0.25 })
  expect(barOf(-100, extent)).toEqual({ start: 0, length: 0.25 })
  expect(barOf(4, extent).length).toBe(0)
  expect(barOf(-8, extent).length).toBe(0.02)
})
