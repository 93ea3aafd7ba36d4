import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { world } from '../../../tests/engine/world.ts'
import { EXCHANGES } from '../../model/cx.ts'
import { arbitrage, type Haul } from './arbitrage.ts'
import { curvesOf } from './books.ts'
import { bestLoad } from './load.ts'

const curveOf = curvesOf(world)
const hauls: fc.Arbitrary<Haul> = fc
  .record({
    from: fc.constantFrom(...EXCHANGES),
    to: fc.constantFrom(...EXCHANGES),
    tonnes: fc.integer({ min: 1, max: 5000 }),
    cubicMetres: fc.integer({ min: 1, max: 5000 }),
    freight: fc.integer({ min: 0, max: 50_000 }),
    hours: fc.integer({ min: 1, max: 100 }),
  })
  .filter(({ from, to }) => from !== to)

describe('the best load of a haul', () => {
  test('fits the hold, takes whole units, and gains what its fills say', () => {
    fc.assert(
      fc.property(hauls, (haul) => {
        const load = bestLoad(world, curveOf, haul)
        if (!load) return
        expect(load.weight).toBeLessThanOrEqual(haul.tonnes * (1 + 1e-9))
        expect(load.volume).toBeLessThanOrEqual(haul.cubicMetres * (1 + 1e-9))
        for (const { amount, buy, sell, gain } of load.goods) {
          expect(Number.isInteger(amount)).toBe(true)
          expect([buy.filled, sell.filled]).toEqual([amount, amount])
          expect(gain).toBeCloseTo(sell.value - buy.value, 4)
          expect(gain).toBeGreaterThan(0)
        }
        expect(load.net).toBeCloseTo(load.gain - haul.freight, 4)
        expect(load.perHour).toBeCloseTo(load.net / haul.hours, 4)
      }),
      { numRuns: 60 },
    )
  })

  test('brings no less than any material by itself', () => {
    fc.assert(
      fc.property(hauls, (haul) => {
        const alone = arbitrage(world, curveOf, haul)[0]?.gain ?? 0
        const whole = bestLoad(world, curveOf, haul)?.gain ?? 0
        expect(whole).toBeGreaterThanOrEqual(alone * (1 - 1e-9))
      }),
      { numRuns: 60 },
    )
  })
})
