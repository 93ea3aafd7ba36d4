import { proxy } from 'comlink'
import type { FoundPlanet } from '../engine/planets/found-planet.ts'
import type { CallAnswer, CallName, ProgressOf, QuestionOf } from './calls.ts'
import { type DataVersion, type TransferData, transferring } from './data-version.ts'
import type { EngineApi, FoundPlanetsRequest, PlanetsAsked } from './engine-api.ts'
import { createPool, type PoolOptions } from './pool.ts'

export interface AskOptions<Progress> {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

export type Bridge = ReturnType<typeof createBridge>

/** One worker, since none of its calls takes long. */
export const createCalculator = (transferData: TransferData) =>
  createBridge(transferData, {
    size: 1,
    // An editor that was left open over lunch is still fast.
    idleMs: 30 * 60_000,
    // Its longest call takes less time than a new worker.
    onCancel: 'drop',
  })

/** A worker for each core: a search fills them, and the page has little to do in the meantime. */
export const createAdvisor = (transferData: TransferData) =>
  createBridge(transferData, {
    size: Math.max(1, Math.min(MAX_ADVISORS, navigator.hardwareConcurrency || 2)),
    // The player may change the limits for this long and does not wait for a new solver.
    idleMs: 10 * 60_000,
    // The solver cannot be interrupted in any other way.
    onCancel: 'end',
  })
const MAX_ADVISORS = 4

/** Sends calls to a pool of engine workers. */
function createBridge(
  transferData: TransferData,
  options: Required<Pick<PoolOptions<EngineApi>, 'size' | 'idleMs' | 'onCancel'>>,
) {
  const onStart = transferring(transferData)
  const pool = createPool<EngineApi>({
    start: (name) =>
      new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name }),
    onStart,
    ...options,
  })
  return {
    workers: options.size,

    /** A new data version: running workers compile it before the next question. */
    setVersion: (version: DataVersion) =>
      pool.tell(async (api) => {
        await onStart(api)
        await api.warm(version)
      }),

    ask: <Name extends CallName>(
      version: DataVersion,
      planets: PlanetsAsked,
      name: Name,
      question: QuestionOf<Name>,
      { signal, onProgress }: AskOptions<ProgressOf<Name>> = {},
    ): Promise<CallAnswer<Name>> =>
      pool.run(
        (api) =>
          api.ask(version, planets, name, question, onProgress && proxy(onProgress)) as Promise<
            CallAnswer<Name>
          >,
        signal,
      ),

    /** Reads the response to a planet search, which needs no universe. */
    foundPlanets: (question: FoundPlanetsRequest, signal?: AbortSignal): Promise<FoundPlanet[]> =>
      pool.run(async (api) => {
        // Filled again when the work of a lost worker is retried.
        const rows: FoundPlanet[] = []
        const onRows = (part: FoundPlanet[]) => void rows.push(...part)
        await api.foundPlanets(question, proxy(onRows))
        return rows
      }, signal),
  }
}
