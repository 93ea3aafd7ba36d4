import { ENVIRONMENT_CLASSES, specialMaterialsOf } from '../game/constants/environment.ts'
import type { Building, ExchangeRow, Material, Recipe } from '../game/gamedata.ts'
import type { CountedPlanet } from '../game/own-fees.ts'
import { type Buildings, compileBuildings } from './buildings.ts'
import { type AmountLists, packAmounts } from './csr.ts'
import { compileExchanges, type Exchanges } from './exchanges.ts'
import { compileMaterials, type Materials } from './materials.ts'
import { compilePlanets, mergePlanets, type Planets } from './planets.ts'
import { compileRecipes, type Recipes } from './recipes.ts'

export interface GameData {
  materials: readonly Material[]
  buildings: readonly Building[]
  recipes: readonly Recipe[]
  exchanges: readonly ExchangeRow[]
  /** May be empty: a browser loads planets as they are opened, see `withPlanets`. */
  planets: readonly CountedPlanet[]
}

/** The game data with every name resolved to an index, in typed columns. Compiled once per data version, never changed. */
export interface Universe {
  readonly materials: Materials
  readonly buildings: Buildings
  readonly recipes: Recipes
  readonly exchanges: Exchanges
  readonly planets: Planets
  /** By building, in the order of their ids. Extractors have none: see their planet. */
  readonly recipesOf: readonly Int32Array[]
  /** `construction[environment]`: the materials of one of each building in that environment. */
  readonly construction: readonly AmountLists[]
}

export function compileUniverse(data: GameData): Universe {
  return lastOf(compileInSteps(data))
}

/** Compiles in steps of a few milliseconds, so that a server can answer other requests in between. */
export function* compileInSteps(data: GameData): Generator<undefined, Universe> {
  const materials = compileMaterials(data)
  const exchanges = compileExchanges(data.exchanges, materials)
  yield
  return yield* rulesInSteps({ materials, exchanges }, data)
}

/** The same materials and prices under other rules, such as those before an update of the game. */
export function withRules(market: Market, rules: Rules): Universe {
  return lastOf(rulesInSteps(market, rules))
}

type Market = Pick<Universe, 'materials' | 'exchanges'>
type Rules = Pick<GameData, 'buildings' | 'recipes' | 'planets'>

function* rulesInSteps(
  { materials, exchanges }: Market,
  rules: Rules,
): Generator<undefined, Universe> {
  const buildings = compileBuildings(rules.buildings, materials)
  const recipes = compileRecipes(rules.recipes, materials, buildings.indexOf)
  const construction: AmountLists[] = []
  for (let environment = 0; environment < ENVIRONMENT_CLASSES; environment++) {
    if (environment % CLASSES_A_STEP === 0) yield
    construction.push(constructionIn(environment, buildings, materials))
  }
  return {
    materials,
    buildings,
    recipes,
    exchanges,
    planets: compilePlanets(rules.planets, materials, buildings),
    recipesOf: groupRecipes(recipes, buildings),
    construction,
  }
}

const CLASSES_A_STEP = 10

function lastOf(steps: Generator<undefined, Universe>): Universe {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Planets that the universe already has are replaced. Nothing else is compiled again. */
export function withPlanets(universe: Universe, planets: readonly CountedPlanet[]): Universe {
  const added = compilePlanets(planets, universe.materials, universe.buildings)
  return { ...universe, planets: mergePlanets(universe.planets, added) }
}

/** Materials that the universe does not have are ignored. */
export function withExchanges(universe: Universe, rows: readonly ExchangeRow[]): Universe {
  const known = rows.filter((row) => universe.materials.indexOf.has(row.MaterialTicker))
  return { ...universe, exchanges: compileExchanges(known, universe.materials) }
}

function groupRecipes(recipes: Recipes, buildings: Buildings): readonly Int32Array[] {
  const groups: number[][] = Array.from({ length: buildings.count }, () => [])
  for (let r = 0; r < recipes.count; r++) {
    const building = recipes.building[r]!
    if (building >= 0 && buildings.extracts[building] === -1) groups[building]!.push(r)
  }
  return groups.map((group) => Int32Array.from(group))
}

function constructionIn(
  environment: number,
  buildings: Buildings,
  materials: Materials,
): AmountLists {
  const special = specialMaterialsOf(environment)
  const { costs } = buildings
  return packAmounts(
    buildings.record.map(({ AreaCost }, b) => {
      const amounts = new Map<number, number>()
      for (let c = costs.start[b]!; c < costs.start[b + 1]!; c++) {
        const material = costs.item[c]!
        amounts.set(material, (amounts.get(material) ?? 0) + costs.amount[c]!)
      }
      for (const { ticker, amountFor } of special) {
        const material = materials.indexOf.get(ticker)!
        amounts.set(material, (amounts.get(material) ?? 0) + amountFor(AreaCost))
      }
      return [...amounts]
    }),
  )
}
