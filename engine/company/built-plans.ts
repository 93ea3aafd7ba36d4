import { EXTRACTORS } from '../game/constants/extraction.ts'
import type { PlanetSite } from '../game/fio.ts'
import type { Planet, Recipe } from '../game/gamedata.ts'
import type { PlanWrite } from '../game/plan.ts'
import { blankPlan } from '../plan/blank.ts'
import { builtBaseOn, withBuiltBase } from '../plan/built-base.ts'
import type { Stock } from '../supply/stock.ts'
import { byCodeUnits } from '../universe/csr.ts'

export interface BuiltPlan {
  readonly plan: PlanWrite
  /** Recipes of buildings whose lines FIO does not report. */
  readonly guessed: readonly { readonly building: string; readonly recipe: string }[]
  /** No reported efficiency could be explained, so experts, programme and headquarters are assumed. */
  readonly assumesConditions: boolean
  /** FIO does not report the workers, so all luxuries are assumed. */
  readonly assumesLuxuries: boolean
}

export type BuiltOn = Pick<
  Planet,
  'PlanetNaturalId' | 'PlanetName' | 'COGCProgramActive' | 'Resources'
>

/**
 * The base on a planet as a new plan: existing permits and buildings, the programme that runs, the likeliest
 * recipe of each kind of building, no experts and all luxuries, until production lines and workers say more. Null where there
 * is no base.
 */
export function builtPlan(
  sites: Readonly<Record<string, PlanetSite>>,
  planet: BuiltOn,
  recipes: readonly Recipe[],
  stock: Stock,
): BuiltPlan | null {
  const base = builtBaseOn(sites, planet.PlanetNaturalId)
  if (!base) return null
  const blank = { ...blankPlan(planet), name: planet.PlanetName || planet.PlanetNaturalId }
  const standing = withBuiltBase(blank, { ...base, permits: Math.max(1, base.permits) })
  const guessed: { building: string; recipe: string }[] = []
  const buildings = standing.buildings.map((row) => {
    const recipe = likeliestRecipe(row.name, planet, recipes, stock)
    if (recipe === null) return row
    guessed.push({ building: row.name, recipe })
    return { ...row, active_recipes: [{ recipeid: recipe, amount: 1 }] }
  })
  return {
    plan: { ...standing, buildings },
    guessed,
    assumesConditions: true,
    assumesLuxuries: true,
  }
}

/**
 * What a building most likely runs: an extractor the richest deposit, any other the recipe of which the base has most
 * in store. Outputs in store count more than inputs, which may be the workers' or another building's.
 */
export function likeliestRecipe(
  building: string,
  { Resources }: Pick<Planet, 'Resources'>,
  recipes: readonly Recipe[],
  stock: Stock,
): string | null {
  const deposits = Resources.filter(
    ({ ResourceType }) => EXTRACTORS[ResourceType].building === building,
  )
  if (isExtractor(building)) {
    const score = ({ MaterialTicker: ticker, DailyExtraction }: (typeof deposits)[number]) =>
      (has(stock, ticker) ? FAR_MORE : 0) + DailyExtraction
    const richest = best(deposits, score, ({ MaterialTicker }) => MaterialTicker)
    return richest && `${building}#${richest.MaterialTicker}`
  }
  const own = recipes.filter(({ BuildingTicker }) => BuildingTicker === building)
  const score = ({ Inputs, Outputs }: Recipe) =>
    2 * shareIn(stock, Outputs) + shareIn(stock, Inputs)
  return best(own, score, ({ RecipeId }) => RecipeId)?.RecipeId ?? null
}

const FAR_MORE = 1e9
const isExtractor = (building: string) =>
  Object.values(EXTRACTORS).some((extractor) => extractor.building === building)
const has = (stock: Stock, ticker: string) => (stock.get(ticker) ?? 0) > 0

function shareIn(stock: Stock, amounts: readonly { readonly Ticker: string }[]): number {
  if (amounts.length === 0) return 0
  return amounts.filter(({ Ticker }) => has(stock, Ticker)).length / amounts.length
}

function best<T>(all: readonly T[], score: (one: T) => number, nameOf: (one: T) => string) {
  let found: T | null = null
  for (const one of all) {
    const lead = found === null ? 1 : score(one) - score(found)
    if (lead > 0 || (lead === 0 && found && byCodeUnits(nameOf(one), nameOf(found)) < 0))
      found = one
  }
  return found
}
