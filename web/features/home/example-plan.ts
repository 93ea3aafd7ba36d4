/** The base on the homepage: construction prefabs (BSE) from water, ore and limestone. Press − and + to change it. */
export const TILES = [
  { ticker: 'H2O', category: 'liquid', column: 0, row: 2 },
  { ticker: 'HCP', category: 'plant', column: 1, row: 2 },
  { ticker: 'O', category: 'gas', column: 2, row: 1 },
  { ticker: 'FEO', category: 'ore', column: 2, row: 0 },
  { ticker: 'C', category: 'element', column: 2, row: 2 },
  { ticker: 'LST', category: 'mineral', column: 3, row: 2 },
  { ticker: 'FE', category: 'metal', column: 3, row: 1 },
  { ticker: 'BSE', category: 'prefab', column: 4, row: 1 },
] as const
export type ExampleTicker = (typeof TILES)[number]['ticker']

export const STEPS = [
  { building: 'FRM', name: 'Farm', from: ['H2O'], to: 'HCP', recipeid: 'FRM#2xH2O=>4xHCP' },
  { building: 'INC', name: 'Incinerator', from: ['HCP'], to: 'C', recipeid: 'INC#4xHCP=>4xC' },
  {
    building: 'SME',
    name: 'Smelter',
    from: ['FEO', 'O', 'C'],
    to: 'FE',
    recipeid: 'SME#6xFEO 1xC 1xO=>3xFE',
  },
  {
    building: 'PP1',
    name: 'Prefab Plant',
    from: ['FE', 'LST'],
    to: 'BSE',
    recipeid: 'PP1#1xFE 2xLST=>1xBSE',
  },
] as const
export type ExampleBuilding = (typeof STEPS)[number]['building']
export type ExampleCounts = Readonly<Record<ExampleBuilding, number>>

export const MAX_OF_A_BUILDING = 9
export const FIRST_COUNTS: ExampleCounts = { FRM: 1, INC: 1, SME: 2, PP1: 3 }

export interface ExampleFigures {
  /** $ a day. */
  readonly revenue: number
  readonly materials: number
  readonly workforce: number
  readonly degradation: number
  readonly fees: number
  readonly profit: number
  readonly area: { readonly production: number; readonly all: number }
  /** Units a day that a good is made or, where it is not made, used. */
  readonly amounts: Readonly<Record<ExampleTicker, number>>
}

export const CORE_AREA = 25
export const AREA_TOTAL = 500

/** What `evaluateExample` says of the first counts: the page shows it before the engine is loaded. */
export const FIRST_FIGURES: ExampleFigures = {
  revenue: 23805.619647098854,
  materials: 7843.905250522446,
  workforce: 7392.49770172242,
  degradation: 1021.7455537356616,
  fees: 140,
  profit: 7407.471141118329,
  area: { production: 131, all: 206 },
  amounts: {
    H2O: 4.484848455949264,
    HCP: 8.969696911898527,
    O: 4,
    FEO: 24,
    C: 4,
    LST: 24,
    FE: 12,
    BSE: 12,
  },
}
