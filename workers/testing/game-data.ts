import type { ExchangeRow, Material, Planet, Recipe } from '../../engine/model/gamedata.ts'
import type { GameData } from '../../engine/universe.ts'

const id = (letter: string) => letter.repeat(32)

/** Records for tests: as small as game data can be and still be calculated with. */
export function material(Ticker: string, values: Partial<Material> = {}): Material {
  return {
    MaterialId: id('a'),
    CategoryName: 'metals',
    CategoryId: id('c'),
    Name: Ticker.toLowerCase(),
    Ticker,
    Weight: 1,
    Volume: 1,
    ...values,
  }
}

export function planet(PlanetNaturalId: string, values: Partial<Planet> = {}): Planet {
  return {
    PlanetId: id('b'),
    PlanetNaturalId,
    PlanetName: PlanetNaturalId,
    SystemId: id('d'),
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
    ...values,
  }
}

export function exchangeRow(MaterialTicker: string, PriceAverage: number): ExchangeRow {
  return {
    TickerId: `${MaterialTicker}.PP30D_UNIVERSE`,
    MaterialTicker,
    ExchangeCode: 'PP30D_UNIVERSE',
    Ask: null,
    Bid: null,
    PriceAverage,
    Supply: null,
    Demand: null,
    Traded: null,
  }
}

/** What a planet's surroundings may demand has to be known even where nothing demands it. */
const SURROUNDINGS = ['MCG', 'AEF', 'MGC', 'BL', 'SEA', 'HSE', 'INS', 'TSH']

const smelting: Recipe = {
  RecipeId: 'SME#1xFEO=>1xFE',
  BuildingTicker: 'SME',
  RecipeName: '1xFEO=>1xFE',
  TimeMs: 43_200_000,
  Inputs: [{ Ticker: 'FEO', Amount: 1 }],
  Outputs: [{ Ticker: 'FE', Amount: 1 }],
}

export function gameDataSample(priceOfIron = 100): GameData {
  return {
    materials: ['FE', 'FEO', 'BSE', ...SURROUNDINGS].map((ticker) => material(ticker)),
    recipes: [smelting],
    buildings: [
      {
        Name: 'smelter',
        Ticker: 'SME',
        Expertise: 'METALLURGY',
        Pioneers: 50,
        Settlers: 0,
        Technicians: 0,
        Engineers: 0,
        Scientists: 0,
        AreaCost: 17,
        BuildingCosts: [{ CommodityTicker: 'BSE', Weight: 1, Volume: 1, Amount: 6 }],
        Habitation: null,
        Type: 'PRODUCTION',
      },
    ],
    exchanges: [exchangeRow('FE', priceOfIron), exchangeRow('FEO', 10), exchangeRow('BSE', 50)],
    planets: [planet('UV-351a')],
  }
}
