import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { BOUGHT, layOutFlow, SOLD } from './flow-layout.ts'

const tie = (from: string, to: string, size: number) => ({ from, to, size })

describe('columns', () => {
  test('follow the goods from left to right', () => {
    const ties = [tie('well', 'farm', 5), tie('farm', 'kitchen', 9), tie('well', 'kitchen', 4)]
    expect(Object.fromEntries(columnsOf(['kitchen', 'farm', 'well'], ties))).toEqual({
      well: 0,
      farm: 1,
      kitchen: 2,
    })
  })

  test('in a circle the larger flow goes forward', () => {
    const columns = columnsOf(['a', 'b'], [tie('a', 'b', 10), tie('b', 'a', 3)])
    expect(columns.get('a')).toBeLessThan(columns.get('b')!)
  })

  test('are four at most', () => {
    const places = Array.from({ length: 20 }, (_, n) => `p${String(n).padStart(2, '0')}`)
    const ties = places.slice(1).map((place, n) => tie(places[n]!, place, 1))
    expect(new Set(columnsOf(places, ties).values()).size).toBe(4)
  })
})

describe('the picture of a flow', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const place = fc.constantFrom(...names)
  const ties = fc.uniqueArray(
    fc.record({
      from: fc.oneof(place, fc.constant(BOUGHT)),
      to: fc.oneof(place, fc.constant(SOLD)),
      size: fc.integer({ min: 1, max: 1000 }),
    }),
    { selector: ({ from, to }) => `${from}>${to}`, maxLength: 20 },
  )

  test('places nobody on top of another and holds everything', () => {
    fc.assert(
      fc.property(ties, (all) => {
        const { nodes, ribbons, bounds } = layOutFlow(names, all)
        expect(ribbons).toHaveLength(all.length)
        for (const [index, one] of nodes.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(bounds.x)
          expect(one.y + one.height).toBeLessThanOrEqual(bounds.y + bounds.height)
          for (const other of nodes.slice(index + 1)) {
            const apart =
              one.x + one.width < other.x ||
              other.x + other.width < one.x ||
              one.y + one.height < other.y ||
              other.y + other.height < one.y
            expect(apart).toBe(true)
          }
        }
        for (const { path, width } of ribbons) {
          expect(path).not.toContain('NaN')
          const xs = [...path.matchAll(/(?:[MH]|0 0 1 )(-?[\d.]+)/g)].map(([, x]) => Number(x))
          for (const x of xs) {
            expect(x).toBeGreaterThanOrEqual(bounds.x)
            expect(x).toBeLessThanOrEqual(bounds.x + bounds.width)
          }
          expect(width).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })

  test('runs back below all places, in ribbons thin enough for its bends', () => {
    const { nodes, ribbons } = layOutFlow(names, [tie('a', 'b', 1000), tie('b', 'a', 900)])
    const bottom = Math.max(...nodes.map(({ y, height }) => y + height))
    const [back] = ribbons.filter(({ isBack }) => isBack)
    expect(ribbons.filter(({ isBack }) => isBack)).toHaveLength(1)
    expect(back!.width).toBeLessThanOrEqual(12)
    expect(
      Math.max(...[...back!.path.matchAll(/V(-?[\d.]+)/g)].map(([, y]) => Number(y))),
    ).toBeGreaterThan(bottom - 16)
  })

  test('is the same for the same ties, in whatever order they come', () => {
    fc.assert(
      fc.property(ties, (all) => {
        const forward = layOutFlow(names, all).nodes
        const backward = layOutFlow([...names].reverse(), [...all].reverse()).nodes
        const byPlace = (nodes: typeof forward) =>
          Object.fromEntries(nodes.map((node) => [node.place, [node.x, Math.round(node.y)]]))
        expect(byPlace(backward)).toEqual(byPlace(forward))
      }),
    )
  })
})
