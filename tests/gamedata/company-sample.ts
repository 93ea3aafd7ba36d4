import { id, NOW } from './upstream-sample.ts'

// What FIO answers of a player's company, in its documented shapes. All figures are made up.

const signed = { UserNameSubmitted: 'PLAYER1', Timestamp: '2026-03-10T11:30:47.378343Z' }
const HOUR_MS = 3_600_000

const material =
  (side: 'Input' | 'Output') => (MaterialTicker: string, MaterialAmount: number) => ({
    [`ProductionLine${side}Id`]: id(`${side} ${MaterialTicker}`),
    MaterialName: 'drinkingWater',
    MaterialTicker,
    MaterialId: id(MaterialTicker),
    MaterialAmount,
  })
export const input = material('Input')
export const output = material('Output')

export const lineOrder = (about: object = {}) => ({
  ProductionLineOrderId: id('order'),
  Inputs: [input('DW', 30)],
  Outputs: [output('RAT', 30)],
  CreatedEpochMs: NOW - 9 * HOUR_MS,
  StartedEpochMs: null,
  CompletionEpochMs: null,
  DurationMs: 16 * HOUR_MS,
  LastUpdatedEpochMs: null,
  CompletedPercentage: null,
  IsHalted: false,
  Recurring: true,
  StandardRecipeName: 'FP:30xDW=>30xRAT',
  ProductionFee: 40.2,
  ProductionFeeCurrency: 'NCC',
  ProductionFeeCollectorId: null,
  ProductionFeeCollectorName: null,
  ProductionFeeCollectorCode: null,
  ...about,
})

export const company = {
  lines: [
    {
      ProductionLineId: id('line 1'),
      SiteId: id('site 1'),
      PlanetId: id('AA-001a'),
      PlanetNaturalId: 'AA-001a',
      PlanetName: 'Home',
      Type: 'foodProcessor',
      Capacity: 2,
      Efficiency: 1.12,
      Condition: 0.93,
      Orders: [
        lineOrder({ StartedEpochMs: NOW - HOUR_MS, CompletionEpochMs: NOW + 15 * HOUR_MS }),
        lineOrder(),
      ],
      ...signed,
    },
  ],
  flights: [
    {
      FlightId: id('flight'),
      ShipId: id('ship'),
      Origin: 'Antares Station (ANT)',
      Destination: 'Vallis (KI-446b)',
      DepartureTimeEpochMs: NOW - HOUR_MS,
      ArrivalTimeEpochMs: NOW + HOUR_MS,
      CurrentSegmentIndex: 1,
      StlDistance: 88_000_000,
      FtlDistance: 7.5,
      IsAborted: false,
      Segments: [
        segment('LANDING', 1, 2, [], [system('KI-446'), { ...planet('KI-446b') }]),
        segment('DEPARTURE', -1, 0, [system('ZV-307'), station('ANT')], [system('ZV-307')]),
      ],
      ...signed,
    },
  ],
  workforce: [
    {
      PlanetId: id('AA-001a'),
      PlanetNaturalId: 'AA-001a',
      PlanetName: 'Home',
      SiteId: id('site 1'),
      LastWorkforceUpdateTime: '2026-03-10T11:00:00',
      Workforces: [level('PIONEER', 120), { ...level('SETTLER', 0), Required: 0 }],
      ...signed,
    },
  ],
  orders: [exchangeOrder('PARTIALLY_FILLED', 100), exchangeOrder('FILLED', 0)],
  contracts: [
    {
      ContractId: `${id('contract')}-2`,
      ContractLocalId: 'C0001',
      DateEpochMs: NOW - 48 * HOUR_MS,
      DueDateEpochMs: NOW + 24 * HOUR_MS,
      Name: null,
      Preamble: null,
      Party: 'PROVIDER',
      Status: 'CLOSED',
      PartnerId: id('partner'),
      PartnerName: 'Partner',
      PartnerCompanyCode: 'PART',
      Conditions: [
        condition(1, 'PAYMENT', 'CUSTOMER', { Amount: 5000, Currency: 'NCC' }),
        condition(0, 'DELIVERY', 'PROVIDER', {
          Address: 'Adalina (OF-375c)',
          MaterialTicker: 'DW',
          MaterialAmount: 200,
        }),
      ],
      ...signed,
    },
    { ContractId: id('done'), Party: 'PROVIDER', Status: 'FULFILLED', Conditions: [], ...signed },
  ],
  cash: [
    { UserLiquidId: 7, Currency: 'NCC', Amount: 12_345.5, ...signed },
    { Currency: 'CIS', Amount: 1, Bound: 2, ...signed },
  ],
}

/** The same by path, as FIO answers for a game name. */
export const companyAnswers = (name: string): Record<string, unknown> => ({
  [`/production/${name}`]: company.lines,
  [`/ship/flights/${name}`]: company.flights,
  [`/workforce/${name}`]: company.workforce,
  [`/cxos/${name}`]: company.orders,
  [`/contract/allcontracts/${name}`]: company.contracts,
  [`/rain/userliquid/${name}`]: company.cash,
})

function segment(Type: string, from: number, to: number, origin: object[], goal: object[]) {
  return {
    Type,
    DepartureTimeEpochMs: NOW + from * HOUR_MS,
    ArrivalTimeEpochMs: NOW + to * HOUR_MS,
    OriginLines: origin,
    DestinationLines: goal,
  }
}
function system(LineNaturalId: string) {
  return { Type: 'system', LineId: id(LineNaturalId), LineNaturalId, LineName: LineNaturalId }
}
function planet(LineNaturalId: string) {
  return { ...system(LineNaturalId), Type: 'planet' }
}
function station(LineNaturalId: string) {
  return { ...system(LineNaturalId), Type: 'station' }
}

function level(WorkforceTypeName: string, Population: number) {
  return {
    WorkforceTypeName,
    Population,
    Reserve: 0,
    Capacity: 200,
    Required: 150,
    Satisfaction: 0.98,
    WorkforceNeeds: [
      {
        Category: 'FOOD',
        Essential: true,
        MaterialId: id('RAT'),
        MaterialName: 'rations',
        MaterialTicker: 'RAT',
        Satisfaction: 0.98,
        UnitsPerInterval: 4.8,
        UnitsPerOneHundred: 4,
      },
    ],
  }
}

function exchangeOrder(Status: string, Amount: number) {
  return {
    CXOSTradeOrderId: id(`order ${Status}`),
    ExchangeCode: 'CI1',
    ExchangeName: 'Benten Exchange',
    BrokerId: id('broker'),
    OrderType: 'SELLING',
    MaterialName: 'drinkingWater',
    MaterialTicker: 'DW',
    MaterialId: id('DW'),
    Amount,
    InitialAmount: 200,
    Limit: 50,
    LimitCurrency: 'CIS',
    Status,
    CreatedEpochMs: NOW - HOUR_MS,
    Trades: [],
    ...signed,
  }
}

function condition(ConditionIndex: number, Type: string, Party: string, about: object) {
  return {
    ConditionId: id(`condition ${ConditionIndex}`),
    ConditionIndex,
    Type,
    Party,
    Status: 'PENDING',
    Dependencies: ConditionIndex === 0 ? [] : [{ Dependency: id('condition 0') }],
    Weight: 0,
    Volume: 0,
    DeadlineDurationMs: 72 * HOUR_MS,
    DeadlineEpochMs: null,
    ...about,
  }
}
