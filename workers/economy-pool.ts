import type { Remote } from 'comlink'
import type { GameData } from '../engine/universe.ts'
import type { DataVersion } from './data-version.ts'
import type { EngineApi } from './engine-api.ts'
import { createPool, type Pool, type PoolOptions } from './pool.ts'

export interface EconomyPool extends Pool<EngineApi> {
  /** A new data version: running workers compile it before the next question. */
  setVersion(version: DataVersion): void
}

/** Where the browser keeps no game data, the page hands it to each worker; else undefined. */
export type HandOver = () => Promise<GameData | undefined>

export const startEngine = (name: string) =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name })

export function createEconomyPool(
  options: Omit<PoolOptions<EngineApi>, 'greet'>,
  handOver: HandOver,
): EconomyPool {
  const greet = async (api: Remote<EngineApi>) => {
    const data = await handOver()
    if (data) await api.receive(data)
  }
  const pool = createPool<EngineApi>({ ...options, greet })
  return {
    ...pool,
    setVersion: (version) =>
      pool.tell(async (api) => {
        await greet(api)
        await api.warm(version)
      }),
  }
}
