import { describe, expect, test } from 'vitest'
import { data, world } from '../../../scripts/stage/world.ts'
import { resolvePrices } from '../../market/prices.ts'
import { type Carried, type Carrier, carries } from './carry.ts'
import { SHIP_DESIGNS } from './design-parts.ts'
import { FLIGHT_DEFAULTS, flyerFor } from './flight-choice.ts'
import { galaxyOf } from './galaxy.ts'
import { rangedRoute } from './range.ts'
import { spaceIn } from './space-in.ts'

const space = spaceIn(world, galaxyOf(data.systems))
const prices = resolvePrices(world, null, null)
const NOW = Date.UTC(2026, 8, 1)
const [MORIA, MONTEM, PROMITOR] = ['OT-580', 'OT-580b', 'VH-331a']
const design = [...SHIP_DESIGNS.values()][0]!
const ship = (id: string, about: Partial<Carrier> = {}): Carrier => ({
  ...{ id, design, at: MORIA, freeMs: NOW, hold: { weight: 500, volume: 500 } },
  ...about,
})
const request = {
  ...{ pickUp: MONTEM as string | null, dropOff: PROMITOR, load: { weight: 400, volume: 100 } },
  flight: FLIGHT_DEFAULTS,
}
const carried = (ships: Carrier[], about: Partial<typeof request> = {}) =>
  carries(world, space, prices, ships, { ...request, ...about })
const one = (about: Partial<Carrier> = {}, asked: Partial<typeof request> = {}) =>
  carried([ship('a', about)], asked)[0] as Carried

test('a ship flies empty to the goods and with them to where they go, by the flights of the route page', () => {
  const { legs, pickedUpMs, ...whole } = one()
  expect(legs.map(({ from, to, cargoTonnes }) => [from, to, cargoTonnes])).toEqual([
    [MORIA, MONTEM, 0],
    [MONTEM, PROMITOR, 400],
  ])
  const hours = legs.map(({ from, to, cargoTonnes, departsMs }) => {
    const when = { departs: departsMs, days: 0 }
    const flyer = flyerFor(world, prices, { design }, FLIGHT_DEFAULTS, cargoTonnes, when)
    return rangedRoute(space, flyer, space.placeOf(from)!, space.placeOf(to)!)!
  })
  expect(legs[1]!.departsMs).toBe(legs[0]!.arrivesMs)
  expect(whole.arrivesMs - NOW).toBeCloseTo(
    hours.reduce((sum, { seconds }) => sum + seconds.mean * 1000, 0),
    3,
  )
  expect(whole.latestMs).toBeGreaterThan(whole.arrivesMs)
  expect(whole.ftlFuel).toBeCloseTo(
    hours.reduce((sum, route) => sum + route.ftlFuel, 0),
    9,
  )
  expect(pickedUpMs).toBe(legs[0]!.latestMs)
})

test('one that lands later departs later; one that is at the goods needs one flight', () => {
  const later = NOW + 5 * 3_600_000
  expect(one({ freeMs: later }).legs[0]!.departsMs).toBe(later)
  expect(one({ at: MONTEM }).legs).toHaveLength(1)
  expect(one({ at: MONTEM, freeMs: later }).pickedUpMs).toBe(later)
  expect(one({ at: PROMITOR }, { pickUp: null })).toMatchObject({ legs: [], arrivesMs: NOW })
})

describe('what does not fit', () => {
  test('flies later, each time after an empty flight back', () => {
    const { legs, loads } = one({ hold: { weight: 150, volume: 500 } })
    expect(loads).toBe(3)
    expect(legs.map(({ cargoTonnes }) => cargoTonnes)).toEqual([0, 150, 0, 150, 0, 100])
    for (const [n, leg] of legs.slice(1).entries()) expect(leg.from).toBe(legs[n]!.to)
  })

  test('by room is shared by room', () => {
    const { legs } = one({ hold: { weight: 500, volume: 50 } })
    expect(legs.map(({ cargoTonnes }) => cargoTonnes)).toEqual([0, 200, 0, 200])
  })

  test('needs another ship where it would take too many flights, or the hold has no room', () => {
    const problem = (hold: Carrier['hold']) => carried([ship('a', { hold })])[0]
    expect(problem({ weight: 1, volume: 500 })).toEqual({ id: 'a', problem: 'too many loads' })
    expect(problem({ weight: 0, volume: 0 })).toEqual({ id: 'a', problem: 'too many loads' })
  })
})

test('ships at unknown places, goods at places that no map has, and nothing to carry break nothing', () => {
  const unknown = { id: 'a', problem: 'place unknown' }
  expect(carried([ship('a', { at: null })])).toEqual([unknown])
  expect(carried([ship('a')], { dropOff: 'Nowhere' })).toEqual([unknown])
  expect(carried([ship('a')], { pickUp: 'XX-000x' })).toEqual([unknown])
  expect(one({}, { load: { weight: 0, volume: 0 } }).loads).toBe(1)
})

test('the soonest comes first, those that cannot come last', () => {
  const ships = [
    ship('lost', { at: null }),
    ship('late', { freeMs: NOW + 90 * 3_600_000 }),
    ship('here', { at: MONTEM }),
  ]
  expect(carried(ships).map(({ id }) => id)).toEqual(['here', 'late', 'lost'])
})

test('a ship starts with what is in its tanks, and every later flight with full ones', () => {
  const [first] = one().legs
  const left = (stl: number | null, ftl: number | null) =>
    carried([ship('a', { fuel: { stl, ftl } })])[0]
  expect(left(null, null)).toEqual(one())
  // Enough for the first flight alone: the second, which takes more, starts with full tanks.
  expect(left(Math.ceil(first!.stlFuel * 1.2), Math.ceil(first!.ftlFuel))).toEqual(one())
  expect(left(0, null)).toEqual({ id: 'a', problem: 'out of fuel' })
  expect(left(1e9, 1e9)).toEqual(one())
})

test('a tank that is too small is said', () => {
  const own = { ftlFuel: 1, stlFuel: 1 }
  expect(carried([ship('a', { own })])).toEqual([{ id: 'a', problem: 'out of fuel' }])
})
