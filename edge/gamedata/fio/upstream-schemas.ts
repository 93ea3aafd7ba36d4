import * as v from 'valibot'
import { CogcProgram, RecipeMaterial, ResourceType } from '../../../engine/model/gamedata.ts'
import { FiniteNumber, NonNegative } from '../../../engine/model/primitives.ts'

// What FIO sends, as far as we read it. Ranges and cross-references are checked on what we make of it.

const Text = v.string()
const OptionalText = v.nullish(Text, null)
const Count = v.nullish(NonNegative, null)

/** A moment that a calendar can name. */
export const EpochMs = v.pipe(NonNegative, v.maxValue(8.64e15))

/** An answer without a single record is a fault of the sender, never a universe without materials. */
const Records = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.array(schema), v.minLength(1, 'The list is empty'))

export const UpstreamMaterials = Records(v.looseObject({ Ticker: Text }))

export const UpstreamBuilding = v.object({
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
export const UpstreamBuildings = Records(UpstreamBuilding)

export const UpstreamRecipe = v.object({
  StandardRecipeName: Text,
  RecipeName: Text,
  BuildingTicker: Text,
  TimeMs: NonNegative,
  Inputs: v.array(RecipeMaterial),
  Outputs: v.array(RecipeMaterial),
})
export type UpstreamRecipe = v.InferOutput<typeof UpstreamRecipe>
export const UpstreamRecipes = Records(UpstreamRecipe)

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
export const UpstreamSystems = Records(UpstreamSystem)

export const UpstreamExchangeRow = v.object({
  MaterialTicker: Text,
  ExchangeCode: Text,
  Ask: Count,
  Bid: Count,
  PriceAverage: Count,
  Supply: Count,
  Demand: Count,
})
export type UpstreamExchangeRow = v.InferOutput<typeof UpstreamExchangeRow>
export const UpstreamExchange = Records(UpstreamExchangeRow)

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
/** Empty where nothing was ever traded. */
export const UpstreamCandles = v.nullish(v.array(UpstreamCandle), [])

export const UpstreamPlanetNames = Records(v.object({ PlanetNaturalId: Text, PlanetName: Text }))

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
  COGCPrograms: v.nullish(v.array(CogcProgram), []),
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
