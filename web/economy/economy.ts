import type { GameData } from '../../engine/universe.ts'
import { type Calculator, createCalculator } from '../../workers/calculator.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { createSweeps, type Sweeps } from '../../workers/sweeps.ts'
import { LIFETIMES } from '../api/queries/lifetimes.ts'
import { queryClient } from '../api/query-client.ts'
import { gameData } from './database.ts'
import {
  dataVersion,
  forgetGameData,
  NO_PLANETS,
  readDataVersion,
  watchGameData,
} from './game-data.ts'
import { gameQueries } from './game-queries.ts'
import { exchangeQueries, listQuery, storedListQuery } from './list-queries.ts'
import { loadShared } from './shared-load.ts'

let calculating: Calculator | undefined
let sweeping: Sweeps | undefined

/** Where IndexedDB works the workers read it themselves. */
export async function handOver(): Promise<GameData | undefined> {
  const store = await gameData()
  if (store.lasting) return undefined
  const [materials, buildings, recipes, exchanges, planets] = await Promise.all([
    store.all('materials'),
    store.all('buildings'),
    store.all('recipes'),
    store.all('exchanges'),
    store.all('planets'),
  ])
  return { materials, buildings, recipes, exchanges, planets }
}

let watching = false
function follow(): void {
  if (watching) return
  watching = true
  watchGameData()
  dataVersion.subscribe(() => {
    const version = dataVersion.get()
    if (!version) return
    calculating?.setVersion(version)
    sweeping?.setVersion(version)
  })
}

export function calculator(): Calculator {
  follow()
  calculating ??= createCalculator(handOver)
  return calculating
}

/**
 * Starts the calculator while the plans are still being read, and tells whether it has game data to calculate with. A
 * browser that stores no planet has no plan to calculate; where one is sure to be, the worker starts before that is known.
 */
export async function startCalculator({ isSure }: { isSure: boolean }): Promise<boolean> {
  const reading = readDataVersion()
  if (isSure) calculator().start()
  const version = await reading
  if (!version || version.planets === NO_PLANETS) return false
  await calculator().warm(version)
  return true
}

export function sweeps(): Sweeps {
  follow()
  sweeping ??= createSweeps(handOver)
  return sweeping
}

/** What must be stored before a worker is called, besides the lists. */
export interface Needs {
  readonly planets?: readonly string[]
  /** Every planet that has this material. */
  readonly planetsWith?: string
  readonly allPlanets?: boolean
}

/** Stores all lists and what else is needed; returns their data version. */
export async function gameDataReady(
  { planets = [], planetsWith, allPlanets = false }: Needs = {},
  signal?: AbortSignal,
): Promise<DataVersion> {
  follow()
  await forgetting
  await Promise.all([
    listStored('materials', signal),
    listStored('buildings', signal),
    listStored('recipes', signal),
    loadShared(exchangeQueries.stored(), signal),
    planetsStored(planets, signal),
    !allPlanets || loadShared(gameQueries.allPlanets(), signal),
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

/** A single planet that is not available is a failure; of several, the missing ones are left out. */
function planetsStored(ids: readonly string[], signal?: AbortSignal): Promise<unknown> {
  const [first, ...others] = ids
  if (first === undefined) return Promise.resolve()
  return others.length === 0
    ? loadShared(gameQueries.planet(first), signal)
    : loadShared(gameQueries.planets(ids), signal)
}

/** Runs work over game data. Data that is damaged or lost is fetched again and the work retried once. */
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

/** Other calls that meet the same damage wait for this and then find new data. */
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
