import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planetBody, stationOrbit } from './bodies.ts'
import { distanceFromStar, orbitPeriod, positionAt } from './orbits.ts'
import { meanSunlight, roughTransitKm, transitKm } from './transit-path.ts'

const AT = Date.UTC(2026, 8, 1)
const at = (id: string, ms = AT) => positionAt(planetBody(id)!.orbit, ms)
const orbits = ['VH-331a', 'ZV-759b', 'ZV-759c', 'UV-351a', 'OT-580b', 'KI-439d'].map(
  (id) => planetBody(id)!.orbit,
)
const anyOrbit = fc.constantFrom(...orbits, stationOrbit('VH-331')!, stationOrbit('ZV-307')!)
const anyTime = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })

describe('where a body is', () => {
  test.each([
    ['VH-331a', 21_128_309.7, -12_168_574.1, -353_822.7],
    ['ZV-759c', -109_776_371.3, -35_080_914.7, 2_147_309],
    ['ZV-759b', -62_369_240.3, -2_771_876.5, -1_070_829.3],
    ['UV-351a', -36_570_447.4, 235_209_158.6, 1_524_763.9],
  ])('%s on 2026-09-01, as the game has it', (id, x, y, z) => {
    const place = at(id)
    for (const [own, game] of [
      [place.x, x],
      [place.y, y],
      [place.z, z],
    ] as const)
      expect(Math.abs(own - game)).toBeLessThan(1)
  })

  test('comes back after its period, which for VH-331a is 2.2196 days', () => {
    expect(orbitPeriod(planetBody('VH-331a')!.orbit) / 86_400_000).toBeCloseTo(2.2196, 4)
    fc.assert(
      fc.property(anyOrbit, anyTime, (orbit, ms) => {
        const [one, other] = [positionAt(orbit, ms), positionAt(orbit, ms + orbitPeriod(orbit))]
        const apart = Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z)
        expect(apart).toBeLessThan(1e-6 * orbit.axisKm)
      }),
    )
  })

  test('is never nearer to its star than the ellipse, nor farther', () => {
    fc.assert(
      fc.property(anyOrbit, anyTime, (orbit, ms) => {
        const away = distanceFromStar(positionAt(orbit, ms)) / orbit.axisKm
        expect(away).toBeGreaterThan(1 - orbit.eccentricity - 1e-9)
        expect(away).toBeLessThan(1 + orbit.eccentricity + 1e-9)
      }),
    )
  })

  test('is not known of a planet that nobody measured, nor of a system without a station', () => {
    expect(planetBody('XX-000a')).toBeUndefined()
    expect(stationOrbit('KW-688')).toBeUndefined()
  })
})

describe('the way of a transit', () => {
  test('from ZV-759c to ZV-759b is as long as the game makes it', () => {
    expect(transitKm(at('ZV-759c'), at('ZV-759b'))).toBeCloseTo(47_707_253.9, 0)
  })

  // The game counts upwards from the start, whichever way the ship flies, so that the ways there and back differ.
  test('is of one order there and back, and the rough length agrees', () => {
    fc.assert(
      fc.property(anyOrbit, anyOrbit, anyTime, (from, to, ms) => {
        if (from === to) return
        const [start, target] = [positionAt(from, ms), positionAt(to, ms)]
        const [there, back] = [transitKm(start, target), transitKm(target, start)]
        expect(there).toBeGreaterThan(0)
        expect(Math.abs(Math.log(back / there))).toBeLessThan(1)
        expect(Math.abs(roughTransitKm(start, target) / there - 1)).toBeLessThan(0.05)
      }),
    )
  })

  test('gets more light the nearer it is to the star', () => {
    const near = { x: 1e7, y: 0, z: 0 }
    const far = { x: 1e9, y: 0, z: 0 }
    expect(meanSunlight(near, near)).toBeGreaterThan(meanSunlight(near, far))
    expect(meanSunlight(near, far)).toBeGreaterThan(meanSunlight(far, far))
  })
})
