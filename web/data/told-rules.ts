import * as v from 'valibot'
import { Building, Planet, Recipe } from '../../engine/model/gamedata.ts'
import { gameData } from './database.ts'
import { stamps } from './stamps.ts'

const ToldRules = v.object({
  /** Version of the lists. */
  lists: v.string(),
  buildings: v.array(Building),
  recipes: v.array(Recipe),
  /** Those that plans are on. */
  planets: v.array(Planet),
})
/** The rules of the game for which the player knows their plans: those of today, or those before an update that they have not read about. */
type ToldRules = v.InferOutput<typeof ToldRules>

const KEY = 'told rules'
let read: Promise<ToldRules | undefined> | undefined

/** Undefined: this browser never looked at plans. */
export function toldRules(): Promise<ToldRules | undefined> {
  read ??= stamps.get(KEY).then((kept) => (v.is(ToldRules, kept) ? kept : undefined))
  return read
}

export async function storedPlanets(ids: readonly string[]): Promise<Planet[]> {
  const planets = await (await gameData()).getMany('planets', ids)
  return planets.filter((planet) => planet !== undefined)
}

/** The player knows their plans under the rules as they are stored now. */
export async function rememberRules(lists: string, planetIds: readonly string[]): Promise<void> {
  const store = await gameData()
  const before = (await toldRules())?.planets ?? []
  const [buildings, recipes, planets] = await Promise.all([
    store.all('buildings'),
    store.all('recipes'),
    storedPlanets(planetIds),
  ])
  const fresh = new Map([...before, ...planets].map((planet) => [planet.PlanetNaturalId, planet]))
  const rules = { lists, buildings, recipes, planets: [...fresh.values()] }
  read = Promise.resolve(rules)
  await stamps.put(KEY, rules)
}
