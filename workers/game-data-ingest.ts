import { keepList } from '../storage/game-data-check.ts'
import type { GameDataKind, GameDataStore } from '../storage/game-data-store.ts'
import type { GameDataApi } from './game-data.worker.ts'
import { createPool, type WorkerPool } from './pool.ts'

let pool: WorkerPool<GameDataApi> | undefined

/** Checks a list from a response and stores it; returns how many records are stored afterwards. */
export async function ingest(
  store: GameDataStore,
  kind: GameDataKind,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  if (!store.lasting || typeof Worker === 'undefined') return keepList(store, kind, bytes)
  pool ??= createPool<GameDataApi>({
    start: (name) =>
      new Worker(new URL('./game-data.worker.ts', import.meta.url), { type: 'module', name }),
    size: 1,
    idleMs: 10_000,
  })
  // Copied and not transferred, because the successor of a lost worker needs the bytes again.
  return pool.run((api) => api.keep(kind, bytes))
}
