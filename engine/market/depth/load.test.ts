import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { world } from '../../../scripts/stage/world.ts'
import { EXCHANGES } from '../../game/cx.ts'
import { type Haul, matched } from './arbitrage.ts'
import { curvesOf } from './books.ts'
import { fillPrice } from './fill.ts'
import { bestLoad, repeatedLoad } from './load.ts'

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

/** The gain of the best single material with the whole hold. */
function bestAlone({ from, to, tonnes, cubicMetres }: Haul): number {
  const { weight, volume, count } = world.materials
  const gains = Array.from({ length: count }, (_, material) => {
    const [buying, selling] = [curveOf(from, material, 'BUY'), curveOf(to, material, 'SELL')]
    const room = Math.min(tonnes / weight[material]!, cubicMetres / volume[material]!)
    if (!buying || !selling || room === Infinity) return 0
    const pays = matched(buying, selling).reduce((sum, { units }) => sum + units, 0)
    const amount = Math.floor(Math.min(room, pays))
    return fillPrice(selling, amount).value - fillPrice(buying, amount).value
  })
  return Math.max(0, ...gains)
}

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

  test('is the same again where all of the books came back, and smaller where little did', () => {
    const haul = {
      from: 'AI1',
      to: 'NC1',
      tonnes: 2000,
      cubicMetres: 2000,
      freight: 0,
      hours: 24,
    } as const
    const again = (refillShare: number) => repeatedLoad(world, curveOf, haul, refillShare)!
    expect(again(1).steadyPerHour).toBe(again(1).perHour)
    expect(again(0.05).steadyPerHour).toBeGreaterThan(0)
    expect(again(0.05).steadyPerHour).toBeLessThan(again(0.05).perHour / 2)
    // Only the market maker's offers remain, and they do not pay.
    expect(again(0).steadyPerHour).toBeNull()
  })

  test('brings no less than any material by itself', () => {
    fc.assert(
      fc.property(hauls, (haul) => {
        const whole = bestLoad(world, curveOf, haul)?.gain ?? 0
        expect(whole).toBeGreaterThanOrEqual(bestAlone(haul) * (1 - 1e-9))
      }),
      { numRuns: 60 },
    )
  })
})
