import type { CxData } from '../../engine/game/cx.ts'
import type { PlanData } from '../../engine/game/plan.ts'
export const HOME = 'KW-688c'

/** Preferences on every level, so that resolving them takes the longest path. */
export const PREFERENCES: CxData = {
  name: 'bench',
  cx_empire: [
    { type: 'BUY', exchange: 'NC1_BUY' },
    { type: 'SELL', exchange: 'PP7D_NC1' },
  ],
  cx_planets: [{ planet: HOME, preferences: [{ type: 'BUY', exchange: 'PP30D_CI1' }] }],
  ticker_empire: [
    { ticker: 'RAT', type: 'BOTH', value: 34.2 },
    { ticker: 'PWO', type: 'BUY', value: 36.7 },
  ],
  ticker_planets: [{ planet: HOME, preferences: [{ ticker: 'H2O', type: 'SELL', value: 12 }] }],
}

/** A large base: six kinds of buildings, several recipes each, all kinds of efficiency factors but fertility. */
export const SIX_BUILDINGS: PlanData = {
  planet: {
    planetid: HOME,
    permits: 3,
    corphq: true,
    cogc: 'FOOD_INDUSTRIES',
    experts: [
      { type: 'Food_Industries', amount: 3 },
      { type: 'Agriculture', amount: 2 },
    ],
    workforce: [
      { type: 'pioneer', lux1: true, lux2: true },
      { type: 'settler', lux1: true, lux2: false },
      { type: 'technician', lux1: true, lux2: true },
      { type: 'engineer', lux1: true, lux2: true },
      { type: 'scientist', lux1: true, lux2: true },
    ],
  },
  infrastructure: [
    { building: 'HB1', amount: 12 },
    { building: 'HBB', amount: 8 },
    { building: 'HB2', amount: 2 },
    { building: 'STO', amount: 2 },
  ],
  buildings: [
    { name: 'RIG', amount: 8, active_recipes: [{ recipeid: 'RIG#H2O', amount: 1 }] },
    {
      name: 'FP',
      amount: 6,
      active_recipes: [
        { recipeid: 'FP#10xH2O 1xPG=>10xDW', amount: 2 },
        { recipeid: 'FP#1xGRN 1xALG 1xNUT=>10xRAT', amount: 3 },
      ],
    },
    {
      name: 'HYF',
      amount: 5,
      active_recipes: [
        { recipeid: 'HYF#16xH2O 2xNS=>12xALG', amount: 1 },
        { recipeid: 'HYF#14xH2O 1xNS=>8xHCP', amount: 2 },
      ],
    },
    { name: 'INC', amount: 3, active_recipes: [{ recipeid: 'INC#4xHCP=>4xC', amount: 1 }] },
    {
      name: 'POL',
      amount: 2,
      active_recipes: [{ recipeid: 'POL#1xH 1xC 1xMG=>50xPG', amount: 1 }],
    },
    {
      name: 'BMP',
      amount: 4,
      active_recipes: [
        { recipeid: 'BMP#1xC 2xH=>200xPE', amount: 1 },
        { recipeid: 'BMP#100xPE 25xPG=>20xOVE', amount: 1 },
      ],
    },
  ],
}
