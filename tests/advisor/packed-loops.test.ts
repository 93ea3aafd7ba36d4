import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedLoops } from '../../engine/advisor/base/packed-loops.ts'

const item = fc.record({
  time: fc.integer({ min: 1, max: 50 }),
  most: fc.double({ min: 0.02, max: 2, noNaN: true }),
  gain: fc.integer({ min: -500, max: 5000 }),
})

test('loops that fill markets have few runs and overfill none', () => {
  let found = 0
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 2, maxLength: 7 }),
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 3 }),
      (all, mostRuns, buildings) => {
        const items = all.map((one, at) => ({ ...one, at }))
        for (const runs of packedLoops(items, items.length, { mostRuns, buildings })) {
          found++
          expect(runs.reduce((sum, amount) => sum + amount)).toBeLessThanOrEqual(mostRuns)
          const time = runs.reduce((sum, amount, at) => sum + amount * items[at]!.time, 0)
          for (const [at, amount] of runs.entries()) {
            const share = (amount * items[at]!.time) / time
            expect(share).toBeLessThanOrEqual(items[at]!.most * (1 + 1e-8))
          }
        }
      },
    ),
    { numRuns: 40, seed: 3 },
  )
  expect(found).toBeGreaterThan(100)
})

test('two small markets and one that takes the rest share a building', () => {
  const items = [
    { at: 0, time: 10, most: 0.5, gain: 100 },
    { at: 1, time: 30, most: 0.3, gain: 80 },
    { at: 2, time: 20, most: 1, gain: 0 },
  ]
  const [best] = packedLoops(items, 3, { mostRuns: 10, buildings: 1 })
  // 50 of 100 for the first, 30 for the second: both markets are full.
  expect(best).toEqual([5, 1, 1])
})
