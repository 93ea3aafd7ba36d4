import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStarMap } from '../../../engine/universe/jumps.ts'
import type { GraphPoint } from '../../ui/graph/view.ts'
import { jumpRings } from './jump-rings.ts'
import { starChart } from './star-chart.ts'

const place = fc.record({
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
  jumps: fc.integer({ min: -1, max: 24 }),
})

function isInside({ x, y }: GraphPoint, points: readonly GraphPoint[]): boolean {
  let inside = false
  for (const [n, one] of points.entries()) {
    const other = points[(n + 1) % points.length]!
    const crosses = one.y > y !== other.y > y
    if (crosses && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x))
      inside = !inside
  }
  return inside
}

test('a ring holds every system that so many jumps reach, in a map of any shape', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(place, { minLength: 2, maxLength: 40, selector: ({ x, y }) => `${x} ${y}` }),
      fc.constantFrom(undefined, 0.6, 2.4),
      ([middle, ...others], shape) => {
        const all = [{ ...middle!, jumps: 0 }, ...others]
        const map = compileStarMap(
          all.map(({ x, y }, n) => ({
            ...{ SystemId: `S${n}`, Name: `S${n}`, NaturalId: `S${n}`, connections: [] },
            ...{ PositionX: x, PositionY: y, PositionZ: 0 },
          })),
        )
        const chart = starChart(map, [], new Set(), shape)
        const rings = jumpRings(
          chart,
          'S0',
          Int16Array.from(all, ({ jumps }) => jumps),
        )
        const most = Math.max(...all.map(({ jumps }) => jumps))
        expect(rings.map(({ jumps }) => jumps)).toEqual([5, 10, 15, 20].filter((n) => n < most))
        for (const ring of rings)
          for (const [n, { jumps }] of all.entries())
            if (jumps > 0 && jumps <= ring.jumps)
              expect(isInside({ x: chart.x[n]!, y: chart.y[n]! }, ring.points)).toBe(true)
      },
    ),
  )
})

test('a system that no other reaches has no rings', () => {
  expect(jumpRings(starChart(compileStarMap([]), [], new Set()), 'S0', new Int16Array())).toEqual(
    [],
  )
})
