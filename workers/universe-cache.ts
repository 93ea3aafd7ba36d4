import type { Planet } from '../engine/game/gamedata.ts'
import { type FeeEntries, NO_FEE_ENTRIES, withFeeEntries } from '../engine/game/own-fees.ts'
import { nextProgramChange, withProgrammeAt } from '../engine/planets/cogc.ts'
import type { GameData, Universe } from '../engine/universe/universe.ts'
import { compileUniverse, withExchanges, withPlanets } from '../engine/universe/universe.ts'
import { type GameDataStore, gameDataInMemory, openGameData } from '../storage/game-data-store.ts'
import type { DataVersion } from './data-version.ts'

/** The stored game data cannot be compiled. The page then fetches it again and retries. */
export class GameDataError extends Error {
  constructor(cause: unknown) {
    super(`Game data could not be read: ${cause instanceof Error ? cause.message : cause}`)
    this.name = 'GameDataError'
  }
}

/** A worker's universe, compiled from IndexedDB. For a new data version only the changed part is compiled again. */
export interface UniverseCache {
  /** Compiled with these planets, if they are stored. */
  withPlanets(version: DataVersion, ids: readonly string[]): Promise<Universe>
  /** The universe with every stored planet, in the same order in every worker. */
  withAllPlanets(version: DataVersion): Promise<Universe>
  /** Game data from the page, if the browser stores none. */
  receive(data: GameData): Promise<void>
}

export function universeCache(open: () => Promise<GameDataStore> = openGameData): UniverseCache {
  let store: Promise<GameDataStore> | undefined
  let base: { version: DataVersion; universe: Universe } | undefined
  /** `until` is the next change of a programme on its planets. */
  let some: { of: string; universe: Universe; loaded: Set<string>; until: number } | undefined
  let all: { of: string; universe: Universe; until: number } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs one job at a time, so that two jobs do not compile the same. */
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
        const former = base.universe
        base = { version, universe: compiled(() => withExchanges(former, rows)) }
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
    // According to the page the lists are stored, so a list without records was lost.
    for (const list of [materials, buildings, recipes]) {
      if (list.length === 0) throw new GameDataError('A list is empty')
    }
    const lists = { materials, buildings, recipes, exchanges, planets: [] }
    const universe = compiled(() => compileUniverse(lists))
    base = { version, universe }
    return universe
  }

  const key = ({ lists, exchanges, planets, entries }: DataVersion) =>
    [lists, exchanges, planets, entries].join('|')

  return {
    withPlanets: (version, ids) =>
      inTurn(async () => {
        const universe = await baseAt(version)
        const now = Date.now()
        if (some?.of !== key(version) || now >= some.until)
          some = { of: key(version), universe, loaded: new Set(), until: Infinity }
        const { loaded } = some
        const wanted = ids.filter((id) => !loaded.has(id))
        if (wanted.length > 0) {
          const planets = await (await stored()).some('planets', wanted)
          const former = some.universe
          some.universe = compiled(() => withPlanets(former, planets.map(countedAt(version, now))))
          some.until = Math.min(some.until, nextChange(planets, now))
          for (const { PlanetNaturalId } of planets) loaded.add(PlanetNaturalId)
        }
        return some.universe
      }),
    withAllPlanets: (version) =>
      inTurn(async () => {
        const universe = await baseAt(version)
        const now = Date.now()
        if (all?.of !== key(version) || now >= all.until) {
          const planets = await (await stored()).all('planets')
          all = {
            of: key(version),
            universe: compiled(() => withPlanets(universe, planets.map(countedAt(version, now)))),
            until: nextChange(planets, now),
          }
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

/** With the player's own fees and the present programme of each planet. */
function countedAt({ entries }: DataVersion, now: number) {
  const entered: FeeEntries = entries ? JSON.parse(entries) : NO_FEE_ENTRIES
  return (planet: Planet) => withFeeEntries(withProgrammeAt(planet, now), entered)
}

function nextChange(planets: readonly Planet[], now: number): number {
  let next = Infinity
  for (const { COGCPrograms } of planets)
    next = Math.min(next, nextProgramChange(COGCPrograms, now) ?? Infinity)
  return next
}

/** Records were checked on arrival, so data that cannot be compiled is damaged. */
function compiled(compile: () => Universe): Universe {
  try {
    return compile()
  } catch (problem) {
    throw new GameDataError(problem)
  }
}
