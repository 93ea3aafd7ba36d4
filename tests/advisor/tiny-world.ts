import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'

/** Buildings with pioneers only, so that HB1 is the home of everybody. */
const PRODUCERS = ['FP', 'FRM', 'INC']
const KEPT = [
  ...PRODUCERS,
  'CM',
  'STO',
  'HB1',
  'HB2',
  'HB3',
  'HB4',
  'HB5',
  'HBB',
  'HBC',
  'HBM',
  'HBL',
]
export const TINY_PLANETS = ['CH-771a', 'GH-459c', 'DC-823b']

/** Each recipe with the building that runs it. */
export const TINY_RECIPES = [
  ['FP', 'FP#10xH2O=>7xDW'],
  ['FP', 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'],
  ['FP', 'FP#1xGRN 1xBEA 1xVEG=>10xRAT'],
  ['FP', 'FP#5xNUT 5xMAI 5xVEG=>16xFOD'],
  ['FRM', 'FRM#1xH2O=>4xGRN'],
  ['FRM', 'FRM#6xH2O=>4xBEA'],
  ['FRM', 'FRM#2xH2O=>4xHCP'],
  ['FRM', 'FRM#3xH2O=>4xVEG'],
  ['INC', 'INC#4xGRN=>4xC'],
  ['INC', 'INC#4xHCP 2xGRN=>4xC'],
] as const

const data = await loadStarterGameData()
const recipes = new Set<string>(TINY_RECIPES.map(([, id]) => id))

/** So few planets, buildings and recipes that every number of buildings can be tried. */
export const tiny = compileUniverse({
  ...data,
  buildings: data.buildings.filter(({ Ticker }) => KEPT.includes(Ticker)),
  recipes: data.recipes.filter(({ RecipeId }) => recipes.has(RecipeId)),
  planets: data.planets
    .filter(({ PlanetNaturalId }) => TINY_PLANETS.includes(PlanetNaturalId))
    .map((planet) => ({ ...planet, COGCPrograms: [], COGCProgramActive: null })),
})
