import { describe, expect, test } from 'vitest'
import {
  firstView,
  fitView,
  holds,
  kept,
  overlaps,
  panned,
  stillServes,
  type View,
  visibleRect,
  worldPoint,
  zoomed,
} from './view.ts'

const SIZE = { width: 800, height: 400 }
const BOUNDS = { x: -100, y: 50, width: 2000, height: 3000 }
const LIMITS = { least: 0.05, most: 4 }
const VIEWS: View[] = [
  { x: 0, y: 0, zoom: 1 },
  { x: -350.5, y: 900, zoom: 0.07 },
  { x: 12, y: -4, zoom: 3.9 },
]

test('fitting shows all of it, at most at its own size', () => {
  expect(holds(visibleRect(fitView(BOUNDS, SIZE, LIMITS), SIZE), BOUNDS)).toBe(true)
  expect(fitView({ x: 0, y: 0, width: 10, height: 10 }, SIZE, LIMITS).zoom).toBe(1)
})

test('the first view is of the whole, or of its upper left corner where the whole could not be read', () => {
  const small = { x: 0, y: 0, width: 100, height: 100 }
  expect(firstView(small, SIZE, LIMITS, 0.8)).toEqual(fitView(small, SIZE, LIMITS))
  expect(firstView(BOUNDS, SIZE, LIMITS, 0.8)).toEqual({ x: -100, y: 50, zoom: 0.8 })
  const wide = { x: 0, y: 0, width: 4000, height: 100 }
  const { x, y, zoom } = firstView(wide, SIZE, LIMITS, 0.8)
  expect([x, zoom]).toEqual([0, 0.8])
  expect(y + SIZE.height / zoom / 2).toBeCloseTo(50)
})

test('nothing at all still has a view', () => {
  const { x, y, zoom } = fitView(
    { x: 0, y: 0, width: 0, height: 0 },
    { width: 0, height: 0 },
    LIMITS,
  )
  expect([x, y, zoom].every(Number.isFinite)).toBe(true)
})

describe.each(VIEWS)('from %j', (view) => {
  test('zooming keeps what is under the pointer', () => {
    const at = { x: 613, y: 77 }
    const before = worldPoint(view, at)
    const after = worldPoint(zoomed(view, 1.7, at, LIMITS), at)
    expect(after.x).toBeCloseTo(before.x, 6)
    expect(after.y).toBeCloseTo(before.y, 6)
  })

  test('zooming ends at its limits', () => {
    expect(zoomed(view, 1e6, { x: 0, y: 0 }, LIMITS).zoom).toBe(LIMITS.most)
    expect(zoomed(view, 1e-6, { x: 0, y: 0 }, LIMITS).zoom).toBe(LIMITS.least)
  })

  test('however far it is dragged, a part stays in sight', () => {
    for (const [dx, dy] of [
      [1e6, 0],
      [-1e6, 1e6],
      [3, -1e6],
    ] as const) {
      const far = kept(panned(view, dx, dy), BOUNDS, SIZE)
      expect(overlaps(visibleRect(far, SIZE), BOUNDS)).toBe(true)
    }
  })
})

test('a small step of zoom needs nothing new drawn, a large one does', () => {
  expect(stillServes(0.5, 0.7)).toBe(true)
  expect(stillServes(0.5, 0.8)).toBe(false)
  expect(stillServes(0.5, 0.3)).toBe(false)
})
