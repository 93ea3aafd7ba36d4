import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { IC1_CX, world } from '../../../scripts/stage/world.ts'
import type { ShipDesign } from '../../fleet/ships/blueprint.ts'
import { FLIGHT_DEFAULTS, flyerFor } from '../../fleet/ships/flight-choice.ts'
import { galaxyOf } from '../../fleet/ships/galaxy.ts'
import { planRoute } from '../../fleet/ships/route.ts'
import { spaceIn } from '../../fleet/ships/space-in.ts'
import { resolvePrices } from '../../market/prices.ts'
import { visitPlan } from '../visit-plan.ts'
import { type FlownVisits, flownPlan, flownRequest } from './flown-visits.ts'

const { systems } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const prices = resolvePrices(world, IC1_CX, null)
const DESIGN: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const FAST = { design: DESIGN }
const SLOW = { design: { ...DESIGN, engine: 'GEN' as const, cargoBay: 'LCB' as const } }
const NOW = Date.UTC(2026, 8, 1)
const TODAY = { departs: NOW, days: 0 }
const ample = { weight: 1e6, volume: 1e6 }
const base = (id: string) => ({
  id,
  flows: [{ ticker: 'DW', delta: -10, stock: 20 }],
  capacity: ample,
  load: { weight: 0, volume: 0 },
})
const visits = (flown: FlownVisits['flown'], bases = ['OT-580b', 'VH-331a']): FlownVisits => ({
  bases: bases.map(base),
  ships: flown.map(() => ({ weight: 500, volume: 500 })),
  ...{ horizonDays: 10, reorderDays: 3, targetDays: 10, collects: false },
  flown,
  flight: FLIGHT_DEFAULTS,
  now: NOW,
  station: 'VH-331',
  hoursPerStop: 2,
})
const requestOf = (asked: FlownVisits) => flownRequest(world, space, prices, asked)

