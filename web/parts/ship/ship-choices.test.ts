import { expect, test } from 'vitest'
import type { FioSites, FioStorage } from '../../../engine/model/fio.ts'
import { shipChoices } from './ship-choices.ts'

const PARTS = ['HTE', 'MSL', 'HYR', 'MFL', 'WCB', 'LHP']
const fio = {
  storage: {
    ships: {
      'AV-1': { Registration: 'AV-1', WeightCapacity: 3000, VolumeCapacity: 1000 },
      'AV-2': { Registration: 'AV-2', WeightCapacity: 77, VolumeCapacity: 77 },
    },
  } as unknown as FioStorage,
  sites: {
    ships: {
      'AV-1': {
        Name: 'Mule',
        Condition: 0.9,
        Location: 'Antares I (ZV-307) - STATION',
        RepairMaterials: [{ MaterialTicker: 'LHP' }],
        AddressLines: [
          { LineType: 'STATION', NaturalId: 'ANT' },
          { LineType: 'SYSTEM', NaturalId: 'ZV-307' },
        ],
      },
    },
  } as unknown as FioSites,
}

test('ships that fly come first with what FIO tells of them, then designs, then six presets', () => {
  const choices = shipChoices([{ id: 'd', name: 'Racer', parts: PARTS }], fio)
  expect(choices.map(({ id }) => id)).toEqual(['AV-1', 'd', ...presets])
  expect(choices[0]).toMatchObject({ name: 'Mule', isAssumed: true, at: 'ZV-307' })
  expect(choices[0]!.damage).toBeCloseTo(0.1)
  expect(choices[0]!.design).toMatchObject({ cargoBay: 'WCB', hull: 'LHP', engine: 'ENG' })
})

test('what the player says of a ship that flies counts instead of plain parts', () => {
  const [mule, ...others] = shipChoices([{ id: 'AV-1', name: 'Mule', parts: PARTS }], fio)
  expect(mule).toMatchObject({ isAssumed: false, design: { engine: 'HTE', reactor: 'HYR' } })
  expect(others.map(({ id }) => id)).toEqual(presets)
})

test('a design whose parts make no ship is left out', () => {
  expect(shipChoices([{ id: 'd', name: 'Wreck', parts: ['ENG'] }]).map(({ id }) => id)).toEqual(
    presets,
  )
})

const presets = ['SCB', 'MCB', 'LCB', 'WCB', 'VCB', 'HCB']
