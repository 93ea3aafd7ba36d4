import type { CompanyShip } from '../../../engine/game/company.ts'
import { CORE_MODULE } from '../../../engine/game/constants/base.ts'
import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import { INFRASTRUCTURE_TYPES } from '../../../engine/game/plan.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import type {
  UserBuilding,
  UserShip,
  UserSite,
  UserStore,
  UserWarehouse,
} from './player-schemas.ts'

/** The four lists that FIO has for one player. */
export interface PlayerLists {
  stores: readonly UserStore[]
  sites: readonly UserSite[]
  warehouses: readonly UserWarehouse[]
  ships: readonly UserShip[]
}

/** Stores by place: bases by planet, warehouses by location, ships by registration. Fuel tanks are left out. */
export function toFioStorage(lists: PlayerLists, fetchedAt: number): FioStorage {
  const sites = new Map(lists.sites.map((site) => [site.SiteId, site]))
  const warehouses = new Map(lists.warehouses.map((warehouse) => [warehouse.StoreId, warehouse]))
  const ships = new Map(lists.ships.map((ship) => [ship.StoreId, ship]))
  // The keys are names from outside, so that they are no fields of an object before all are known.
  const planets = new Map<string, FioStorage['planets'][string]>()
  const stations = new Map<string, FioStorage['warehouses'][string]>()
  const carried = new Map<string, FioStorage['ships'][string]>()
  for (const { WeightLoad, VolumeLoad, StorageItems, ...own } of lists.stores) {
    const store = { ...own, StorageItems: StorageItems.flatMap(toItem) }
    if (store.Type === 'STORE') {
      const site = sites.get(store.AddressableId)
      if (!site) continue
      const { PlanetId, PlanetIdentifier, PlanetName } = site
      planets.set(PlanetIdentifier, {
        ...store,
        PlanetId,
        PlanetIdentifier,
        PlanetName: PlanetName ?? PlanetIdentifier,
        WeightLoad,
        VolumeLoad,
      })
    } else if (store.Type === 'WAREHOUSE_STORE') {
      const warehouse = warehouses.get(store.StorageId)
      if (warehouse) stations.set(warehouse.LocationNaturalId, { ...store, ...termsOf(warehouse) })
    } else if (store.Type === 'SHIP_STORE') {
      const ship = ships.get(store.StorageId)
      if (!ship) continue
      const { Registration } = ship
      carried.set(Registration, { ...store, WeightLoad, VolumeLoad, Registration })
    }
  }
  return {
    planets: Object.fromEntries(planets),
    warehouses: Object.fromEntries(stations),
    ships: Object.fromEntries(carried),
    last_modified: new Date(fetchedAt).toISOString(),
  }
}

/** Shipments and blocked slots hold no material. Existing clients accept neither them nor a null currency. */
function toItem({ MaterialValueCurrency, ...item }: UserStore['StorageItems'][number]) {
  return withMaterial(item).map((named) => ({
    ...named,
    MaterialCategory: item.MaterialCategory ?? '',
    ...(MaterialValueCurrency !== null && { MaterialValueCurrency }),
  }))
}

type Named = Record<'MaterialId' | 'MaterialName' | 'MaterialTicker', string | null>

function withMaterial<T extends Named>(item: T) {
  const { MaterialTicker } = item
  if (MaterialTicker === null) return []
  const { MaterialId, MaterialName } = item
  return [
    {
      ...item,
      MaterialTicker,
      MaterialId: MaterialId ?? '',
      MaterialName: MaterialName ?? MaterialTicker,
    },
  ]
}

/** The facts of a warehouse that its store lacks. */
function termsOf(warehouse: UserWarehouse) {
  const { LocationNaturalId, LocationName, WarehouseId, Units, NextPaymentTimestampEpochMs } =
    warehouse
  const { FeeAmount, FeeCurrency, FeeCollectorId, FeeCollectorName, FeeCollectorCode } = warehouse
  return {
    LocationNaturalId,
    LocationName: LocationName ?? LocationNaturalId,
    WarehouseId,
    Units,
    NextPaymentTimestampEpochMs,
    FeeAmount,
    ...(FeeCurrency !== null && { FeeCurrency }),
    FeeCollectorId,
    FeeCollectorName,
    FeeCollectorCode,
  }
}

