import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { world } from '../../../scripts/stage/world.ts'
import { resolvePrices } from '../../market/prices.ts'
import { flightBook } from '../freight/flight-book.ts'
import { laneFlight } from '../freight/lane-flight.ts'
import type { ShipDesign } from './blueprint.ts'
import { FLIGHT_DEFAULTS, flyerFor } from './flight-choice.ts'
import { galaxyOf } from './galaxy.ts'
import { rangedRoute } from './range.ts'
import { reach } from './reach.ts'
import { planRoute } from './route.ts'
import { spaceIn } from './space-in.ts'

const { systems } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const prices = resolvePrices(world, null, null)
const NOW = { departs: Date.UTC(2026, 8, 1), days: 0 }
const place = (id: string) => space.placeOf(id)!
const FREIGHTER: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const CHOICE = { ...FLIGHT_DEFAULTS, withGateways: false }
/** A freighter whose tank holds this much FF. */
const kindWith = (ftlFuel: number) => ({ design: FREIGHTER, own: { ftlFuel } })
const flyerWith = (ftlFuel: number) => flyerFor(world, prices, kindWith(ftlFuel), CHOICE, 0, NOW)

test('a flight that the tanks suffice for does not stop', () => {
  const flyer = flyerWith(300)
  const [from, to] = [place('OT-580b'), place('VH-331a')]
  expect(rangedRoute(space, flyer, from, to)).toEqual({
    ...planRoute(space, flyer, from, to),
    ...{ refuels: [], outOf: null },
  })
})

test.each([
  ['OT-580b', 'VH-192d', ['VH-331']],
  ['AJ-120b', 'RC-639a', ['VH-331', 'OT-580']],
])('a longer one from %s to %s refuels at %j, and each stretch is within the tank', (a, b, at) => {
  const flyer = flyerWith(250)
  expect(planRoute(space, flyer, place(a), place(b))!.ftlFuel).toBeGreaterThan(250)
  const route = rangedRoute(space, flyer, place(a), place(b))!
  expect(route).toMatchObject({ refuels: at, outOf: null })
  const stops = [a, ...at, b].map(place)
  for (const [n, end] of stops.slice(1).entries())
    expect(planRoute(space, flyer, stops[n]!, end)!.ftlFuel).toBeLessThanOrEqual(250)
})

test('where no station helps it is out of range: a route says so, reach leaves it out, a lane names it', () => {
  const flyer = flyerWith(5)
  const [from, to] = [place('OT-580b'), place('VH-331a')]
  expect(rangedRoute(space, flyer, from, to)).toMatchObject({ refuels: [], outOf: 'FF' })
  const rows = reach(space, flyer, from, ['VH-331a', 'OT-580c'], 1000)
  expect(rows.map((row) => row.to)).toEqual(['OT-580c'])
  const book = flightBook(world, space, prices, kindWith(5), CHOICE, NOW)
  const load = { weight: 100, volume: 100 }
  const lane = { ends: ['OT-580b', 'VH-331a'], there: load, back: load } as const
  expect(laneFlight(book, lane, 1)).toBe('out of range')
})

test('a way through gateways is flown where the quickest one takes more FF than the tank holds', () => {
  const choice = { ...CHOICE, aim: 'time' as const, withGateways: true }
  const tank = 150
  const flyer = flyerFor(world, prices, kindWith(tank), choice, 0, NOW)
  const jumping = flyerFor(
    world,
    prices,
    kindWith(tank),
    { ...choice, withGateways: false },
    0,
    NOW,
  )
  const [from, to] = [place('VH-331'), place('ZV-307')]
  expect(rangedRoute(space, jumping, from, to)!.outOf).toBe('FF')
  const route = rangedRoute(space, flyer, from, to)!
  expect(route.outOf).toBeNull()
  expect(route.ftlFuel).toBeLessThanOrEqual(tank)
  const book = flightBook(world, space, prices, kindWith(tank), choice, NOW)
  expect(book.figures('VH-331', 'ZV-307')).not.toBe('out of range')
  expect(book.route('VH-331', 'ZV-307', 0)!.outOf).toBeNull()
})

test('where the game chooses the route, no other is flown for less FF', () => {
  const by = (aim: 'time' | 'jumps') => {
    const choice = { ...CHOICE, aim, withGateways: true }
    const flyer = flyerFor(world, prices, kindWith(330), choice, 0, NOW)
    return rangedRoute(space, flyer, place('OT-580'), place('AM-783'))!
  }
  expect(by('time')).toMatchObject({ outOf: null, ftlFuel: 329 })
  expect(by('jumps')).toMatchObject({ outOf: 'FF', ftlFuel: 333 })
})
