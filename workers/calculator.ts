import { proxy } from 'comlink'
import type { FoundPlanet } from '../engine/planets/found-planet.ts'
import type { CallAnswer, CallName, QuestionOf } from './calls.ts'
import { type DataVersion, type HandOver, handingOver } from './data-version.ts'
import type { EngineApi, PlanetsAsked } from './engine-api.ts'
import { createPool } from './pool.ts'
import type { FoundPlanetsQuestion } from './questions.ts'

/** Long enough that an editor left open over lunch is still fast. */
const IDLE_MS = 30 * 60_000

export type Calculator = ReturnType<typeof createCalculator>

/** The engine off the page's thread: one worker, since nothing that it is asked takes long. */
export function createCalculator(handOver: HandOver) {
  const greet = handingOver(handOver)
  const pool = createPool<EngineApi>({
    start: (name) =>
      new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name }),
    size: 1,
    idleMs: IDLE_MS,
    // All that it does takes less than starting it again would.
    onCancel: 'drop',
    greet,
  })
  return {
    /** A new data version: where the worker runs, it compiles it before the next question. */
    setVersion: (version: DataVersion) =>
      pool.tell(async (api) => {
        await greet(api)
        await api.warm(version)
      }),

    ask: <Name extends CallName>(
      version: DataVersion,
      planets: PlanetsAsked,
      name: Name,
      question: QuestionOf<Name>,
      signal?: AbortSignal,
    ): Promise<CallAnswer<Name>> =>
      pool.run(
        (api) => api.ask(version, planets, name, question) as Promise<CallAnswer<Name>>,
        signal,
      ),

    /** Reads the answer to a planet search, which needs no universe. */
    foundPlanets: (question: FoundPlanetsQuestion, signal?: AbortSignal): Promise<FoundPlanet[]> =>
      pool.run(async (api) => {
        // Filled again when the work of a lost worker is retried.
        const rows: FoundPlanet[] = []
        const onRows = (part: FoundPlanet[]) => void rows.push(...part)
        await api.foundPlanets(question, proxy(onRows))
        return rows
      }, signal),
  }
}
