import type { GameData, Universe } from '../engine/universe.ts'
import { compileUniverse, withExchanges, withPlanets } from '../engine/universe.ts'
import { type GameDataStore, gameDataInMemory, openGameData } from '../storage/game-data-store.ts'
import type { DataVersion } from './data-version.ts'

/** The stored game data cannot be compiled; the page fetches it anew and asks again. */
export class GameDataError extends Error {
  constructor(cause: unknown) {
    super(`Game data could not be read: ${cause instanceof Error ? cause.message : cause}`)
    this.name = 'GameDataError'
  }
}

/** A worker's universe: compiled from IndexedDB once per data version, and only that part anew that changed. */
export interface UniverseCache {
  /** With these planets, as far as they are stored. */
  withPlanets(version: DataVersion, ids: readonly string[]): Promise<Universe>
  /** With every stored planet, in the same order in every worker. */
  withAllPlanets(version: DataVersion): Promise<Universe>
  /** Game data from the page, where the browser keeps none. */
  receive(data: GameData): Promise<void>
}

export function universeCache(open: () => Promise<GameDataStore> = openGameData): UniverseCache {
  let store: Promise<GameDataStore> | undefined
  let base: { version: DataVersion; universe: Universe } | undefined
  let some: { of: string; universe: Universe; loaded: Set<string> } | undefined
  let all: { of: string; universe: Universe } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other: two jobs that find nothing compiled must not both compile. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work)
    queue = turn
    return turn
  }
  const stored = () => {
    store ??= open()
    return store
  }

  async function baseAt(version: DataVersion): Promise<Universe> {
    if (base?.version.lists === version.lists) {
      if (base.version.exchanges !== version.exchanges) {
        const rows = await (await stored()).all('exchanges')
        base = { version, universe: withExchanges(base.universe, rows) }
      }
      return base.universe
    }
    const data = await stored()
    const [materials, buildings, recipes, exchanges] = await Promise.all([
      data.all('materials'),
      data.all('buildings'),
      data.all('recipes'),
      data.all('exchanges'),
    ])
    try {
      const universe = compileUniverse({ materials, buildings, recipes, exchanges, planets: [] })
      base = { version, universe }
      return universe
    } catch (problem) {
      throw new GameDataError(problem)
    }
  }

  const key = ({ lists, exchanges, planets }: DataVersion) => `${lists}|${exchanges}|${planets}`

  return {
    withPlanets: (version, ids) =>
      inTurn(async () => {
        const universe = await baseAt(version)
        if (some?.of !== key(version)) some = { of: key(version), universe, loaded: new Set() }
        const { loaded } = some
        const wanted = ids.filter((id) => !loaded.has(id))
        if (wanted.length > 0) {
          const data = await stored()
          const found = await Promise.all(wanted.map((id) => data.get('planets', id)))
          const planets = found.filter((planet) => planet !== undefined)
          some.universe = withPlanets(some.universe, planets)
          for (const { PlanetNaturalId } of planets) loaded.add(PlanetNaturalId)
        }
        return some.universe
      }),
    withAllPlanets: (version) =>
      inTurn(async () => {
        const universe = await baseAt(version)
        if (all?.of !== key(version)) {
          const planets = await (await stored()).all('planets')
          all = { of: key(version), universe: withPlanets(universe, planets) }
        }
        return all.universe
      }),
    receive: (data) =>
      inTurn(async () => {
        const memory = gameDataInMemory()
        await memory.replace('materials', data.materials)
        await memory.replace('buildings', data.buildings)
        await memory.replace('recipes', data.recipes)
        await memory.replace('exchanges', data.exchanges)
        await memory.replace('planets', data.planets)
        store = Promise.resolve(memory)
      }),
  }
}
