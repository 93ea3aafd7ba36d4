import { EXAMPLE_ECONOMY } from '../../edge/features/guests/example-economy.ts'
import { repairEfficiency } from '../../engine/game/constants/degradation.ts'
import {
  environmentClass,
  type SpecialMaterial,
  specialMaterialsOf,
} from '../../engine/game/constants/environment.ts'
import { storageCapacity } from '../../engine/game/constants/storage.ts'
import type {
  FioSites,
  FioStorage,
  PlanetSite,
  SiteBuilding,
  StorageItem,
} from '../../engine/game/fio.ts'
import type { Building, Material, Planet } from '../../engine/game/gamedata.ts'
import type { PlanWrite } from '../../engine/game/plan.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import { repairAmount } from '../../engine/supply/repair.ts'

export interface ExampleFacts {
  readonly materials: readonly Material[]
  readonly buildings: readonly Building[]
  readonly planets: readonly Planet[]
}

const PLANS = EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans)

/** Units in each base's store: some last for days, some for weeks. */
const STOCK: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'VH-331a': { DW: 110, OVE: 40, PWO: 20, COF: 40, RAT: 900, NUT: 60 },
  'KW-688c': {
    ...{ AMM: 60, HER: 60, H2O: 900, RAT: 420, COF: 30, OVE: 30, DW: 700 },
    ...{ PWO: 15, EXO: 8, PT: 8, REP: 4, KOM: 90 },
  },
  'VH-331f': { DW: 480, RAT: 560, OVE: 60, COF: 10, PWO: 30, H: 800 },
  'UV-351a': {
    ...{ C: 400, H: 420, HAL: 300, MG: 295, DW: 900, RAT: 940, KOM: 120, EXO: 60, PT: 60 },
    ...{ REP: 20, H2O: 60, COF: 20, OVE: 20, PWO: 8 },
  },
  'VH-331d': { GRN: 950, DW: 900, RAT: 800, OVE: 35, COF: 100, PWO: 40, C: 300 },
  'ZV-759c': { C: 310, DW: 700, RAT: 690, OVE: 90, COF: 60, PWO: 30, AL: 300 },
  'OT-580b': { C: 300, DW: 200, RAT: 900, FEO: 60, COF: 90, OVE: 90, PWO: 25 },
  'JS-952c': {
    ...{ C: 620, H: 1200, LST: 460, MGS: 300, SIO: 600, DW: 840, RAT: 840, COF: 90 },
    ...{ OVE: 90, PWO: 30 },
  },
}
export const EXAMPLE_SHIPS = [
  {
    name: 'Example hauler',
    registration: 'EX-001',
    weight: 3000,
    volume: 1000,
    items: { DW: 200 },
    days: 64,
    flight: { to: 'VH-331a', hoursLeft: 3 },
  },
  {
    name: 'Example courier',
    registration: 'EX-002',
    weight: 1000,
    volume: 1000,
    items: {},
    days: 21,
    flight: { to: 'HRT', hoursLeft: 20 },
  },
  {
    name: 'Example freighter',
    registration: 'EX-003',
    weight: 500,
    volume: 500,
    items: {},
    days: 5,
    flight: null,
  },
] as const
const WAREHOUSE = { place: 'HRT', name: 'Hortus Station', items: { RAT: 500, DW: 500 } }

/** The age of the data, as if FIO had just been asked. */
export const EXAMPLE_AGE_MS = 3 * 60_000

/** Ids that no real base has, so that it is visible where they come from. */
export const exampleId = (kind: number, n: number) =>
  `e0e0e0e0${'0'.repeat(16)}${(kind * 4096 + n).toString(16).padStart(8, '0')}`

/** Where a ship without a flight is. */
const STANDS_AT = [
  { LineId: exampleId(11, 0), LineType: 'SYSTEM', NaturalId: 'VH-331', Name: 'Hortus' },
  { LineId: exampleId(11, 1), LineType: 'STATION', NaturalId: 'HRT', Name: 'Hortus Station' },
]

export function exampleStorage(facts: ExampleFacts, now: number): FioStorage {
  const at = new Date(now - EXAMPLE_AGE_MS).toISOString()
  const itemsOf = itemMaker(facts.materials)
  const planets: FioStorage['planets'] = {}
  for (const [n, plan] of PLANS.entries()) {
    const items = itemsOf(STOCK[plan.planet_id] ?? {})
    const { tonnes, cubicMetres } = storageCapacity({ STO: amountOf(plan, 'STO') })
    planets[plan.planet_id] = {
      ...storeOf(exampleId(1, n), exampleId(2, n), 'STORE', null, at, items, tonnes, cubicMetres),
      ...loadOf(items),
      PlanetIdentifier: plan.planet_id,
    }
  }
  const ships: FioStorage['ships'] = {}
  for (const [n, ship] of EXAMPLE_SHIPS.entries()) {
    const items = itemsOf(ship.items)
    ships[ship.registration] = {
      ...storeOf(
        exampleId(3, n),
        exampleId(4, n),
        'SHIP_STORE',
        ship.name,
        at,
        items,
        ship.weight,
        ship.volume,
      ),
      ...loadOf(items),
      Registration: ship.registration,
    }
  }
  const items = itemsOf(WAREHOUSE.items)
  const warehouses: FioStorage['warehouses'] = {
    [WAREHOUSE.place]: {
      ...storeOf(exampleId(5, 0), exampleId(6, 0), 'WAREHOUSE_STORE', null, at, items, 500, 500),
      LocationNaturalId: WAREHOUSE.place,
      LocationName: WAREHOUSE.name,
      WarehouseId: exampleId(6, 0),
      Units: 1,
      NextPaymentTimestampEpochMs: null,
      FeeAmount: null,
      FeeCollectorId: null,
      FeeCollectorName: null,
      FeeCollectorCode: null,
    },
  }
  return { planets, warehouses, ships, last_modified: at }
}

