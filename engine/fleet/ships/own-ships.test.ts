import { expect, test } from 'vitest'
import type { CompanyShip } from '../../game/company.ts'
import type { FioSites, FioStorage } from '../../game/fio.ts'
import { shipOf } from './blueprint.ts'
import { ownShips } from './own-ships.ts'

const NOW = '2026-08-01T00:00:00Z'
const hold = { WeightCapacity: 500, VolumeCapacity: 500 }

function fio(
  ship: Partial<FioSites['ships'][string]>,
  capacity: object | null = hold,
): [FioStorage, FioSites] {
  const record = {
    ...{ ShipId: 'id', Registration: 'AVI-1', Name: 'Ant', CommissioningTimeEpochMs: null },
    ...{ Condition: 0.9, LastRepairEpochMs: 0, Location: 'somewhere' },
    RepairMaterials: [],
    AddressLines: [],
    ...ship,
  }
  const store = {
    ...{ StorageId: 's', AddressableId: 'a', Name: null, Type: 'SHIP_STORE', Timestamp: NOW },
    ...{ StorageItems: [], WeightLoad: 0, VolumeLoad: 0, Registration: 'AVI-1' },
    ...capacity,
  } as unknown as FioStorage['ships'][string]
  return [
    { planets: {}, warehouses: {}, ships: capacity ? { 'AVI-1': store } : {}, last_modified: NOW },
    { planets: {}, ships: { 'AVI-1': record as FioSites['ships'][string] }, last_modified: NOW },
  ]
}
const material = (MaterialTicker: string, Amount: number) => ({
  ...{ MaterialName: MaterialTicker, MaterialId: MaterialTicker },
  MaterialTicker,
  Amount,
})
const line = (LineType: string, NaturalId: string) => ({
  LineId: null,
  LineType,
  NaturalId,
  Name: '',
})

test('a ship is at the planet, or at the station of the system, that its address names', () => {
  const at = (...AddressLines: ReturnType<typeof line>[]) =>
    ownShips(...fio({ AddressLines }))[0]!.at
  expect(at(line('SYSTEM', 'OT-580'), line('PLANET', 'OT-580b'))).toBe('OT-580b')
  expect(at(line('STATION', 'ANT'), line('SYSTEM', 'ZV-307'))).toBe('ZV-307')
  expect(at()).toBeNull()
})

test('its hold tells the bay, its repair the plates, and both how large it is', () => {
  const damage = 0.1
  const large = shipOf(
    { engine: 'ENG', stlTank: 'LSL', reactor: 'HPR', ftlTank: 'SFL', cargoBay: 'SCB', hull: 'LHP' },
    () => 0,
  )
  const RepairMaterials = [
    material('LHP', Math.ceil(large.plates * damage * 0.75)),
    material('SSC', Math.ceil(large.structure * damage * 0.75)),
  ]
  const [ship] = ownShips(...fio({ Condition: 1 - damage, RepairMaterials }))
  expect(ship).toMatchObject({
    condition: 0.9,
    design: { cargoBay: 'SCB', hull: 'LHP' },
  })
  const guessed = shipOf(ship!.design, () => 0)
  expect(Math.ceil(guessed.structure * 0.075)).toBe(RepairMaterials[1]!.Amount)
})

test('figures that FIO reports name the parts, and take their place', () => {
  const figures: CompanyShip = {
    ...{ id: 'a', registration: 'AVI-1', name: null, flightId: null, acceleration: null },
    ...{ thrust: 250_000, emptyMass: 900, reactorPower: 4800, emitterPower: 725, volume: 1083 },
    ...{ fuelFlow: 0.02, stlTank: null, ftlTank: { units: 10, capacity: 300 } },
  }
  const [ship] = ownShips(...fio({ Condition: 1 }), [figures])
  expect(ship!.design).toMatchObject({ engine: 'AEN', reactor: 'HPR', ftlTank: 'SFL' })
  expect(ship!.own).toMatchObject({ thrust: 250_000, emptyMass: 900, stlFuel: undefined })
  expect(ownShips(...fio({ Condition: 1 }))[0]!.own.thrust).toBeUndefined()
})

test('what FIO does not tell is the commonest part', () => {
  const [ship] = ownShips(...fio({ Condition: 1 }, null))
  expect(ship).toMatchObject({
    design: { engine: 'ENG', cargoBay: 'SCB', hull: 'BHP', reactor: 'RCT' },
  })
})