describe('visits by flight', () => {
  test('take the hours of the flight with a full hold, and the stop', () => {
    const { hoursAt } = requestOf(visits([{ kind: FAST, at: null }]))
    const route = planRoute(
      space,
      flyerFor(world, prices, FAST, FLIGHT_DEFAULTS, 500, TODAY),
      space.placeOf('VH-331')!,
      space.placeOf('OT-580b')!,
    )
    expect(hoursAt(0, 0)(0, 1)).toBeCloseTo(route!.seconds.mean / 3600 + 2)
  })

  test('take as long as on the day on which they begin', () => {
    const { hoursAt } = requestOf(visits([{ kind: FAST, at: null }], ['VH-331g']))
    const byDay = [0, 1, 2, 3].map((day) => hoursAt(0, 24 * day)(0, 1))
    expect(new Set(byDay).size).toBe(4)
    const when = { departs: NOW + 2 * 86_400_000, days: 0 }
    const flyer = flyerFor(world, prices, FAST, FLIGHT_DEFAULTS, 500, when)
    const route = planRoute(space, flyer, space.placeOf('VH-331')!, space.placeOf('VH-331g')!)
    expect(byDay[2]).toBeCloseTo(route!.seconds.mean / 3600 + 2)
  })

  test('each ship has its own, and comes from where it is', () => {
    const request = requestOf(
      visits([
        { kind: FAST, at: null },
        { kind: SLOW, at: 'OT-580' },
      ]),
    )
    const [fast, slow] = [0, 1].map((ship) => request.hoursAt(ship, 0))
    expect(slow!(0, 1)).toBeGreaterThan(fast!(0, 1))
    expect(request.readyIn![0]).toBe(0)
    expect(request.readyIn![1]).toBeGreaterThan(1)
    const { trips } = visitPlan(world, request)
    expect(trips.filter(({ ship }) => ship === 1)[0]?.departs ?? 99).toBeGreaterThanOrEqual(
      request.readyIn![1]!,
    )
  })

  test('begin when a ship under way has arrived and flown on to the station', () => {
    const flown = [
      { kind: FAST, at: 'OT-580' },
      { kind: FAST, at: 'OT-580', freeIn: 30 },
      { kind: FAST, at: null, freeIn: 5 },
    ]
    const [now, later, unknown] = requestOf({
      ...visits(flown),
      flight: { ...FLIGHT_DEFAULTS, withGateways: false },
    }).readyIn!
    // The way is not quite as long a day later.
    expect(later! - now!).toBeGreaterThan(29)
    expect(later! - now!).toBeLessThan(31)
    expect(unknown).toBe(5)
  })

  test('a ship flies on the fuel that it has where it stands, and says of what it has too little', () => {
    const flight = { ...FLIGHT_DEFAULTS, withGateways: false }
    const flyer = flyerFor(world, prices, FAST, flight, 0, TODAY)
    const way = planRoute(space, flyer, space.placeOf('OT-580b')!, space.placeOf('VH-331')!)!
    expect(way.ftlFuel).toBeGreaterThan(0)
    const kind = FAST
    const at = 'OT-580b'
    const ample = { stl: way.stlFuel.most + 1, ftl: way.ftlFuel + 1 }
    const flown = [
      { kind, at },
      { kind, at, fuel: ample },
      { kind, at, fuel: { ...ample, stl: way.stlFuel.most / 2 } },
      { kind, at, fuel: { ...ample, ftl: 0 } },
      { kind, at, fuel: { stl: null, ftl: null } },
    ]
    const { outOf, readyIn } = requestOf({ ...visits(flown), flight })
    expect(outOf).toEqual([null, null, 'SF', 'FF', null])
    expect(readyIn!.map(Number.isFinite)).toEqual([true, true, false, false, true])
    expect(readyIn![1]).toBe(readyIn![0])
  })

  test('a ship at a place that nobody knows counts as being at the station when it is free', () => {
    const flown = [{ kind: FAST, at: 'XX-999a', freeIn: 4 }]
    const { readyIn, outOf } = requestOf(visits(flown))
    expect(readyIn).toEqual([4])
    expect(outOf).toEqual([null])
  })

  test('wear the hulls of ships whose damage is known, trip after trip, from where they are', () => {
    const asked = visits([
      { kind: FAST, at: 'OT-580', damage: 0.1 },
      { kind: FAST, at: null },
    ])
    const { trips, damageOnReturn } = flownPlan(world, space, prices, asked)
    const place = (id: string) => space.placeOf(id)!
    const wear = (from: string, to: string, tonnes: number, day: number) => {
      const when = { departs: NOW + day * 86_400_000, days: 0 }
      const flyer = flyerFor(world, prices, FAST, FLIGHT_DEFAULTS, tonnes, when)
      return planRoute(space, flyer, place(from), place(to))!.damage
    }
    let damaged = 0.1 + wear('OT-580', 'VH-331', 0, 0) / 100
    for (const [n, { ship, stops, departs }] of trips.entries()) {
      if (ship === 1) {
        expect(damageOnReturn[n]).toBeNull()
        continue
      }
      const way = ['VH-331', ...stops.map((stop) => stop.base), 'VH-331']
      const day = Math.floor(departs / 24)
      for (const [at, to] of way.slice(1).entries()) damaged += wear(way[at]!, to, 500, day) / 100
      expect(damageOnReturn[n]).toBeCloseTo(damaged, 10)
    }
    expect(trips.filter(({ ship }) => ship === 0).length).toBeGreaterThan(0)
  })

  test('a base that no ship reaches is out of reach', () => {
    const stuck = { design: { ...DESIGN, reactor: null, ftlTank: null } }
    const flight = { ...FLIGHT_DEFAULTS, withGateways: false }
    const asked = { ...visits([{ kind: stuck, at: null }], ['OT-580b']), flight }
    const { trips, drySpells } = visitPlan(world, requestOf(asked))
    expect(trips).toEqual([])
    expect(drySpells.map(({ reason }) => reason)).toEqual(['out of reach'])
    expect(visitPlan(world, requestOf(visits([]))).trips).toEqual([])
  })
})
