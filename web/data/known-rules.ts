import * as v from 'valibot'
import { Building, Planet, Recipe } from '../../engine/game/gamedata.ts'
import { gameData } from './database.ts'
import { stamps } from './stamps.ts'
import { storedPlanets } from './stored-planets.ts'

const KnownRules = v.object({
  lists: v.string(),
  buildings: v.array(Building),
  recipes: v.array(Recipe),
  /** Planets with plans of the player. */
  planets: v.array(Planet),
})
/** The rules that the player knows: today's, or those before an update they have not read about. */
type KnownRules = v.InferOutput<typeof KnownRules>

/** The stored name. */
const KEY = 'told rules'
let read: Promise<KnownRules | undefined> | undefined

/** Undefined if this browser never opened plans. */
export function knownRules(): Promise<KnownRules | undefined> {
  read ??= stamps.get(KEY).then((kept) => (v.is(KnownRules, kept) ? kept : undefined))
  return read
}

export async function rememberRules(lists: string, planetIds: readonly string[]): Promise<void> {
  const store = await gameData()
  const before = (await knownRules())?.planets ?? []
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
