import { expect, test } from 'vitest'
import type { CompanyShip } from '../../../engine/game/company.ts'
import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import { shipsOf } from './fleet-ships.ts'
import { shipChoices } from './ship-choices.ts'

const PARTS = ['HTE', 'MSL', 'HYR', 'MFL', 'WCB', 'LHP']
const fio = {
  storage: {
    ships: {
      'AV-1': { Registration: 'AV-1', WeightCapacity: 3000, VolumeCapacity: 1000 },
    },
  } as unknown as FioStorage,
  sites: {
    ships: {
      'AV-1': {
        Registration: 'AV-1',
        Name: 'Mule',
        Condition: 0.9,
        Location: 'Antares I (ZV-307) - STATION',
        RepairMaterials: [{ MaterialTicker: 'LHP', Amount: 5 }],
        AddressLines: [
          { LineType: 'STATION', NaturalId: 'ANT' },
          { LineType: 'SYSTEM', NaturalId: 'ZV-307' },
        ],
      },
    },
  } as unknown as FioSites,
}

const sf = (MaterialAmount: number) => ({ MaterialTicker: 'SF', MaterialAmount })
const figures: CompanyShip = {
  ...{ id: 'a', registration: 'AV-1', name: 'Mule', flightId: null, acceleration: null },
  ...{ thrust: 100_000, emptyMass: 950, reactorPower: 2400, emitterPower: 1000, volume: null },
  ...{ fuelFlow: 0.0075, stlTank: { units: 100, capacity: 3500 }, ftlTank: null },
}

test('ships that fly come first with what FIO tells of them, then designs, then six presets', () => {
  const choices = shipChoices({
    designs: [{ id: 'd', name: 'Racer', parts: PARTS }],
    fio: { ...fio, company: { ships: [figures], flights: [] } },
  })
  expect(choices.map(({ id }) => id)).toEqual(['AV-1', 'd', ...presets])
  expect(choices[0]).toMatchObject({ name: 'Mule', isAssumed: true, at: 'ZV-307' })
  expect(choices[0]!.damage).toBeCloseTo(0.1)
  expect(choices[0]!.design).toMatchObject({ cargoBay: 'WCB', hull: 'LHP', engine: 'FSE' })
  expect(choices[0]!.own).toMatchObject({ thrust: 100_000, emptyMass: 950, stlFuel: 3500 })
  expect(choices[1]!.own).toBeUndefined()
})

test('a ship under way is where it arrives, from then on', () => {
  const flight = {
    ...{ id: 'f', shipId: 'a', departsMs: 1, arrivesMs: 9, from: 'ANT', segments: [] },
    ...{ to: 'KI-446b', toSystem: 'KI-446' },
  }
  const shipAt = (at: object[], to: string | null) => {
    const ship = { ...fio.sites.ships['AV-1']!, AddressLines: at }
    const sites = { ...fio.sites, ships: { 'AV-1': ship } } as unknown as FioSites
    const company = { ships: [figures], flights: [{ ...flight, to }] }
    return shipChoices({ designs: [], fio: { ...fio, sites, company } })[0]
  }
  expect(shipAt([], 'KI-446b')).toMatchObject({ at: 'KI-446b', arrivesMs: 9 })
  expect(shipAt([], 'ANT')).toMatchObject({ at: 'KI-446', arrivesMs: 9 })
  const landed = [{ LineType: 'PLANET', NaturalId: 'KW-688c' }]
  expect(shipAt(landed, 'KI-446b')).toMatchObject({ at: 'KW-688c', arrivesMs: undefined })
  // On a planet it has what is in its tanks, and in the player's store there.
  const [choice] = [shipAt(landed, null)!]
  expect(choice.fuel).toEqual({ stl: 100, ftl: null })
  const storage = { ...fio.storage, planets: { 'KW-688c': { StorageItems: [sf(40)] } } }
  const [fleet] = shipsOf({ 'AV-1': 1 }, [choice], storage as unknown as FioStorage)
  expect(fleet!.fuel).toEqual({ stl: 140, ftl: null })
  expect(shipAt(fio.sites.ships['AV-1']!.AddressLines, null)!.fuel).toBeUndefined()
})

test('what the player says of a ship that flies counts instead of plain parts', () => {
  const [mule, ...others] = shipChoices({
    designs: [{ id: 'AV-1', name: 'Mule', parts: PARTS }],
    fio,
  })
  expect(mule).toMatchObject({ isAssumed: false, design: { engine: 'HTE', reactor: 'HYR' } })
  expect(others.map(({ id }) => id)).toEqual(presets)
})

test('a design whose parts make no ship is left out', () => {
  const designs = [{ id: 'd', name: 'Wreck', parts: ['ENG'] }]
  expect(shipChoices({ designs }).map(({ id }) => id)).toEqual(presets)
})

const presets = ['SCB', 'MCB', 'LCB', 'WCB', 'VCB', 'HCB']
