import * as v from 'valibot'
import { STATIONS } from './constants/stations.ts'
import {
  BuildingTicker,
  DateString,
  Expertise,
  FiniteNumber,
  GameId,
  MaterialTicker,
  NonNegative,
  PlainDate,
  PlanetNaturalId,
  Positive,
  WholeNumber,
} from './primitives.ts'
import { ProgramType } from './programs.ts'

const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const Count = v.pipe(NonNegative, v.integer())

export const Material = v.object({
  MaterialId: GameId,
  CategoryName: Name,
  CategoryId: GameId,
  Name,
  Ticker: MaterialTicker,
  Weight: NonNegative,
  Volume: NonNegative,
})
export type Material = v.InferOutput<typeof Material>

/** `AI1` for an exchange's own row, `PP7D_AI1` and the like for the averages computed over its trades. */
export const ExchangeRowCode = v.pipe(
  v.string(),
  v.regex(/^(?:[A-Z0-9]{3}|PP(?:7|30)D_(?:[A-Z0-9]{3}|UNIVERSE))$/, 'Unknown exchange code'),
)
export const ExchangeRow = v.object({
  TickerId: Name,
  MaterialTicker,
  ExchangeCode: ExchangeRowCode,
  Ask: v.nullable(NonNegative),
  Bid: v.nullable(NonNegative),
  PriceAverage: v.nullable(NonNegative),
  Supply: v.nullable(NonNegative),
  Demand: v.nullable(NonNegative),
  /**
   * Units traded in the window of the row: in 7 days for `PP7D_`, in 30 days for `PP30D_`, on the last day with trade
   * for an exchange's own row. `tradePace` makes it units a day.
   */
  Traded: v.nullable(NonNegative),
  /** The date of the figures; missing: the time of the list. */
  AsOf: v.optional(PlainDate),
  /** The market maker's bid and ask, valid for any amount; missing if there is no market maker or it is unknown. */
  MMBuy: v.optional(NonNegative),
  MMSell: v.optional(NonNegative),
})
export type ExchangeRow = v.InferOutput<typeof ExchangeRow>

export const RecipeMaterial = v.object({ Ticker: MaterialTicker, Amount: Positive })
export type RecipeMaterial = v.InferOutput<typeof RecipeMaterial>
export const Recipe = v.object({
  RecipeId: Name,
  BuildingTicker,
  RecipeName: v.pipe(v.string(), v.maxLength(200)),
  TimeMs: Positive,
  Inputs: v.array(RecipeMaterial),
  Outputs: v.array(RecipeMaterial),
})
export type Recipe = v.InferOutput<typeof Recipe>

export const BuildingCost = v.object({
  CommodityTicker: MaterialTicker,
  Weight: NonNegative,
  Volume: NonNegative,
  Amount: Positive,
})
export const Habitation = v.object({
  Pioneer: NonNegative,
  Settler: NonNegative,
  Technician: NonNegative,
  Engineer: NonNegative,
  Scientist: NonNegative,
  Area: Positive,
})
export const BuildingType = v.picklist(['INFRASTRUCTURE', 'PLANETARY', 'PRODUCTION'])
export const Building = v.object({
  Name,
  Ticker: BuildingTicker,
  Expertise: v.nullable(Expertise),
  Pioneers: Count,
  Settlers: Count,
  Technicians: Count,
  Engineers: Count,
  Scientists: Count,
  AreaCost: v.pipe(
    FiniteNumber,
    v.check((area) => area > 0, 'Area must be above 0'),
  ),
  BuildingCosts: v.array(BuildingCost),
  Habitation: v.nullable(Habitation),
  Type: BuildingType,
})
export type Building = v.InferOutput<typeof Building>

export const ResourceType = v.picklist(['MINERAL', 'GASEOUS', 'LIQUID'])
export type ResourceType = v.InferOutput<typeof ResourceType>
export const PlanetResource = v.object({
  MaterialId: GameId,
  ResourceType,
  Factor: NonNegative,
  DailyExtraction: NonNegative,
  MaterialTicker,
  ExtractionMax: NonNegative,
})
export type PlanetResource = v.InferOutput<typeof PlanetResource>

/** The value in a planet's record for a station that no jumps reach. */
export const FAR_DISTANCE = 9999
export const StationDistance = v.object({
  name: v.picklist(STATIONS),
  /** Jumps; −1 also means that no jumps reach the station. */
  distance: v.pipe(
    WholeNumber,
    v.transform((jumps) => (jumps === -1 ? FAR_DISTANCE : jumps)),
    v.minValue(0),
  ),
})

export const CogcProgram = v.object({
  ProgramType: v.nullable(ProgramType),
  StartEpochMs: WholeNumber,
  EndEpochMs: WholeNumber,
})
export const CheckDistance = v.object({
  SystemIdStart: GameId,
  SystemIdTarget: GameId,
  SystemName: Name,
  Distance: v.pipe(WholeNumber, v.minValue(0)),
})
export type CheckDistance = v.InferOutput<typeof CheckDistance>

export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Unknown currency'))
export const WorkforceLevel = v.picklist([
  'PIONEER',
  'SETTLER',
  'TECHNICIAN',
  'ENGINEER',
  'SCIENTIST',
])
export type WorkforceLevel = v.InferOutput<typeof WorkforceLevel>
/** $ a day for a building that employs only this level of workers. */
export const ProductionFee = v.object({
  Category: Expertise,
  WorkforceLevel,
  FeeAmount: NonNegative,
  FeeCurrency: Currency,
})
export type ProductionFee = v.InferOutput<typeof ProductionFee>

