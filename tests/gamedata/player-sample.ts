import { id } from './upstream-sample.ts'

// What FIO answers of one player, in its shapes: two bases, a warehouse, a ship with its tanks. All made up.

const TIMESTAMP = '2026-03-10T11:30:47.378343Z'
const signed = { UserNameSubmitted: 'PLAYER1', Timestamp: TIMESTAMP }

const item = (MaterialTicker: string, MaterialAmount: number) => ({
  Type: 'INVENTORY',
  MaterialId: id(MaterialTicker),
  TotalVolume: MaterialAmount / 10,
  TotalWeight: MaterialAmount / 5,
  MaterialName: 'drinkingWater',
  MaterialValue: 25.5,
  MaterialAmount,
  MaterialTicker,
  MaterialVolume: 0.1,
  MaterialWeight: 0.2,
  MaterialCategory: id('things'),
  MaterialValueCurrency: 'NCC',
})

const store = (Type: string, StorageId: string, AddressableId: string, items: object[] = []) => ({
  Name: null,
  Type,
  StorageId: id(StorageId),
  VolumeLoad: 30,
  WeightLoad: 60,
  StorageItems: items,
  AddressableId: id(AddressableId),
  VolumeCapacity: 1500,
  WeightCapacity: 1500,
  ...signed,
})

const building = (BuildingTicker: string, about: object = {}) => ({
  AgeDays: 53,
  Condition: 0.97,
  BuildingId: id(BuildingTicker),
  BuildingName: 'polymerPlant',
  BuildingTicker,
  SiteBuildingId: `${id('site 1')}-${id(BuildingTicker)}`,
  BuildingCreated: Date.UTC(2024, 4, 16, 6, 2, 22, 276),
  RepairMaterials: [
    { MaterialId: id('TRU'), MaterialName: 'truss', MaterialAmount: 1, MaterialTicker: 'TRU' },
  ],
  BuildingLastRepair: '2026-01-08T12:06:13.447000Z',
  ReclaimableMaterials: [],
  ...about,
})

const site = (n: number, PlanetIdentifier: string, Buildings: object[]) => ({
  SiteId: id(`site ${n}`),
  PlanetId: id(PlanetIdentifier),
  Buildings,
  PlanetName: 'Home',
  MaximumPermits: 3,
  InvestedPermits: 1,
  PlanetIdentifier,
  PlanetFoundedEpochMs: 1715839108518,
  ...signed,
})

export const player = {
  stores: [
    store('STORE', 'store 1', 'site 1', [
      { ...item('DW', 300), MaterialValueCurrency: null, MaterialName: null },
      { Type: 'SHIPMENT', MaterialId: null, TotalVolume: 3, TotalWeight: 4 },
      { ...item('', 0), Type: 'BLOCKED', MaterialTicker: null, MaterialId: null },
    ]),
    store('STORE', 'store 2', 'a base that was given up'),
    store('WAREHOUSE_STORE', 'store 3', 'warehouse', [item('RAT', 10)]),
    { ...store('SHIP_STORE', 'store 4', 'ship'), Name: 'Manganese' },
    store('STL_FUEL_STORE', 'store 5', 'ship', [item('SF', 200)]),
    store('FTL_FUEL_STORE', 'store 6', 'ship', [item('FF', 20)]),
  ],
  sites: [
    site(1, 'AA-001a', [
      building('POL'),
      building('HB1', { AgeDays: null, BuildingLastRepair: null }),
      building('FRM', { AgeDays: null, BuildingLastRepair: null }),
    ]),
    { ...site(2, 'AA-002b', []), PlanetName: null },
  ],
  warehouses: [
    {
      Units: 4,
      StoreId: id('store 3'),
      FeeAmount: 400,
      FeeCurrency: 'ICA',
      WarehouseId: `${id('warehouse')}-${id('store 3')}`,
      LocationName: 'Hortus Station',
      FeeCollectorId: null,
      VolumeCapacity: 2000,
      WeightCapacity: 2000,
      FeeCollectorCode: null,
      FeeCollectorName: null,
      LocationNaturalId: 'HRT',
      NextPaymentTimestampEpochMs: 1772522509219,
      ...signed,
    },
  ],
  ships: [
    {
      Name: 'Manganese',
      ShipId: id('ship'),
      StoreId: id('store 4'),
      Location: '',
      Condition: 0.94,
      AddressLines: [],
      Registration: 'AVI-0TEST',
      FtlFuelStoreId: id('store 6'),
      StlFuelStoreId: id('store 5'),
      RepairMaterials: [
        {
          Amount: 3,
          MaterialId: id('BHP'),
          MaterialName: 'basicHullPlate',
          MaterialTicker: 'BHP',
          ShipRepairMaterialId: `${id('ship')}-BHP`,
        },
      ],
      LastRepairEpochMs: 0,
      CommissioningTimeEpochMs: 1664344241429,
    },
  ],
}

/** The same by path, as FIO answers for a game name. */
export const playerAnswers = (name: string): Record<string, unknown> => ({
  [`/storage/${name}`]: player.stores,
  [`/sites/${name}`]: player.sites,
  [`/sites/warehouses/${name}`]: player.warehouses,
  [`/ship/ships/${name}`]: player.ships,
})
