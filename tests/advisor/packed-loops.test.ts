import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedLoops, pairedLoops } from '../../engine/advisor/base/packed-loops.ts'

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

test('pairs of loops overfill no market together and have no more runs than one may have', () => {
  let found = 0
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 2, maxLength: 7 }),
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (all, mostRuns, buildings) => {
        const items = all.map((one, at) => ({ ...one, at }))
        for (const pair of pairedLoops(items, items.length, { mostRuns, buildings })) {
          found++
          const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
          expect(sum(pair.map(({ runs }) => sum(runs)))).toBeLessThanOrEqual(mostRuns)
          expect(sum(pair.map(({ copies }) => copies))).toBeLessThanOrEqual(buildings)
          const times = pair.map(({ runs }) => sum(runs.map((run, at) => run * items[at]!.time)))
          for (const { at, time, most } of items) {
            const used = pair.map(({ copies, runs }, i) => (copies * runs[at]! * time) / times[i]!)
            expect(sum(used)).toBeLessThanOrEqual(most * (1 + 1e-8))
          }
        }
      },
    ),
    { numRuns: 40, seed: 4 },
  )
  expect(found).toBeGreaterThan(100)
})

test('two buildings fill markets with two loops that no loop of both fills', () => {
  const items = [
    { at: 0, time: 96, most: 0.6857, gain: 66_800 },
    { at: 1, time: 120, most: 0.2667, gain: 168_200 },
    { at: 2, time: 60, most: 0.3357, gain: 65_000 },
    { at: 3, time: 38.4, most: 0.3785, gain: 0 },
    { at: 4, time: 72, most: 0.2571, gain: 143_700 },
    { at: 5, time: 48, most: 1.2, gain: 0 },
  ]
  const gainOf = (runs: readonly number[]) => {
    const times = items.map(({ at, time }) => runs[at]! * time)
    const all = times.reduce((sum, time) => sum + time)
    return items.reduce((sum, { at, gain }) => sum + (times[at]! / all) * gain, 0)
  }
  const limits = { mostRuns: 20, buildings: 2 }
  const [pair] = pairedLoops(items, items.length, limits)
  const together = pair!.reduce((sum, { runs }) => sum + gainOf(runs), 0)
  const alike = packedLoops(items, items.length, limits)
    .filter((runs) => {
      const time = items.reduce((sum, one) => sum + runs[one.at]! * one.time, 0)
      return items.every((one) => (2 * runs[one.at]! * one.time) / time <= one.most * (1 + 1e-9))
    })
    .map((runs) => 2 * gainOf(runs))
  expect(together).toBeGreaterThan(Math.max(0, ...alike))
  const divided = items.reduce((sum, { most, gain }) => sum + most * gain, 0)
  expect(together).toBeGreaterThan(0.94 * divided)
})
