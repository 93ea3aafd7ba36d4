import type { ExchangeRow } from '../../engine/game/gamedata.ts'
import type { GameData } from '../../engine/universe/universe.ts'
import { building, exchangeRow, material, planet, recipe } from '../../tests/engine/tiny.ts'

/** The price of a material on all exchanges, as far as a test needs one. */
export function priceRow(ticker: string, PriceAverage: number): ExchangeRow {
  return exchangeRow(ticker, 'PP30D_UNIVERSE', { PriceAverage })
}

/** Materials that an environment may demand must be known even if no planet demands them. */
const SURROUNDINGS = ['MCG', 'AEF', 'MGC', 'BL', 'SEA', 'HSE', 'INS', 'TSH']

/** The smallest game data that can be calculated with. */
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
