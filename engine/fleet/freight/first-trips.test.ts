import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { IC1_CX, world } from '../../../scripts/stage/world.ts'
import { rulesNamed } from '../../game/constants/rules.ts'
import { HOUR_MS } from '../../game/time.ts'
import { resolvePrices } from '../../market/prices.ts'
import type { ShipDesign } from '../ships/blueprint.ts'
import { FLIGHT_DEFAULTS } from '../ships/flight-choice.ts'
import { galaxyOf } from '../ships/galaxy.ts'
import { spaceIn } from '../ships/space-in.ts'
import { firstTrips, type ShipStart } from './first-trips.ts'
import { flightBook } from './flight-book.ts'
import { freight } from './freight.ts'
import type { FreightRequest } from './request.ts'

const { systems } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const [HORTUS, PROMITOR, MONTEM, MORIA, KATOA] = [
  ...['VH-331', 'VH-331a', 'OT-580b', 'OT-580', 'UV-351a'],
] as [string, string, string, string, string]
const NOW = Date.UTC(2026, 8, 1)
const design: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const base = (planetNaturalId: string, ticker: string) => ({
  ...{ uuid: planetNaturalId, name: planetNaturalId, planetNaturalId, profit: 0 },
  materialIo: [{ ticker, input: 0, output: 100, delta: 100, price: 1000 }],
})
const SHIPS = ['Tin', 'Zinc'].map((name) => ({ name, kind: { design }, count: 1 }))
const requestWith = (ships = SHIPS): FreightRequest => ({
  plans: [base(PROMITOR, 'RAT'), base(MONTEM, 'DW')],
  setup: {
    ships,
    flight: { ...FLIGHT_DEFAULTS, valueOfHour: 100 },
    hired: null,
    when: { departs: NOW, days: 30 },
    ...{ stopHours: 0.5, hoursPerDay: 24, sharesOwn: true, exchange: 'IC1' },
    rules: { sources: [], limits: [] },
  },
  cx: IC1_CX,
  rules: rulesNamed('accurate'),
})
const request = requestWith(SHIPS.slice(0, 1))
const found = freight(world, space, request)
const start = (at: string | null, about: Partial<ShipStart> = {}): ShipStart => ({
  ...{ at, freeMs: NOW + 5 * HOUR_MS, ...about },
})
const tripsFrom = (...starts: (ShipStart | null)[]) =>
  firstTrips(world, space, request, found, starts)
const laneTo = (planet: string) => found.lanes.findIndex(({ ends }) => ends.includes(planet))
const book = flightBook(
  world,
  space,
  resolvePrices(world, IC1_CX, null, request.rules),
  { design },
  request.setup.flight,
  request.setup.when,
)

test('a ship begins where and when it is free, and flies each of its lanes once in turn', () => {
  const [ship] = tripsFrom(start(HORTUS)).ships
  const [near, far] = [laneTo(PROMITOR), laneTo(MONTEM)]
  const hoursOf = (lane: number) => found.lanes[lane]!.carriers[0]!.trip!.hours
  expect(ship!.outOf).toBeNull()
  expect(ship!.trips.map(({ lane, from, positionHours }) => [lane, from, positionHours])).toEqual([
    [near, HORTUS, 0],
    [far, HORTUS, 0],
  ])
  const [first, second] = ship!.trips
  expect(first!.beginsMs).toBe(NOW + 5 * HOUR_MS)
  expect(first!.endsMs).toBeCloseTo(first!.beginsMs + hoursOf(near) * HOUR_MS, 3)
  expect(second!.beginsMs).toBe(first!.endsMs)
  expect(second!.endsMs).toBeCloseTo(second!.beginsMs + hoursOf(far) * HOUR_MS, 3)
})

test('the flight to the end of a lane that is reached soonest counts, by the flights of the route page', () => {
  const { ships, servedMs } = tripsFrom(start(MORIA))
  const [first] = ships[0]!.trips
  expect(first).toMatchObject({ lane: laneTo(MONTEM), from: MONTEM })
  const route = book.route(MORIA, MONTEM, 0)!
  expect(route.refuels).toEqual([])
  expect(first!.positionHours).toBeCloseTo(route.seconds.mean / 3600, 2)
  expect(first!.positionHours).toBeGreaterThan(0)
  expect(servedMs[laneTo(MONTEM)]).toBe(first!.beginsMs)
  expect(first!.beginsMs).toBeCloseTo(NOW + (5 + first!.positionHours) * HOUR_MS, 0)
})

describe('a ship', () => {
  test('without fuel to get to a lane says which is short, and begins where it has enough', () => {
    const fuel = { stl: 0, ftl: null }
    expect(tripsFrom(start(MORIA, { fuel }))).toEqual({
      ships: [{ trips: [], outOf: 'SF' }],
      servedMs: found.lanes.map(() => null),
    })
    expect(tripsFrom(start(PROMITOR, { fuel })).ships[0]!.trips[0]).toMatchObject({
      ...{ lane: laneTo(PROMITOR), from: PROMITOR, positionHours: 0 },
    })
    const enough = start(MORIA, { fuel: { stl: 1e6, ftl: 1e6 } })
    expect(tripsFrom(enough)).toEqual(tripsFrom(start(MORIA)))
  })

  test('at an unknown place, or that is none of the player, begins nowhere', () => {
    expect(tripsFrom(start(null)).ships).toEqual([null])
    expect(tripsFrom(null).ships).toEqual([null])
    expect(tripsFrom().ships).toEqual([null])
    expect(tripsFrom(start('XX-000x')).ships).toEqual([{ trips: [], outOf: null }])
  })
})

test('a lane is served from when the first of its ships begins there', () => {
  const two = requestWith()
  const shared = freight(world, space, {
    ...two,
    plans: [base(KATOA, 'DW')].map((plan) => ({
      ...plan,
      materialIo: [{ ...plan.materialIo[0]!, output: 9000, delta: 9000 }],
    })),
  })
  expect(shared.fleet.every(({ duties }) => duties[0]!.length > 0)).toBe(true)
  const starts = [start(KATOA, { freeMs: NOW + 90 * HOUR_MS }), start(KATOA)]
  expect(firstTrips(world, space, two, shared, starts).servedMs).toEqual([NOW + 5 * HOUR_MS])
})