/** The bases and ships of the example, their buildings repaired at different times. */
export function exampleSites(facts: ExampleFacts, now: number): FioSites {
  const at = new Date(now - EXAMPLE_AGE_MS).toISOString()
  const known = new Map(facts.planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const buildingsOf = buildingMaker(facts, now)
  const planets: FioSites['planets'] = {}
  for (const [n, plan] of PLANS.entries()) {
    const planet = known.get(plan.planet_id)
    if (!planet) continue
    planets[planet.PlanetId] = {
      SiteId: exampleId(2, n),
      PlanetId: planet.PlanetId,
      PlanetIdentifier: plan.planet_id,
      PlanetName: planet.PlanetName,
      PlanetFoundedEpochMs: now - 200 * DAY_MS,
      InvestedPermits: plan.planet.permits,
      MaximumPermits: 3,
      Timestamp: at,
      Buildings: buildingsOf(plan, n, planet),
    } satisfies PlanetSite
  }
  const ships: FioSites['ships'] = {}
  for (const [n, { name, registration, days, flight }] of EXAMPLE_SHIPS.entries()) {
    ships[registration] = {
      ShipId: exampleId(4, n),
      Registration: registration,
      Name: name,
      CommissioningTimeEpochMs: now - 300 * DAY_MS,
      Condition: repairEfficiency(days),
      LastRepairEpochMs: now - days * DAY_MS,
      Location: 'VH-331a',
      RepairMaterials: [],
      AddressLines: flight ? [] : STANDS_AT,
    }
  }
  return { planets, ships, last_modified: at }
}

function itemMaker(materials: readonly Material[]) {
  const known = new Map(materials.map((material) => [material.Ticker, material]))
  return (amounts: Readonly<Record<string, number>>): StorageItem[] =>
    Object.entries(amounts).flatMap(([ticker, amount]) => {
      const material = known.get(ticker)
      if (!material) return []
      return [
        {
          MaterialId: material.MaterialId,
          MaterialName: material.Name,
          MaterialTicker: ticker,
          MaterialCategory: material.CategoryId,
          MaterialWeight: material.Weight,
          MaterialVolume: material.Volume,
          MaterialAmount: amount,
          MaterialValue: 0,
          Type: 'INVENTORY',
          TotalWeight: material.Weight * amount,
          TotalVolume: material.Volume * amount,
        },
      ]
    })
}

function storeOf(
  id: string,
  owner: string,
  type: string,
  name: string | null,
  at: string,
  items: StorageItem[],
  weight: number,
  volume: number,
) {
  return {
    StorageId: id,
    AddressableId: owner,
    Name: name,
    Type: type,
    Timestamp: at,
    WeightCapacity: weight,
    VolumeCapacity: volume,
    StorageItems: items,
  }
}

const loadOf = (items: readonly StorageItem[]) => ({
  WeightLoad: items.reduce((sum, item) => sum + item.TotalWeight, 0),
  VolumeLoad: items.reduce((sum, item) => sum + item.TotalVolume, 0),
})

const amountOf = ({ infrastructure }: PlanWrite, building: string) =>
  infrastructure.find((entry) => entry.building === building)?.amount ?? 0

const AGES = [12, 34, 57, 71, 88, 103, 46]

/** The materials of a building on its planet. */
const billOf = ({ BuildingCosts, AreaCost }: Building, special: readonly SpecialMaterial[]) => [
  ...BuildingCosts,
  ...special.map(({ ticker, amountFor }) => ({
    CommodityTicker: ticker,
    Amount: amountFor(AreaCost),
  })),
]

function buildingMaker({ buildings, materials }: ExampleFacts, now: number) {
  const known = new Map(buildings.map((building) => [building.Ticker, building]))
  const idOf = new Map(materials.map((material) => [material.Ticker, material]))
  return (plan: PlanWrite, n: number, planet: Planet): SiteBuilding[] => {
    const special = specialMaterialsOf(environmentClass(planet))
    let count = 0
    const stand = (ticker: string, amount: number, wears: boolean) => {
      const building = known.get(ticker)
      if (!building) return []
      return Array.from({ length: amount }, (): SiteBuilding => {
        const age = AGES[(n + count) % AGES.length]!
        const own = exampleId(16 + n, count++)
        return {
          SiteBuildingId: own,
          BuildingId: own,
          BuildingCreated: new Date(now - 200 * DAY_MS).toISOString(),
          BuildingName: building.Name,
          BuildingTicker: ticker,
          BuildingLastRepair: wears ? new Date(now - age * DAY_MS).toISOString() : null,
          Condition: wears ? repairEfficiency(age) : 1,
          ReclaimableMaterials: [],
          RepairMaterials: wears
            ? billOf(building, special).map(({ CommodityTicker, Amount }) => ({
                MaterialId: idOf.get(CommodityTicker)?.MaterialId ?? '',
                MaterialName: idOf.get(CommodityTicker)?.Name ?? CommodityTicker,
                MaterialTicker: CommodityTicker,
                MaterialAmount: repairAmount(Amount, age),
              }))
            : [],
          AgeDays: wears ? age : null,
        }
      })
    }
    return [
      ...stand('CM', 1, false),
      ...plan.infrastructure.flatMap(({ building, amount }) => stand(building, amount, false)),
      ...plan.buildings.flatMap(({ name, amount }) => stand(name, amount, true)),
    ]
  }
}
