import { expect, test } from 'vitest'
import type { FioSites } from '../game/fio.ts'
import { planetRepairs, shipRepairs } from './repair-sites.ts'

const building = (Condition: number, AgeDays: number | null, BSE = 0) => ({
  Condition,
  AgeDays,
  RepairMaterials: BSE ? [{ MaterialTicker: 'BSE', MaterialAmount: BSE }] : [],
})
const site = (PlanetIdentifier: string, PlanetName: string | null, Buildings: object[]) => ({
  PlanetIdentifier,
  PlanetName,
  Buildings,
})
const sites = {
  planets: {
    one: site('KW-688c', 'Etherwind', [
      building(0.9, 20, 1),
      building(0.5, 110, 4),
      building(1, null),
    ]),
    two: site('ZV-194a', null, [building(0.4, 150)]),
    three: site('UV-351a', 'Homes only', [building(1, null)]),
  },
  ships: {
    a: { Registration: 'SHIP-02', Name: null, Condition: 0.98, RepairMaterials: [] },
    b: {
      Registration: 'SHIP-01',
      Name: 'Beagle',
      Condition: 0.7,
      RepairMaterials: [
        { MaterialTicker: 'LHP', Amount: 2 },
        { MaterialTicker: 'LHP', Amount: 1 },
        { MaterialTicker: 'FFC', Amount: 1 },
      ],
    },
  },
  last_modified: null,
} as unknown as FioSites

test('planets show their production buildings, the worst planet first', () => {
  expect(planetRepairs(sites)).toEqual([
    {
      planetNaturalId: 'ZV-194a',
      planetName: 'ZV-194a',
      amountProductionBuildings: 1,
      averageCondition: 0.4,
      minCondition: 0.4,
      maxLastRepairDays: 150,
      repairMaterials: [],
    },
    {
      planetNaturalId: 'KW-688c',
      planetName: 'Etherwind',
      amountProductionBuildings: 2,
      averageCondition: 0.7,
      minCondition: 0.5,
      maxLastRepairDays: 110,
      repairMaterials: [{ ticker: 'BSE', amount: 5 }],
    },
  ])
})

test('ships show what their repair takes, the worst ship first, nameless ones by registration', () => {
  expect(shipRepairs(sites)).toEqual([
    {
      shipRegistration: 'SHIP-01',
      shipName: 'Beagle',
      condition: 0.7,
      repairMaterials: [
        { ticker: 'FFC', amount: 1 },
        { ticker: 'LHP', amount: 3 },
      ],
    },
    { shipRegistration: 'SHIP-02', shipName: 'SHIP-02', condition: 0.98, repairMaterials: [] },
  ])
})
