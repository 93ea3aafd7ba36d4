import { PLAYER } from './fio-stub.ts'

/** What lies in each base of the player. Etherwind has had nothing for long. */
export const STOCKS = {
  'UV-351a': { DW: 60, RAT: 30, OVE: 20, PWO: 10, COF: 10, H2O: 400 },
  'KW-688c': { RAT: 3 },
} as const

const AT = new Date(Date.now() - 3 * 3_600_000).toISOString()
const NAMES: Readonly<Record<string, string>> = { 'UV-351a': 'Katoa', 'KW-688c': 'Etherwind' }
const planetId = (id: string) => id.padEnd(32, '0').toLowerCase()

export const building = (
  ticker: string,
  condition: number,
  days: number,
  materials: Record<string, number>,
) => ({
  SiteBuildingId: `site-${ticker}`,
  BuildingId: ticker,
  BuildingCreated: Date.UTC(2025, 0, 1),
  BuildingName: ticker,
  BuildingTicker: ticker,
  BuildingLastRepair: AT,
  Condition: condition,
  AgeDays: days,
  ReclaimableMaterials: [],
  RepairMaterials: Object.entries(materials).map(([MaterialTicker, MaterialAmount]) => ({
    MaterialTicker,
    MaterialAmount,
  })),
})

export const store = (
  Type: string,
  id: string,
  belongsTo: string,
  stock: object,
  capacity: number,
) => ({
  StorageId: id,
  AddressableId: belongsTo,
  Type,
  Timestamp: AT,
  WeightCapacity: capacity,
  VolumeCapacity: capacity,
  WeightLoad: 0,
  VolumeLoad: 0,
  StorageItems: Object.entries(stock).map(([MaterialTicker, MaterialAmount]) => ({
    MaterialTicker,
    MaterialAmount,
    Type: 'INVENTORY',
  })),
})

export const site = (PlanetIdentifier: string, Buildings: object[]) => ({
  SiteId: `site ${PlanetIdentifier}`,
  PlanetId: planetId(PlanetIdentifier),
  PlanetIdentifier,
  PlanetName: NAMES[PlanetIdentifier] ?? null,
  InvestedPermits: 1,
  MaximumPermits: 2,
  Timestamp: AT,
  Buildings,
})

const ship = (
  Registration: string,
  Name: string,
  Condition: number,
  materials: Record<string, number>,
) => ({
  ShipId: `ship ${Registration}`,
  StoreId: `store ${Registration}`,
  Registration,
  Name,
  Location: '',
  Condition,
  AddressLines: [],
  LastRepairEpochMs: 0,
  CommissioningTimeEpochMs: 1664344241429,
  RepairMaterials: Object.entries(materials).map(([MaterialTicker, Amount]) => ({
    MaterialTicker,
    Amount,
  })),
})

/** Two bases and two ships of the one player that the stub knows. */
export const PLAYER_LISTS: Record<string, unknown> = {
  [`/storage/${PLAYER.name}`]: [
    ...Object.entries(STOCKS).map(([id, stock]) =>
      store('STORE', `store ${id}`, `site ${id}`, stock, 1500),
    ),
    store('SHIP_STORE', 'store AVI-1', 'ship AVI-1', {}, 500),
    store('SHIP_STORE', 'store AVI-2', 'ship AVI-2', {}, 1000),
  ],
  [`/sites/${PLAYER.name}`]: [
    site('UV-351a', [
      building('FRM', 0.97, 40, { BSE: 2, BBH: 1 }),
      building('FP', 0.71, 110, { BSE: 3 }),
    ]),
    site('KW-688c', [building('RIG', 0.88, 80, { MCG: 12 })]),
  ],
  [`/sites/warehouses/${PLAYER.name}`]: [],
  [`/ship/ships/${PLAYER.name}`]: [
    ship('AVI-1', 'Manganese', 0.94, { BHP: 3 }),
    ship('AVI-2', 'Cobalt', 0.62, { BHP: 9, SSC: 4 }),
  ],
}
