import * as v from 'valibot'
import { DateString, NonNegative } from '../../../engine/game/primitives.ts'
import { EpochMs } from './upstream-schemas.ts'

// What FIO sends about one player. If it has no data, the response is empty instead of an empty list.

const Text = v.string()
export const OptionalText = v.nullish(Text, null)
export const Quantity = v.nullish(NonNegative, 0)
const Epoch = v.nullish(EpochMs, null)
/** A ship without these fields is still valid. */
const OptionalNumber = v.fallback(v.nullish(NonNegative, null), null)
/** FIO writes some moments as ISO text and some as milliseconds. */
export const Moment = v.union([EpochMs, DateString])
export const some = <S extends v.GenericSchema>(schema: S) => v.nullish(v.array(schema), [])

export const UserStore = v.object({
  StorageId: Text,
  AddressableId: Text,
  Name: OptionalText,
  Type: Text,
  UserNameSubmitted: OptionalText,
  Timestamp: DateString,
  WeightCapacity: Quantity,
  VolumeCapacity: Quantity,
  WeightLoad: Quantity,
  VolumeLoad: Quantity,
  StorageItems: some(
    v.object({
      MaterialId: OptionalText,
      MaterialName: OptionalText,
      MaterialTicker: OptionalText,
      MaterialCategory: OptionalText,
      MaterialWeight: Quantity,
      MaterialVolume: Quantity,
      MaterialAmount: Quantity,
      MaterialValue: Quantity,
      MaterialValueCurrency: OptionalText,
      Type: Text,
      TotalWeight: Quantity,
      TotalVolume: Quantity,
    }),
  ),
})
export type UserStore = v.InferOutput<typeof UserStore>

const SiteMaterials = some(
  v.object({
    MaterialId: OptionalText,
    MaterialName: OptionalText,
    MaterialTicker: OptionalText,
    MaterialAmount: Quantity,
  }),
)
export const UserBuilding = v.object({
  SiteBuildingId: Text,
  BuildingId: Text,
  BuildingCreated: Moment,
  BuildingName: Text,
  BuildingTicker: Text,
  BuildingLastRepair: v.nullish(Moment, null),
  Condition: NonNegative,
  ReclaimableMaterials: SiteMaterials,
  RepairMaterials: SiteMaterials,
  AgeDays: v.nullish(NonNegative, null),
})
export type UserBuilding = v.InferOutput<typeof UserBuilding>
export const UserSite = v.object({
  SiteId: Text,
  PlanetId: Text,
  PlanetIdentifier: Text,
  PlanetName: OptionalText,
  PlanetFoundedEpochMs: Epoch,
  InvestedPermits: Quantity,
  MaximumPermits: Quantity,
  UserNameSubmitted: OptionalText,
  Timestamp: DateString,
  Buildings: some(UserBuilding),
})
export type UserSite = v.InferOutput<typeof UserSite>

export const UserWarehouse = v.object({
  WarehouseId: Text,
  StoreId: Text,
  Units: Quantity,
  WeightCapacity: Quantity,
  VolumeCapacity: Quantity,
  NextPaymentTimestampEpochMs: Epoch,
  FeeAmount: v.nullish(NonNegative, null),
  FeeCurrency: OptionalText,
  FeeCollectorId: OptionalText,
  FeeCollectorName: OptionalText,
  FeeCollectorCode: OptionalText,
  LocationName: OptionalText,
  LocationNaturalId: Text,
  UserNameSubmitted: OptionalText,
  Timestamp: DateString,
})
export type UserWarehouse = v.InferOutput<typeof UserWarehouse>

export const UserShip = v.object({
  ShipId: Text,
  StoreId: OptionalText,
  StlFuelStoreId: OptionalText,
  FtlFuelStoreId: OptionalText,
  Registration: Text,
  Name: OptionalText,
  FlightId: OptionalText,
  Acceleration: OptionalNumber,
  Thrust: OptionalNumber,
  OperatingEmptyMass: OptionalNumber,
  ReactorPower: OptionalNumber,
  EmitterPower: OptionalNumber,
  Volume: OptionalNumber,
  StlFuelFlowRate: OptionalNumber,
  CommissioningTimeEpochMs: Epoch,
  Condition: Quantity,
  LastRepairEpochMs: Epoch,
  Location: OptionalText,
  RepairMaterials: some(
    v.object({
      ShipRepairMaterialId: OptionalText,
      MaterialName: OptionalText,
      MaterialId: OptionalText,
      MaterialTicker: OptionalText,
      Amount: Quantity,
    }),
  ),
  AddressLines: some(
    v.object({
      LineId: OptionalText,
      LineType: OptionalText,
      NaturalId: OptionalText,
      Name: OptionalText,
    }),
  ),
})
export type UserShip = v.InferOutput<typeof UserShip>

const listOf = <S extends v.GenericSchema>(record: S, mostRecordBytes: number) =>
  ({ record, most: 5000, mostRecordBytes, mayBeEmpty: true }) as const
/** Far more than the largest companies have. What goes beyond is left out, and counted. */
export const UserStores = listOf(UserStore, 900_000)
export const UserSites = listOf(UserSite, 1_600_000)
export const UserWarehouses = listOf(UserWarehouse, 100_000)
export const UserShips = listOf(UserShip, 300_000)
