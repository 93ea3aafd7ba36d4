import type { DataVersion } from '../../workers/data-version.ts'
import { LIFETIMES } from '../api/queries/lifetimes.ts'
import { queryClient } from '../api/query-client.ts'
import { dataVersion, forgetGameData, readDataVersion, watchGameData } from './game-data.ts'
import { gameQueries } from './game-queries.ts'
import { exchangeQueries, listQuery, storedListQuery } from './list-queries.ts'
import { loadShared } from './shared-load.ts'

let isWatching = false

/** The data, besides the lists, that must be stored before a worker is called. */
export interface Needs {
  readonly planets?: readonly string[] | 'all'
  readonly planetsWith?: string
  /** Learns why planets were not loaded; the work goes on with those that are stored. */
  readonly whenNotLoaded?: (problem: Error) => void
}

export async function gameDataReady(
  { planets = [], planetsWith, whenNotLoaded }: Needs = {},
  signal?: AbortSignal,
): Promise<DataVersion> {
  if (!isWatching) watchGameData()
  isWatching = true
  await forgetting
  await Promise.all([
    listStored('materials', signal),
    listStored('buildings', signal),
    listStored('recipes', signal),
    loadShared(exchangeQueries.stored(), signal),
    planetsStored(planets, whenNotLoaded, signal),
    planetsWith === undefined || loadShared(gameQueries.planetsWith(planetsWith), signal),
  ])
  const version = dataVersion.get() ?? (await readDataVersion())
  if (!version) throw new Error('Game data could not be stored.')
  return version
}

async function listStored<K extends 'materials' | 'buildings' | 'recipes'>(
  kind: K,
  signal?: AbortSignal,
): Promise<void> {
  const stamp = await loadShared(storedListQuery(kind, LIFETIMES.gameRules), signal)
  if (!stamp) await loadShared(listQuery(kind, LIFETIMES.gameRules), signal)
}

/** A single missing planet is an error, unless the caller asks why; of several, the missing ones are left out. */
function planetsStored(
  ids: readonly string[] | 'all',
  whenNotLoaded?: Needs['whenNotLoaded'],
  signal?: AbortSignal,
): Promise<unknown> {
  if (ids === 'all') return loadShared(gameQueries.allPlanets(), signal)
  const [first, ...others] = ids
  if (first === undefined) return Promise.resolve()
  const load =
    others.length === 0
      ? loadShared(gameQueries.planet(first), signal)
      : loadShared(gameQueries.planets(ids), signal)
  if (others.length === 0 && !whenNotLoaded) return load
  return load.catch((problem: unknown) => {
    signal?.throwIfAborted()
    console.warn('Some planets were not loaded.', problem)
    if (problem instanceof Error) whenNotLoaded?.(problem)
  })
}

/** Damaged or lost data is fetched again and the work retried once. */
export async function withGameData<T>(
  needs: Needs,
  work: (version: DataVersion) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const version = await gameDataReady(needs, signal)
  try {
    return await work(version)
  } catch (problem) {
    if (!(problem instanceof Error) || problem.name !== 'GameDataError') throw problem
    await forgetDamaged(version)
    return work(await gameDataReady(needs, signal))
  }
}

let forgetting: Promise<void> | undefined

/** Other calls that find the same damage wait for this. */
function forgetDamaged(version: DataVersion): Promise<void> {
  if (!forgetting && dataVersion.get() === version) {
    forgetting = forgetGameData()
      .then(() => queryClient.removeQueries({ queryKey: ['game'] }))
      .finally(() => {
        forgetting = undefined
      })
  }
  return forgetting ?? Promise.resolve()
}
