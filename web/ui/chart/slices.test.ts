import { expect, test } from 'vitest'
import { mergeSmallSlices, sliceArcs } from './slices.ts'

const slices = (...values: number[]) =>
  values.map((value, index) => ({ label: `s${index}`, value }))

test('largest first, and only what has a share', () => {
  const shown = mergeSmallSlices(slices(1, -4, 3, 0, Number.NaN, Infinity), 8)
  expect(shown.map((slice) => slice.value)).toEqual([3, 1])
})

test('beyond the limit the smallest are told as one, and nothing is lost', () => {
  const shown = mergeSmallSlices(slices(5, 4, 3, 2, 1), 3)
  expect(shown.map(({ label, value }) => [label, value])).toEqual([
    ['s0', 5],
    ['s1', 4],
    ['Other (3)', 6],
  ])
})

test('slices too small to see are merged, however few there are', () => {
  const shown = mergeSmallSlices(slices(600, 390, 5, 3, 2), 8)
  expect(shown.map(({ label, value }) => [label, value])).toEqual([
    ['s0', 600],
    ['s1', 390],
    ['Other (3)', 10],
  ])
})

test('one small slice keeps its name', () => {
  const shown = mergeSmallSlices(slices(600, 395, 5), 8)
  expect(shown.map(({ label }) => label)).toEqual(['s0', 's1', 's2'])
})

test('a single slice is a whole ring, drawn with sound numbers', () => {
  const [ring] = sliceArcs(slices(10))
  expect(ring).toMatch(/^M0\.000 -48\.000A48 48 0 1 1 /)
  expect(ring).not.toContain('NaN')
})

test('a slice of one quarter ends at three o’clock', () => {
  const [quarter] = sliceArcs(slices(1, 3))
  expect(quarter).toContain('A48 48 0 0 1 48.000 0.000')
})