export const Planet = v.object({
  PlanetId: GameId,
  PlanetNaturalId,
  PlanetName: Name,
  SystemId: GameId,
  HasLocalMarket: v.boolean(),
  HasChamberOfCommerce: v.boolean(),
  HasWarehouse: v.boolean(),
  HasAdministrationCenter: v.boolean(),
  HasShipyard: v.boolean(),
  Pressure: NonNegative,
  Surface: v.boolean(),
  Temperature: FiniteNumber,
  /** −1: nothing grows here. */
  Fertility: v.pipe(FiniteNumber, v.minValue(-1)),
  Gravity: NonNegative,
  FactionCode: v.nullable(v.pipe(v.string(), v.maxLength(10))),
  FactionName: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  GovernorUserName: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  COGCProgramStatus: v.nullable(v.picklist(['ACTIVE', 'ON_STRIKE', 'PLANNED'])),
  Resources: v.array(PlanetResource),
  Distances: v.array(StationDistance),
  COGCPrograms: v.array(CogcProgram),
  COGCProgramActive: v.nullable(ProgramType),
  CheckDistances: v.nullable(CheckDistance),
  /** The number of plots and of bases; FIO does not report it. */
  PlotsTotal: v.optional(Count),
  PlotsTaken: v.optional(Count),
  /** Accepts more bases than it has plots, as the 15 starter planets do; missing elsewhere. */
  SupportsGhostSites: v.optional(v.boolean()),
  /** Rules of the local government, in its currency. Missing means unknown, which is not the same as none. */
  CurrencyCode: v.optional(Currency),
  BaseLocalMarketFee: v.optional(NonNegative),
  LocalMarketFeeFactor: v.optional(NonNegative),
  WarehouseFee: v.optional(NonNegative),
  EstablishmentFee: v.optional(NonNegative),
  ProductionFees: v.optional(v.array(ProductionFee)),
  /** The day on which they were seen; the government may have changed them since. */
  ProductionFeesAsOf: v.optional(PlainDate),
})
export type Planet = v.InferOutput<typeof Planet>

export const StarSystem = v.object({
  SystemId: GameId,
  Name,
  NaturalId: Name,
  PositionX: FiniteNumber,
  PositionY: FiniteNumber,
  PositionZ: FiniteNumber,
  connections: v.array(GameId),
})
export type StarSystem = v.InferOutput<typeof StarSystem>

const POPULATION_KINDS = ['Pioneer', 'Settler', 'Technician', 'Engineer', 'Scientist'] as const
type PopulationKind = (typeof POPULATION_KINDS)[number]
/** One field per workforce kind, named as the game names them: `NextPopulationPioneer`, … */
function perKind<P extends string, S extends v.GenericSchema>(prefix: P, schema: S) {
  return Object.fromEntries(POPULATION_KINDS.map((kind) => [prefix + kind, schema])) as {
    [K in `${P}${PopulationKind}`]: S
  }
}
const nextPopulation = perKind('NextPopulation', Count)
const unemploymentRate = perKind('UnemploymentRate', NonNegative)
const openJobs = perKind('OpenJobs', NonNegative)
const free = perKind('Free', Count)
/** An ISO date, despite its name in the game's API. */
const TimestampMs = DateString

export const PopulationReport = v.object({
  InfrastructureReportId: Name,
  ExplorersGraceEnabled: v.boolean(),
  SimulationPeriod: v.pipe(WholeNumber, v.minValue(0)),
  ...nextPopulation,
  ...perKind('PopulationDifference', WholeNumber),
  ...unemploymentRate,
  ...openJobs,
  ...perKind('AverageHappiness', NonNegative),
  NeedFulfillmentLifeSupport: NonNegative,
  NeedFulfillmentSafety: NonNegative,
  NeedFulfillmentHealth: NonNegative,
  NeedFulfillmentComfort: NonNegative,
  NeedFulfillmentCulture: NonNegative,
  NeedFulfillmentEducation: NonNegative,
  TimestampMs,
  ...free,
})
export type PopulationReport = v.InferOutput<typeof PopulationReport>

export const PopulationCounts = v.object({
  ...nextPopulation,
  ...unemploymentRate,
  ...openJobs,
  TimestampMs,
  ...free,
})
export type PopulationCounts = v.InferOutput<typeof PopulationCounts>

export const MarketRow = v.object({
  Datetime: PlainDate,
  ExchangeCode: v.pipe(v.string(), v.length(3)),
  Ticker: MaterialTicker,
  price_first: NonNegative,
  price_last: NonNegative,
  price_average: NonNegative,
  price_min: NonNegative,
  price_max: NonNegative,
  volume_max: NonNegative,
  demand_average: NonNegative,
  supply_average: NonNegative,
  delta_supply_demand: FiniteNumber,
})
export type MarketRow = v.InferOutput<typeof MarketRow>

export const MarketRequest = v.pipe(
  v.object({ start: PlainDate, end: PlainDate }),
  v.forward(
    v.check(({ start, end }) => start <= end, 'The end must not lie before the start'),
    ['end'],
  ),
)
export type MarketRequest = v.InferOutput<typeof MarketRequest>
