import * as v from 'valibot'
import { RecipeMaterial, ResourceType } from '../../../engine/game/gamedata.ts'
import { FiniteNumber, NonNegative } from '../../../engine/game/primitives.ts'

// The parts of FIO's responses that are used. Ranges and references between records are checked after the mapping.

const Text = v.string()
const OptionalText = v.nullish(Text, null)
const Count = v.nullish(NonNegative, null)
/** Far above any price or amount of the game; sums and products of such numbers stay finite. */
const MAX_MARKET_NUMBER = 1e12
const MarketNumber = v.pipe(NonNegative, v.maxValue(MAX_MARKET_NUMBER))
const MarketCount = v.nullish(MarketNumber, null)

/** A moment within the range of JavaScript dates. */
export const EpochMs = v.pipe(NonNegative, v.maxValue(8.64e15))

export const UpstreamMaterials = { record: v.looseObject({ Ticker: Text }), most: 5000 }

/** Loose, so that a new kind of workers is noticed. */
export const UpstreamBuilding = v.looseObject({
  Name: Text,
  Ticker: Text,
  Expertise: OptionalText,
  Pioneers: NonNegative,
  Settlers: NonNegative,
  Technicians: NonNegative,
  Engineers: NonNegative,
  Scientists: NonNegative,
  AreaCost: NonNegative,
  BuildingCosts: v.array(
    v.object({
      CommodityTicker: Text,
      Weight: NonNegative,
      Volume: NonNegative,
      Amount: NonNegative,
    }),
  ),
})
export type UpstreamBuilding = v.InferOutput<typeof UpstreamBuilding>
export const UpstreamBuildings = { record: UpstreamBuilding, most: 2000 }

export const UpstreamRecipe = v.object({
  StandardRecipeName: Text,
  RecipeName: Text,
  BuildingTicker: Text,
  TimeMs: NonNegative,
  Inputs: v.array(RecipeMaterial),
  Outputs: v.array(RecipeMaterial),
})
export type UpstreamRecipe = v.InferOutput<typeof UpstreamRecipe>
export const UpstreamRecipes = { record: UpstreamRecipe, most: 10_000 }

export const UpstreamSystem = v.object({
  SystemId: Text,
  Name: Text,
  NaturalId: Text,
  PositionX: FiniteNumber,
  PositionY: FiniteNumber,
  PositionZ: FiniteNumber,
  Connections: v.array(v.union([Text, v.object({ ConnectingId: Text })])),
})
export type UpstreamSystem = v.InferOutput<typeof UpstreamSystem>
export const UpstreamSystems = { record: UpstreamSystem, most: 10_000 }

export const UpstreamExchangeRow = v.object({
  MaterialTicker: Text,
  ExchangeCode: Text,
  Ask: MarketCount,
  Bid: MarketCount,
  PriceAverage: MarketCount,
  Supply: MarketCount,
  Demand: MarketCount,
  MMBuy: MarketCount,
  MMSell: MarketCount,
})
export type UpstreamExchangeRow = v.InferOutput<typeof UpstreamExchangeRow>
export const UpstreamExchange = { record: UpstreamExchangeRow, most: 50_000 }

const Orders = v.pipe(
  v.array(v.unknown()),
  v.maxLength(1000),
  v.array(v.object({ ItemCount: MarketCount, ItemCost: MarketNumber })),
)
/** An order without a count is the market maker's. It is unlimited. */
export const UpstreamBook = v.object({ BuyingOrders: Orders, SellingOrders: Orders })

export const UpstreamCandle = v.object({
  Interval: Text,
  DateEpochMs: EpochMs,
  Open: NonNegative,
  Close: NonNegative,
  High: NonNegative,
  Low: NonNegative,
  /** Money that changed hands. */
  Volume: NonNegative,
  /** Units that changed hands. */
  Traded: NonNegative,
})
export type UpstreamCandle = v.InferOutput<typeof UpstreamCandle>
/** Empty if the pair was never traded. */
export const UpstreamCandles = { record: UpstreamCandle, most: 50_000, mayBeEmpty: true } as const

export const UpstreamPlanetNames = {
  record: v.object({ PlanetNaturalId: Text, PlanetName: Text }),
  most: 50_000,
}

export const UpstreamPlanet = v.object({
  PlanetId: Text,
  PlanetNaturalId: Text,
  PlanetName: Text,
  SystemId: Text,
  HasLocalMarket: v.boolean(),
  HasChamberOfCommerce: v.boolean(),
  HasWarehouse: v.boolean(),
  HasAdministrationCenter: v.boolean(),
  HasShipyard: v.boolean(),
  Pressure: FiniteNumber,
  Surface: v.boolean(),
  Temperature: FiniteNumber,
  Fertility: v.nullish(FiniteNumber, -1),
  Gravity: FiniteNumber,
  FactionCode: OptionalText,
  FactionName: OptionalText,
  GovernorUserName: OptionalText,
  COGCProgramStatus: OptionalText,
  Resources: v.array(v.object({ MaterialId: Text, ResourceType, Factor: NonNegative })),
  CurrencyCode: OptionalText,
  BaseLocalMarketFee: Count,
  LocalMarketFeeFactor: Count,
  WarehouseFee: Count,
  EstablishmentFee: Count,
  /** Checked one by one, so that a new kind of programme does not hide the planet. */
  COGCPrograms: v.nullish(v.array(v.unknown()), []),
  ProductionFees: v.nullish(v.array(v.unknown()), []),
  /** When FIO last saw the planet. */
  Timestamp: v.nullish(v.union([Text, EpochMs])),
})
export type UpstreamPlanet = v.InferOutput<typeof UpstreamPlanet>

export const UpstreamInfrastructure = v.nullish(
  v.object({
    InfrastructureReports: v.nullish(
      v.array(
        v.looseObject({
          SimulationPeriod: NonNegative,
          TimestampMs: v.union([EpochMs, Text]),
        }),
      ),
      [],
    ),
  }),
  { InfrastructureReports: [] },
)
export type UpstreamReport = v.InferOutput<
  typeof UpstreamInfrastructure
>['InfrastructureReports'][number]
