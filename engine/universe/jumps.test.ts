import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StarSystem } from '../game/gamedata.ts'
import {
  compileStarMap,
  jumpPath,
  jumpsFrom,
  jumpsTo,
  stationDistances,
  UNREACHABLE,
} from './jumps.ts'

function systems(links: Record<string, string[]>): StarSystem[] {
  return Object.entries(links).map(([id, connections]) => ({
    SystemId: id,
    Name: id,
    NaturalId: id,
    PositionX: 0,
    PositionY: 0,
    PositionZ: 0,
    connections,
  }))
}

describe('jumps', () => {
  const map = compileStarMap(
    systems({ A: ['B', 'C'], B: ['A', 'D'], C: ['A', 'D'], D: ['B', 'C', 'E'], E: ['D'], X: [] }),
  )

  test.each([
    ['A', 0],
    ['B', 1],
    ['D', 2],
    ['E', 3],
    ['X', UNREACHABLE],
    ['nowhere', UNREACHABLE],
  ])('from A to %s are %i', (target, jumps) => {
    expect(jumpsTo(map, jumpsFrom(map, 'A'), target)).toBe(jumps)
  })

  test('from an unknown system reach nothing', () => {
    expect([...jumpsFrom(map, 'nowhere')]).toEqual(Array(6).fill(UNREACHABLE))
  })

  test.each([
    ['A', 'E', ['A', 'B', 'D', 'E']],
    ['A', 'A', ['A']],
    ['A', 'X', []],
    ['A', 'nowhere', []],
    ['nowhere', 'A', []],
  ])('from %s to %s lead over %j', (from, to, path) => {
    expect(jumpPath(map, from, to).map(({ SystemId }) => SystemId)).toEqual(path)
  })

  test('that lead one way only are found that way', () => {
    const oneWay = compileStarMap(systems({ A: ['B'], B: ['C'], C: [] }))
    expect(jumpPath(oneWay, 'A', 'C')).toHaveLength(3)
    expect(jumpPath(oneWay, 'C', 'A')).toEqual([])
  })

  test('a connection to a system that is not there is ignored', () => {
    const torn = compileStarMap(systems({ A: ['B', 'gone'], B: ['A'] }))
    expect([...jumpsFrom(torn, 'A')]).toEqual([0, 1])
  })
})

test('station distances stand in the order Moria, Antares, Benten, Hortus', () => {
  const distances = stationDistances(
    compileStarMap(
      systems({
        'VH-331': ['UV-351'],
        'UV-351': ['VH-331', 'ZV-307'],
        'ZV-307': ['UV-351'],
        'OT-580': [],
      }),
    ),
  )
  expect(distances('VH-331')).toEqual([
    { name: 'Moria Station', distance: 9999 },
    { name: 'Antares Station', distance: 2 },
    { name: 'Benten Station', distance: 1 },
    { name: 'Hortus Station', distance: 0 },
  ])
})

test('jumps are a metric: symmetric, and neighbours differ by at most one', () => {
  const graph = fc
    .integer({ min: 1, max: 25 })
    .chain((n) =>
      fc.tuple(fc.constant(n), fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: 60 })),
    )
  fc.assert(
    fc.property(graph, ([n, edges]) => {
      const links = Array.from({ length: n }, () => new Set<string>())
      for (const [a, b] of edges) {
        if (a === b) continue
        links[a]!.add(String(b))
        links[b]!.add(String(a))
      }
      const map = compileStarMap(
        systems(Object.fromEntries(links.map((set, i) => [`${i}`, [...set]]))),
      )
      const all = links.map((_, i) => jumpsFrom(map, String(i)))
      for (let a = 0; a < n; a++) {
        for (let b = 0; b < n; b++) {
          expect(jumpsTo(map, all[a]!, String(b))).toBe(jumpsTo(map, all[b]!, String(a)))
          for (const c of links[b]!) {
            const near = jumpsTo(map, all[a]!, String(b))
            const far = jumpsTo(map, all[a]!, c)
            expect(near === UNREACHABLE).toBe(far === UNREACHABLE)
            expect(Math.abs(near - far)).toBeLessThanOrEqual(1)
          }
        }
      }
    }),
    { numRuns: 50 },
  )
})