/** Bases by planet id with the condition of each building, ships by registration, warehouses by location. */
export function toFioSites(lists: Omit<PlayerLists, 'stores'>, fetchedAt: number): FioSites {
  const sites = lists.sites.map((site) => ({
    ...site,
    PlanetName: site.PlanetName ?? site.PlanetIdentifier,
    Buildings: site.Buildings.map((building) => toBuilding(building, fetchedAt)),
  }))
  const warehouses = lists.warehouses.map((warehouse) => {
    const { FeeCurrency: _, ...own } = warehouse
    return { ...own, ...termsOf(warehouse) }
  })
  const ships = lists.ships.map((ship) => ({
    ...withoutFigures(ship),
    Name: ship.Name ?? ship.Registration,
    RepairMaterials: ship.RepairMaterials.flatMap(withMaterial),
    AddressLines: ship.AddressLines.map((line) => ({ ...line, Name: line.Name ?? line.NaturalId })),
  }))
  return {
    planets: Object.fromEntries(sites.map((site) => [site.PlanetId, site])),
    warehouses: Object.fromEntries(warehouses.map((w) => [w.LocationNaturalId, w])),
    ships: Object.fromEntries(ships.map((ship) => [ship.Registration, ship])),
    last_modified: new Date(fetchedAt).toISOString(),
  }
}

/** Other clients expect a ship without the figures that only its flights need. */
function withoutFigures(ship: UserShip) {
  const { FlightId, Acceleration, Thrust, OperatingEmptyMass, ReactorPower, ...others } = ship
  const { EmitterPower, Volume, StlFuelFlowRate, ...known } = others
  return known
}

/** Tonnes of a unit of fuel for flights within a system and between systems. */
const FUEL_TONNES = { stl: 0.06, ftl: 0.05 } as const

export function toCompanyShips({
  stores,
  ships,
}: Pick<PlayerLists, 'stores' | 'ships'>): CompanyShip[] {
  const storeOf = new Map(stores.map((store) => [store.StorageId, store]))
  const tankIn = (storeId: string | null, tonnes: number) => {
    const store = storeOf.get(storeId ?? '')
    if (!store) return null
    const units = store.StorageItems.reduce((sum, item) => sum + item.MaterialAmount, 0)
    // The capacity is a whole number of units, which the weight in tonnes hides.
    return { units, capacity: Math.round(store.WeightCapacity / tonnes) }
  }
  return ships.map((ship) => ({
    id: ship.ShipId,
    registration: ship.Registration,
    name: ship.Name,
    flightId: ship.FlightId,
    acceleration: ship.Acceleration,
    thrust: ship.Thrust,
    emptyMass: ship.OperatingEmptyMass,
    reactorPower: ship.ReactorPower,
    emitterPower: ship.EmitterPower,
    volume: ship.Volume,
    fuelFlow: ship.StlFuelFlowRate,
    stlTank: tankIn(ship.StlFuelStoreId, FUEL_TONNES.stl),
    ftlTank: tankIn(ship.FtlFuelStoreId, FUEL_TONNES.ftl),
  }))
}

/** Habitations, storage and the core module do not degrade, so they have no age. */
const LASTING: ReadonlySet<string> = new Set([CORE_MODULE, ...INFRASTRUCTURE_TYPES])

function toBuilding(building: UserBuilding, now: number) {
  const created = toIso(building.BuildingCreated)
  const isLasting = LASTING.has(building.BuildingTicker)
  const repaired =
    isLasting || building.BuildingLastRepair === null ? null : toIso(building.BuildingLastRepair)
  const days = Math.max(0, Math.floor((now - Date.parse(repaired ?? created)) / DAY_MS))
  return {
    ...building,
    BuildingCreated: created,
    BuildingLastRepair: repaired,
    AgeDays: isLasting ? null : (building.AgeDays ?? days),
    ReclaimableMaterials: building.ReclaimableMaterials.flatMap(withMaterial),
    RepairMaterials: building.RepairMaterials.flatMap(withMaterial),
  }
}

function toIso(moment: number | string): string {
  return typeof moment === 'number' ? new Date(moment).toISOString() : moment
}
