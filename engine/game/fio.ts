import * as v from 'valibot'
import { DateString, FiniteNumber, NonNegative } from './primitives.ts'

const Text = v.nullable(v.string())
const Epoch = v.nullable(FiniteNumber)

export const StorageItem = v.looseObject({
  MaterialId: v.string(),
  MaterialName: v.string(),
  MaterialTicker: v.string(),
  MaterialCategory: v.string(),
  MaterialWeight: NonNegative,
  MaterialVolume: NonNegative,
  MaterialAmount: NonNegative,
  MaterialValue: NonNegative,
  MaterialValueCurrency: v.optional(v.string()),
  Type: v.string(),
  TotalWeight: NonNegative,
  TotalVolume: NonNegative,
})
export type StorageItem = v.InferOutput<typeof StorageItem>

const store = {
  StorageId: v.string(),
  AddressableId: v.string(),
  Name: Text,
  Type: v.string(),
  Timestamp: DateString,
  WeightCapacity: NonNegative,
  VolumeCapacity: NonNegative,
  StorageItems: v.array(StorageItem),
}
const loads = { WeightLoad: NonNegative, VolumeLoad: NonNegative }

export const PlanetStorage = v.looseObject({ ...store, ...loads, PlanetIdentifier: v.string() })
export type PlanetStorage = v.InferOutput<typeof PlanetStorage>
export const WarehouseStorage = v.looseObject({
  ...store,
  LocationNaturalId: v.string(),
  LocationName: v.string(),
  WarehouseId: v.string(),
  Units: NonNegative,
  NextPaymentTimestampEpochMs: Epoch,
  FeeAmount: v.nullable(NonNegative),
  FeeCurrency: v.optional(v.string()),
  FeeCollectorId: Text,
  FeeCollectorName: Text,
  FeeCollectorCode: Text,
})
export const ShipStorage = v.looseObject({ ...store, ...loads, Registration: v.string() })

export const FioStorage = v.object({
  planets: v.record(v.string(), PlanetStorage),
  warehouses: v.record(v.string(), WarehouseStorage),
  ships: v.record(v.string(), ShipStorage),
  last_modified: v.nullable(DateString),
})
export type FioStorage = v.InferOutput<typeof FioStorage>

export const SiteMaterial = v.looseObject({
  MaterialId: v.string(),
  MaterialName: v.string(),
  MaterialTicker: v.string(),
  MaterialAmount: NonNegative,
})
export const SiteBuilding = v.looseObject({
  SiteBuildingId: v.string(),
  BuildingId: v.string(),
  BuildingCreated: DateString,
  BuildingName: v.string(),
  BuildingTicker: v.string(),
  /** Null on habitations, storage and the core module, which do not degrade. */
  BuildingLastRepair: v.nullable(DateString),
  Condition: NonNegative,
  ReclaimableMaterials: v.array(SiteMaterial),
  RepairMaterials: v.array(SiteMaterial),
  AgeDays: v.nullable(NonNegative),
})
export type SiteBuilding = v.InferOutput<typeof SiteBuilding>
export const PlanetSite = v.looseObject({
  SiteId: v.string(),
  PlanetId: v.string(),
  PlanetIdentifier: v.string(),
  PlanetName: v.string(),
  PlanetFoundedEpochMs: Epoch,
  InvestedPermits: NonNegative,
  MaximumPermits: NonNegative,
  Timestamp: DateString,
  Buildings: v.array(SiteBuilding),
})
export type PlanetSite = v.InferOutput<typeof PlanetSite>
export const ShipSite = v.looseObject({
  ShipId: v.string(),
  Registration: v.string(),
  Name: v.string(),
  CommissioningTimeEpochMs: Epoch,
  Condition: NonNegative,
  /** 0 or null: never repaired. */
  LastRepairEpochMs: Epoch,
  /** Empty while the ship is flying. */
  Location: Text,
  RepairMaterials: v.array(
    v.looseObject({
      MaterialName: v.string(),
      MaterialId: v.string(),
      MaterialTicker: v.string(),
      Amount: NonNegative,
    }),
  ),
  AddressLines: v.array(
    v.looseObject({ LineId: Text, LineType: Text, NaturalId: Text, Name: Text }),
  ),
})
export type ShipSite = v.InferOutput<typeof ShipSite>
export const FioSites = v.looseObject({
  planets: v.record(v.string(), PlanetSite),
  ships: v.record(v.string(), ShipSite),
  last_modified: v.nullable(DateString),
})
export type FioSites = v.InferOutput<typeof FioSites>
