import type { GameData } from '../../engine/universe/universe.ts'
import { type Bridge, createAdvisor, createCalculator } from '../../workers/bridge.ts'
import { gameData } from './database.ts'
import { dataVersion } from './game-data.ts'

let started: Bridge | undefined
let startedAdvisor: Bridge | undefined

export function advisor(): Bridge {
  startedAdvisor ??= createAdvisor(transferData)
  return startedAdvisor
}

export function calculator(): Bridge {
  if (started) return started
  const created = createCalculator(transferData)
  dataVersion.subscribe(() => {
    const version = dataVersion.get()
    if (version) created.setVersion(version)
  })
  started = created
  return created
}

/** Undefined if IndexedDB works: workers read it themselves. */
async function transferData(): Promise<GameData | undefined> {
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
