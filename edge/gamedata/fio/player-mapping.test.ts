import { expect, test } from 'vitest'
import { parse } from '../../../engine/game/validation.ts'
import { blankPlan } from '../../../engine/plan/blank.ts'
import { builtBaseOn, withBuiltBase } from '../../../engine/plan/built-base.ts'
import { planetRepairs } from '../../../engine/supply/repair-sites.ts'
import { toFioSites } from './player-mapping.ts'
import { UserSite } from './player-schemas.ts'

const DAY_MS = 24 * 3_600_000
const NOW = Date.UTC(2026, 7, 1)
const PLANET = 'KW-688c'

const building = (n: number, ticker: string, name: string) => ({
  SiteBuildingId: `site-building-${n}`,
  BuildingId: `building-${n}`,
  BuildingCreated: NOW - 100 * DAY_MS,
  BuildingName: name,
  BuildingTicker: ticker,
  BuildingLastRepair: null,
  Condition: 1,
  ReclaimableMaterials: [],
  RepairMaterials: [],
})
const site = parse(UserSite, {
  SiteId: 'a'.repeat(32),
  PlanetId: 'b'.repeat(32),
  PlanetIdentifier: PLANET,
  PlanetName: 'Etherwind',
  PlanetFoundedEpochMs: NOW - 200 * DAY_MS,
  InvestedPermits: 1,
  MaximumPermits: 3,
  UserNameSubmitted: 'somebody',
  Timestamp: '2026-07-31T12:00:00Z',
  Buildings: [
    building(1, 'CM', 'coreModule'),
    building(2, 'STA', 'storageSmall'),
    building(3, 'STE', 'storageElite'),
    building(4, 'RIG', 'rig'),
  ],
})
const sites = toFioSites({ sites: [site], warehouses: [], ships: [] }, NOW)

test('a storage does not wear: it has no age, and needs no repair', () => {
  const ages = Object.values(sites.planets).flatMap(({ Buildings }) =>
    Buildings.map(({ BuildingTicker, AgeDays }) => [BuildingTicker, AgeDays]),
  )
  expect(Object.fromEntries(ages)).toEqual({ CM: null, STA: null, STE: null, RIG: 100 })
  expect(planetRepairs(sites)).toMatchObject([{ amountProductionBuildings: 1 }])
})

test('a built storage is infrastructure of the plan, and no row of its production', () => {
  const plan = blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null })
  const taken = withBuiltBase(plan, builtBaseOn(sites.planets, PLANET)!)
  expect(taken.infrastructure).toEqual([
    { building: 'STA', amount: 1 },
    { building: 'STE', amount: 1 },
  ])
  expect(taken.buildings.map(({ name }) => name)).toEqual(['RIG'])
})
