import type { UpstreamPlanet } from '../../edge/gamedata/fio/upstream-schemas.ts'
import { EXCHANGES } from '../../engine/game/cx.ts'
import { DAY_MS } from '../../engine/game/time.ts'

// A galaxy of our own in the shapes that FIO answers: five systems, three planets, a handful of things.

/** 32 hex digits out of a short name. */
export const id = (name: string) =>
  [...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(32, '0')
    .slice(0, 32)

/** Noon of the day on which the stories play. */
export const NOW = Date.UTC(2026, 2, 10, 12)

const material = (Ticker: string, Name: string, Weight: number, Volume: number) => ({
  MaterialId: id(Ticker),
  CategoryName: 'things',
  CategoryId: id('things'),
  Name,
  Ticker,
  Weight,
  Volume,
  UserNameSubmitted: 'PLAYER1',
  Timestamp: '2026-03-01T00:00:00',
})

const workers = { Pioneers: 0, Settlers: 0, Technicians: 0, Engineers: 0, Scientists: 0 }
const building = (Ticker: string, Name: string, Expertise: string | null, AreaCost: number) => ({
  Name,
  Ticker,
  Expertise,
  ...workers,
  AreaCost,
  BuildingCosts: [
    { CommodityName: 'ironFrame', CommodityTicker: 'FE', Weight: 7.8, Volume: 1, Amount: 4 },
  ],
  Recipes: [{ RecipeName: 'repeated here, and to be ignored' }],
})

const system = (NaturalId: string, neighbours: string[]) => ({
  SystemId: id(NaturalId),
  Name: NaturalId,
  NaturalId,
  Type: 'G',
  PositionX: 1.5,
  PositionY: -2.25,
  PositionZ: 0.125,
  Connections: neighbours.map((other) => ({
    SystemConnectionId: `${NaturalId}-${other}`,
    ConnectingId: id(other),
  })),
})

export const planet = (
  PlanetNaturalId: string,
  about: Partial<UpstreamPlanet> = {},
): UpstreamPlanet & { Mass: number } => ({
  PlanetId: id(PlanetNaturalId),
  PlanetNaturalId,
  PlanetName: PlanetNaturalId,
  SystemId: id(PlanetNaturalId.slice(0, -1)),
  HasLocalMarket: false,
  HasChamberOfCommerce: false,
  HasWarehouse: false,
  HasAdministrationCenter: false,
  HasShipyard: false,
  Pressure: 1,
  Surface: true,
  Temperature: 20,
  Fertility: -1,
  Gravity: 1,
  FactionCode: null,
  FactionName: null,
  GovernorUserName: null,
  COGCProgramStatus: null,
  Resources: [],
  COGCPrograms: [],
  CurrencyCode: null,
  BaseLocalMarketFee: 0,
  LocalMarketFeeFactor: 0,
  WarehouseFee: 0,
  EstablishmentFee: 0,
  ProductionFees: [],
  Mass: 7.8e24,
  ...about,
})

const exchangeRow = (MaterialTicker: string, ExchangeCode: string) => ({
  MaterialTicker,
  ExchangeCode,
  MMBuy: null,
  MMSell: null,
  PriceAverage: 100,
  AskCount: 5,
  Ask: 110,
  Supply: 5000,
  BidCount: 7,
  Bid: 90,
  Demand: 3000,
})

/** One day of trade, counted back from today. */
export const candle = (daysAgo: number, price: number, units: number) => ({
  Interval: 'DAY_ONE',
  DateEpochMs: Math.floor(NOW / DAY_MS - daysAgo) * DAY_MS,
  Open: price - 1,
  Close: price + 1,
  High: price + 2,
  Low: price - 2,
  Volume: price * units,
  Traded: units,
})

const perKind = (prefix: string, values: [number, number, number, number, number]) => ({
  [`${prefix}Pioneer`]: values[0],
  [`${prefix}Settler`]: values[1],
  [`${prefix}Technician`]: values[2],
  [`${prefix}Engineer`]: values[3],
  [`${prefix}Scientist`]: values[4],
})
export const populationReport = (SimulationPeriod: number) => ({
  ExplorersGraceEnabled: false,
  SimulationPeriod,
  TimestampMs: NOW - DAY_MS,
  ...perKind('NextPopulation', [1000, 400, 100, 10, 0]),
  ...perKind('PopulationDifference', [10, -4, 0, 0, 0]),
  ...perKind('UnemploymentRate', [0.155, 0.1, 0, 0, 0]),
  ...perKind('OpenJobs', [0, 0, 7, 1, 0]),
  ...perKind('AverageHappiness', [0.7, 0.5, 0.5, 0.4, 0.3]),
  NeedFulfillmentLifeSupport: 1,
  NeedFulfillmentSafety: 0.3,
  NeedFulfillmentHealth: 0.3,
  NeedFulfillmentComfort: 0.3,
  NeedFulfillmentCulture: 0.2,
  NeedFulfillmentEducation: 0.2,
})

/** Everything FIO would answer, by path. Each test gets its own to change. */
export function sampleAnswers(): Record<string, unknown> {
  const tickers = ['H2O', 'FE']
  const answers: Record<string, unknown> = {
    '/material/allmaterials': [
      material('H2O', 'water', 0.20000000298023224, 0.2),
      material('FE', 'iron', 7.8, 1),
    ],
    '/systemstars': [
      system('OT-580', ['ZV-307', 'AA-001']),
      system('ZV-307', ['OT-580']),
      system('AA-001', ['OT-580', 'AA-002']),
      system('AA-002', ['AA-001']),
      system('FAR-01', []),
    ],
    '/building/allbuildings': [
      { ...building('RIG', 'rig', 'RESOURCE_EXTRACTION', 10), Pioneers: 30 },
      building('HB1', 'habitationPioneer', null, 10),
      building('HBC', 'habitationCommune', null, 17),
      building('LM', 'planetaryProjectLocalMarket', null, 500),
    ],
    '/recipes/allrecipes': [
      {
        StandardRecipeName: 'RIG#1xH2O=>1xFE',
        RecipeName: '1xH2O=>1xFE',
        BuildingTicker: 'RIG',
        TimeMs: 8_640_000,
        Inputs: [{ Ticker: 'H2O', Amount: 1 }],
        Outputs: [{ Ticker: 'FE', Amount: 1 }],
      },
    ],
    '/exchange/all': tickers.flatMap((ticker) =>
      EXCHANGES.map((exchange) => exchangeRow(ticker, exchange)),
    ),
    '/planet/allplanets': ['AA-001a', 'AA-002b', 'FAR-01a'].map((PlanetNaturalId) => ({
      PlanetNaturalId,
      PlanetName: PlanetNaturalId,
    })),
    '/planet/AA-001a': planet('AA-001a', {
      PlanetName: 'Home',
      HasLocalMarket: true,
      COGCProgramStatus: 'ACTIVE',
      Resources: [
        { MaterialId: id('H2O'), ResourceType: 'LIQUID', Factor: 0.5 },
        { MaterialId: id('FE'), ResourceType: 'MINERAL', Factor: 0.25 },
      ],
      COGCPrograms: [
        {
          ProgramType: 'ADVERTISING_CHEMISTRY',
          StartEpochMs: NOW - DAY_MS,
          EndEpochMs: NOW + DAY_MS,
        },
        {
          ProgramType: 'WORKFORCE_PIONEERS',
          StartEpochMs: NOW + DAY_MS,
          EndEpochMs: NOW + 2 * DAY_MS,
        },
      ],
    }),
    '/planet/AA-002b': planet('AA-002b', {
      Resources: [{ MaterialId: id('H2O'), ResourceType: 'GASEOUS', Factor: 0.75 }],
    }),
    '/planet/FAR-01a': planet('FAR-01a'),
    '/csv/planetproductionfees':
      'PlanetNaturalId,PlanetName,Category,WorkforceLevel,FeeAmount,FeeCurrency\r\nAA-002b,"Rock, far",METALLURGY,PIONEER,12,ICA\r\nZZ-999z,Nowhere,METALLURGY,PIONEER,1,ICA\r\n',
    '/infrastructure/AA-001a': {
      InfrastructureReports: [populationReport(7), populationReport(9), populationReport(8)],
    },
  }
  for (const ticker of tickers)
    for (const exchange of EXCHANGES) answers[`/exchange/cxpc/${ticker}.${exchange}`] = []
  answers['/exchange/cxpc/H2O.AI1'] = [candle(40, 50, 1), candle(10, 100, 10), candle(1, 200, 30)]
  answers['/exchange/cxpc/H2O.IC1'] = [candle(2, 100, 10)]
  return answers
}
