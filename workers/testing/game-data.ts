import type { ExchangeRow } from '../../engine/game/gamedata.ts'
import type { GameData } from '../../engine/universe/universe.ts'
import { building, exchangeRow, material, planet, recipe } from '../../tests/engine/tiny.ts'

/** What a material costs everywhere, as far as a test is concerned. */
export function priceRow(ticker: string, PriceAverage: number): ExchangeRow {
  return exchangeRow(ticker, 'PP30D_UNIVERSE', { PriceAverage })
}

/** What a planet's surroundings may demand has to be known even where nothing demands it. */
const SURROUNDINGS = ['MCG', 'AEF', 'MGC', 'BL', 'SEA', 'HSE', 'INS', 'TSH']

/** As small as game data can be and still be calculated with. */
export function gameDataSample(priceOfIron = 100): GameData {
  return {
    materials: ['FE', 'FEO', 'BSE', ...SURROUNDINGS].map((ticker) => material(ticker)),
    recipes: [recipe('SME', '1xFEO=>1xFE', { FEO: 1 }, { FE: 1 }, 43_200_000)],
    buildings: [
      building('SME', {
        Expertise: 'METALLURGY',
        AreaCost: 17,
        BuildingCosts: [{ CommodityTicker: 'BSE', Weight: 1, Volume: 1, Amount: 6 }],
      }),
    ],
    exchanges: [priceRow('FE', priceOfIron), priceRow('FEO', 10), priceRow('BSE', 50)],
    planets: [planet('UV-351a')],
  }
}
