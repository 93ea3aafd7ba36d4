import type { Remote } from 'comlink'
import type { GameData } from '../engine/universe.ts'
import type { DataVersion } from './data-version.ts'
import { createPool, type Pool, type PoolOptions } from './pool.ts'

/** What every worker offers that computes from game data. */
interface EconomyApi {
  receive(data: GameData): Promise<void>
  warm(version: DataVersion): Promise<void>
}

export interface EconomyPool<Api> extends Pool<Api> {
  /** A new data version: running workers compile it before they are asked. */
  setVersion(version: DataVersion): void
}

/** Where the browser keeps no game data, the page hands it to each worker; else undefined. */
export type HandOver = () => Promise<GameData | undefined>

export function createEconomyPool<Api extends EconomyApi>(
  options: Omit<PoolOptions<Api>, 'greet'>,
  handOver: HandOver,
): EconomyPool<Api> {
  const greet = async (api: Remote<Api>) => {
    const data = await handOver()
    if (data) await (api as Remote<EconomyApi>).receive(data)
  }
  const pool = createPool<Api>({ ...options, greet })
  return {
    ...pool,
    setVersion: (version) =>
      pool.tell(async (api) => {
        await greet(api)
        await (api as Remote<EconomyApi>).warm(version)
      }),
  }
}
