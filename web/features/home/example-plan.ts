/**
 * The base drawn on the homepage: twelve construction prefabs (BSE) a day. Recipes, areas and workers are the
 * game's; prices are 30-day averages of mid 2025. Bonuses, wear and transport are left out of the picture.
 */
export const TILES = [
  { ticker: 'H2O', amount: 2, category: 'liquid', column: 0, row: 2 },
  { ticker: 'HCP', amount: 4, category: 'plant', column: 1, row: 2 },
  { ticker: 'O', amount: 4, category: 'gas', column: 2, row: 1 },
  { ticker: 'FEO', amount: 24, category: 'ore', column: 2, row: 0 },
  { ticker: 'C', amount: 4, category: 'element', column: 2, row: 2 },
  { ticker: 'LST', amount: 24, category: 'mineral', column: 3, row: 2 },
  { ticker: 'FE', amount: 12, category: 'metal', column: 3, row: 1 },
  { ticker: 'BSE', amount: 12, category: 'prefab', column: 4, row: 1 },
] as const

export const STEPS = [
  { building: 'FRM', from: ['H2O'], to: 'HCP' },
  { building: 'INC', from: ['HCP'], to: 'C' },
  { building: 'SME', from: ['FEO', 'O', 'C'], to: 'FE' },
  { building: 'PP1', from: ['FE', 'LST'], to: 'BSE' },
] as const

const revenue = 12 * 1642.88
const materials = 24 * 137.92 + 24 * 101.47 + 4 * 123.37 + 2 * 38.32
/** 430 pioneers with both luxuries. */
const workforce = 4.3 * (4 * 95.68 + 4 * 162.47 + 0.5 * 127.98 + 0.2 * 312.86 + 0.5 * 874.61)

export const DAY = { revenue, materials, workforce, profit: revenue - materials - workforce }

export const AREA = [
  { use: 'Core module', area: 25 },
  { use: 'Production', area: 3 * 19 + 2 * 17 + 10 + 30 },
  { use: 'Habitation', area: 5 * 10 },
] as const
export const AREA_TOTAL = 500
