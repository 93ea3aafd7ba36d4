import { proxy } from 'comlink'
import type { ReadText } from '../engine/portable/import/read-text.ts'
import type { ImportApi } from './import.worker.ts'
import { createPool, type WorkerPool } from './pool.ts'

let pool: WorkerPool<ImportApi> | undefined

/** Reads a file or a text for an import. Cancelling ends the worker, however busy it is. */
export async function readImportSource(
  source: Blob | string,
  onBytes: (read: number) => void,
  signal: AbortSignal,
): Promise<ReadText> {
  pool ??= createPool<ImportApi>({
    start: (name) =>
      new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module', name }),
    size: 1,
    idleMs: 10_000,
    onCancel: 'end',
  })
  return await pool.run(
    async (api): Promise<ReadText> => await api.read(source, proxy(onBytes)),
    signal,
  )
}
