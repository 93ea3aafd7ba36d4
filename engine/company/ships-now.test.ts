import { expect, test } from 'vitest'
import { shipAt, storeWith } from '../../scripts/stage/built.ts'
import type { CompanyShip, ShipFlight } from '../game/company.ts'
import type { FioSites } from '../game/fio.ts'
import { HOUR_MS } from '../game/time.ts'
import { shipsNow } from './ships-now.ts'

const NOW = Date.UTC(2026, 10, 1)
const ship = (id: string, registration: string): CompanyShip => ({
  ...{ id, registration, name: registration, flightId: null, acceleration: null, thrust: null },
  ...{ emptyMass: null, reactorPower: null, emitterPower: null, volume: null, fuelFlow: null },
  ...{ stlTank: { units: 900, capacity: 2000 }, ftlTank: null },
})
const flight = (about: Partial<ShipFlight> = {}): ShipFlight => ({
  ...{ id: 'f', shipId: 'a', departsMs: NOW - HOUR_MS, arrivesMs: NOW + 3 * HOUR_MS },
  ...{ from: 'ANT', to: 'VH-331a', toSystem: 'VH-331', segments: [] },
  ...about,
})
const segment = (type: string, from: string, to: string, hours: [number, number]) => ({
  ...{ type, from, to, departsMs: NOW + hours[0] * HOUR_MS, arrivesMs: NOW + hours[1] * HOUR_MS },
})
const of = (flights: ShipFlight[], ships: FioSites['ships'] = {}) =>
  shipsNow({
    storage: {
      planets: {},
      warehouses: {},
      ships: { 'AVI-1': { ...storeWith('x', { RAT: 50 }, 500), Registration: 'AVI-1' } },
      last_modified: null,
    },
    sites: { planets: {}, ships, last_modified: null },
    company: { ships: [ship('a', 'AVI-1')], flights },
    now: NOW,
  })

test('a ship under way has its destination, its arrival, its cargo and its fuel', () => {
  expect(of([flight()])).toMatchObject([
    {
      ...{ registration: 'AVI-1', at: null, cargo: [{ ticker: 'RAT', amount: 50 }] },
      ...{ stlTank: { units: 900, capacity: 2000 }, ftlTank: null },
      flight: { to: 'VH-331a', arrivesMs: NOW + 3 * HOUR_MS },
    },
  ])
  expect(of([flight({ to: 'ANT', toSystem: 'ZV-307' })])[0]!.flight!.to).toBe('ZV-307')
  expect(of([flight({ to: null, toSystem: null })])[0]!.flight).toMatchObject({
    ...{ to: null, onMap: null },
  })
})

test('a flight that has ended since leaves its ship at the destination; one that is standing stands', () => {
  expect(of([flight({ arrivesMs: NOW })])).toMatchObject([{ at: 'VH-331a', flight: null }])
  const ships = { 'AVI-1': shipAt('AVI-1', 'KW-688c') }
  expect(of([flight()], ships)).toMatchObject([{ at: 'KW-688c', flight: null }])
})

test('on the map it is within the jump that it makes, else in the system before or behind it', () => {
  const jump = segment('JUMP', 'ZV-307', 'VH-331', [-1, 1])
  const [mid] = of([flight({ segments: [segment('DEPARTURE', 'ANT', 'ZV-307', [-2, -1]), jump] })])
  expect(mid!.flight!.onMap).toEqual({ from: 'ZV-307', to: 'VH-331', share: 0.5 })
  const coming = segment('JUMP', 'ZV-307', 'VH-331', [1, 2])
  const [before] = of([flight({ segments: [coming] })])
  expect(before!.flight!.onMap).toEqual({ from: 'ZV-307', to: 'ZV-307', share: 0 })
  const done = segment('JUMP', 'ZV-307', 'VH-331', [-2, -1])
  expect(of([flight({ segments: [done] })])[0]!.flight!.onMap).toMatchObject({ share: 1 })
  // Without segments nothing but the destination is known.
  expect(of([flight()])[0]!.flight!.onMap).toMatchObject({ from: 'VH-331', to: 'VH-331' })
})

test('without the company the ships of today remain, and where they stand', () => {
  const sites = { planets: {}, ships: { 'AVI-2': shipAt('AVI-2', 'KW-688c') }, last_modified: null }
  const storage = { planets: {}, warehouses: {}, ships: {}, last_modified: null }
  expect(shipsNow({ storage, sites, company: null, now: NOW })).toMatchObject([
    { ...{ registration: 'AVI-2', at: 'KW-688c', flight: null, cargo: [], stlTank: null } },
  ])
})
