import { expect, test } from 'vitest'
import { treemap } from './treemap.ts'

const items = (...values: number[]) => values.map((value) => ({ value }))

test.each([
  [[6, 6, 4, 3, 2, 2, 1]],
  [[1]],
  [[1000, 1, 1, 1]],
  [Array.from({ length: 60 }, (_, index) => (index % 7) + 0.5)],
])('areas are in proportion to %j, fill the place and do not overlap', (values) => {
  const cells = treemap(items(...values), 600, 400)
  const total = values.reduce((sum, value) => sum + value, 0)
  expect(cells).toHaveLength(values.length)
  for (const { item, x, y, width, height } of cells) {
    expect(width * height).toBeCloseTo((item.value / total) * 240_000, 3)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(600.001)
    expect(y + height).toBeLessThanOrEqual(400.001)
  }
  for (const [index, one] of cells.entries()) {
    for (const other of cells.slice(index + 1)) {
      const apart =
        one.x + one.width <= other.x + 1e-6 ||
        other.x + other.width <= one.x + 1e-6 ||
        one.y + one.height <= other.y + 1e-6 ||
        other.y + other.height <= one.y + 1e-6
      expect(apart).toBe(true)
    }
  }
})

test('the example of the paper: 6, 6, 4, 3, 2, 2, 1 on 6 × 4', () => {
  const [first, second, third] = treemap(items(6, 6, 4, 3, 2, 2, 1), 6, 4)
  expect(first).toMatchObject({ x: 0, y: 0, width: 3, height: 2 })
  expect(second).toMatchObject({ x: 0, y: 2, width: 3, height: 2 })
  expect(third?.x).toBe(3)
})

test('what has no area is left out', () => {
  expect(treemap(items(0, -3, Number.NaN, Infinity), 10, 10)).toEqual([])
  expect(treemap([], 10, 10)).toEqual([])
})
