import type { PlanetSite, PlanetStorage, ShipSite } from '../../engine/game/fio.ts'
import type { PlanData } from '../../engine/game/plan.ts'

const AT = '2026-10-01T00:00:00.000Z'

/** The base of a plan as the game reports it, every building repaired so many days ago. */
export function siteOf(plan: PlanData, ageDays: number): PlanetSite {
  const id = plan.planet.planetid
  const building = (ticker: string, n: number, age: number | null) => ({
    SiteBuildingId: `${ticker} ${n}`,
    BuildingId: ticker,
    BuildingCreated: AT,
    BuildingName: ticker,
    BuildingTicker: ticker,
    BuildingLastRepair: age === null ? null : AT,
    Condition: age === null ? 1 : Math.max(0, 1 - age / 300),
    ReclaimableMaterials: [],
    RepairMaterials:
      age === null
        ? []
        : [{ MaterialId: 'BSE', MaterialName: 'BSE', MaterialTicker: 'BSE', MaterialAmount: 2 }],
    AgeDays: age,
  })
  const several = (ticker: string, amount: number, age: number | null) =>
    Array.from({ length: amount }, (_, n) => building(ticker, n, age))
  return {
    SiteId: `site ${id}`,
    PlanetId: id,
    PlanetIdentifier: id,
    PlanetName: `Base on ${id}`,
    PlanetFoundedEpochMs: null,
    InvestedPermits: plan.planet.permits,
    MaximumPermits: 3,
    Timestamp: AT,
    Buildings: [
      ...several('CM', 1, null),
      ...plan.infrastructure.flatMap((row) => several(row.building, row.amount, null)),
      ...plan.buildings.flatMap((row) => several(row.name, row.amount, ageDays)),
    ],
  }
}

export function storeWith(
  id: string,
  stock: Readonly<Record<string, number>>,
  capacity: number,
  load = 0,
): PlanetStorage {
  return {
    StorageId: `store ${id}`,
    AddressableId: `site ${id}`,
    Name: null,
    Type: 'STORE',
    Timestamp: AT,
    WeightCapacity: capacity,
    VolumeCapacity: capacity,
    WeightLoad: load,
    VolumeLoad: load,
    PlanetIdentifier: id,
    StorageItems: Object.entries(stock).map(([ticker, amount]) => ({
      MaterialId: ticker,
      MaterialName: ticker,
      MaterialTicker: ticker,
      MaterialCategory: '',
      MaterialWeight: 1,
      MaterialVolume: 1,
      MaterialAmount: amount,
      MaterialValue: 0,
      Type: 'INVENTORY',
      TotalWeight: amount,
      TotalVolume: amount,
    })),
  }
}

/** A ship at a planet; without a planet it flies. */
export const shipAt = (registration: string, planetNaturalId: string | null): ShipSite => ({
  ShipId: registration,
  Registration: registration,
  Name: `Ship ${registration}`,
  CommissioningTimeEpochMs: 0,
  Condition: 1,
  LastRepairEpochMs: 0,
  Location: planetNaturalId ?? '',
  RepairMaterials: [],
  AddressLines:
    planetNaturalId === null
      ? []
      : [{ LineId: null, LineType: 'PLANET', NaturalId: planetNaturalId, Name: null }],
})
