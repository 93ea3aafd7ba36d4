import { expect, test } from 'vitest'
import { nearestPoint } from './nearest.ts'

const XS = Float64Array.of(0, 10, 10, 50)
const YS = Float64Array.of(0, 0, 8, 50)

test.each([
  [9, 1, 5, 1],
  [10, 7, 5, 2],
  [30, 30, 5, -1],
  [50, 45, 5, 3],
])('from %d, %d within %d it is point %d', (x, y, reach, found) => {
  expect(nearestPoint(XS, YS, x, y, reach)).toBe(found)
})

test('of no points there is none', () => expect(nearestPoint([], [], 0, 0, 99)).toBe(-1))
