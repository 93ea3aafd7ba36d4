import type { CxData } from '../../engine/game/cx.ts'
import type { Building, ExchangeRow, Material, Planet, Recipe } from '../../engine/game/gamedata.ts'
import type { GameData } from '../../engine/universe/universe.ts'

/** Game data small enough to check by hand: three materials, one farm, one exchange. */
const id = (n: number) => n.toString(16).padStart(32, '0')

export const material = (Ticker: string, Weight = 1, Volume = 1): Material => ({
  MaterialId: id(Ticker.charCodeAt(0)),
  CategoryName: 'goods',
  CategoryId: id(1),
  Name: Ticker,
  Ticker,
  Weight,
  Volume,
})

export const exchangeRow = (
  MaterialTicker: string,
  ExchangeCode: string,
  prices: Partial<Pick<ExchangeRow, 'Ask' | 'Bid' | 'PriceAverage'>>,
): ExchangeRow => ({
  TickerId: `${MaterialTicker}.${ExchangeCode}`,
  MaterialTicker,
  ExchangeCode,
  Ask: null,
  Bid: null,
  PriceAverage: null,
  Supply: null,
  Demand: null,
  Traded: null,
  ...prices,
})

export const building = (Ticker: string, change: Partial<Building> = {}): Building => ({
  Name: Ticker,
  Ticker,
  Expertise: 'AGRICULTURE',
  Pioneers: 50,
  Settlers: 0,
  Technicians: 0,
  Engineers: 0,
  Scientists: 0,
  AreaCost: 30,
  BuildingCosts: [{ CommodityTicker: 'H2O', Weight: 1, Volume: 1, Amount: 4 }],
  Habitation: null,
  Type: 'PRODUCTION',
  ...change,
})

export const recipe = (
  BuildingTicker: string,
  RecipeName: string,
  Inputs: Record<string, number>,
  Outputs: Record<string, number>,
  TimeMs = 86_400_000,
): Recipe => {
  const list = (amounts: Record<string, number>) =>
    Object.entries(amounts).map(([Ticker, Amount]) => ({ Ticker, Amount }))
  return {
    RecipeId: `${BuildingTicker}#${RecipeName}`,
    BuildingTicker,
    RecipeName,
    TimeMs,
    Inputs: list(Inputs),
    Outputs: list(Outputs),
  }
}

export const planet = (PlanetNaturalId: string, change: Partial<Planet> = {}): Planet => ({
  PlanetId: id(7),
  PlanetNaturalId,
  PlanetName: PlanetNaturalId,
  SystemId: id(8),
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
  Distances: [],
  COGCPrograms: [],
  COGCProgramActive: null,
  CheckDistances: null,
  ...change,
})

export const resource = (
  MaterialTicker: string,
  ResourceType: Planet['Resources'][number]['ResourceType'],
  DailyExtraction: number,
): Planet['Resources'][number] => ({
  MaterialId: id(MaterialTicker.charCodeAt(0)),
  ResourceType,
  Factor: DailyExtraction / 70,
  DailyExtraction,
  MaterialTicker,
  ExtractionMax: DailyExtraction,
})

export const tinyData: GameData = {
  materials: [material('H2O', 0.2, 0.2), material('GRN'), material('BEA')],
  buildings: [building('FRM'), building('RIG', { Expertise: 'RESOURCE_EXTRACTION' })],
  recipes: [
    recipe('FRM', 'b', { H2O: 1 }, { GRN: 4 }),
    recipe('FRM', 'a', { H2O: 2 }, { BEA: 6, GRN: 1 }),
    recipe('RIG', '=>', {}, {}),
  ],
  exchanges: [
    exchangeRow('GRN', 'CI2', { Ask: 12, Bid: 8, PriceAverage: 10 }),
    exchangeRow('GRN', 'AI1', { Ask: null, Bid: 7, PriceAverage: 9 }),
    exchangeRow('GRN', 'PP30D_UNIVERSE', { PriceAverage: 11 }),
    exchangeRow('GRN', 'PP7D_CI2', { PriceAverage: 13 }),
    exchangeRow('H2O', 'PP30D_UNIVERSE', { PriceAverage: 2 }),
    exchangeRow('PBU', 'PP30D_UNIVERSE', { PriceAverage: 500 }),
  ],
  planets: [planet('AA-001a', { Resources: [resource('H2O', 'LIQUID', 33)] })],
}

/** Preferences that say nothing about anything. */
export const NO_PREFERENCES: CxData = {
  name: 'cx',
  cx_empire: [],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}
