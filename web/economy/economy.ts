import type { GameData } from '../../engine/universe.ts'
import { type Calculator, createCalculator } from '../../workers/calculator.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { createSweeps, type Sweeps } from '../../workers/sweeps.ts'
import { queryClient } from '../api/query-client.ts'
import { gameData } from './database.ts'
import { dataVersion, forgetGameData, readDataVersion, watchGameData } from './game-data.ts'
import { gameQueries } from './game-queries.ts'
import { exchangeQueries } from './list-queries.ts'

let calculating: Calculator | undefined
let sweeping: Sweeps | undefined

/** Where IndexedDB works the workers read it themselves. */
async function handOver(): Promise<GameData | undefined> {
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

export function sweeps(): Sweeps {
  follow()
  sweeping ??= createSweeps(handOver)
  return sweeping
}

/** All lists stored, and the planets too where some are asked for; answers the state they are in. */
export async function gameDataReady(planets: readonly string[] = []): Promise<DataVersion> {
  follow()
  await Promise.all([
    queryClient.ensureQueryData(gameQueries.materials()),
    queryClient.ensureQueryData(gameQueries.buildings()),
    queryClient.ensureQueryData(gameQueries.recipes()),
    queryClient.ensureQueryData(exchangeQueries.stored()),
    ...planets.map((id) => queryClient.ensureQueryData(gameQueries.planet(id))),
  ])
  const version = dataVersion.get() ?? (await readDataVersion())
  if (!version) throw new Error('Game data could not be stored.')
  return version
}

/** Work over game data; data that turns out to be damaged is fetched anew, once. */
export async function withGameData<T>(
  planets: readonly string[],
  work: (version: DataVersion) => Promise<T>,
): Promise<T> {
  try {
    return await work(await gameDataReady(planets))
  } catch (problem) {
    if (!(problem instanceof Error) || problem.name !== 'GameDataError') throw problem
    await forgetGameData()
    queryClient.removeQueries({ queryKey: ['game'] })
    return work(await gameDataReady(planets))
  }
}
