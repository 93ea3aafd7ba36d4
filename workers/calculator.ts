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

/** Runs the engine off the page's thread. One worker is enough, since no request takes long. */
export function createCalculator(handOver: HandOver) {
  const greet = handingOver(handOver)
  const pool = createPool<EngineApi>({
    start: (name) =>
      new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name }),
    size: 1,
    idleMs: IDLE_MS,
    // Cancelled work finishes, because all of it takes less time than restarting the worker.
    onCancel: 'drop',
    greet,
  })
  return {
    /** Announces a new data version: a running worker compiles it before the next request. */
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

    /** Reads the response of a planet search, which needs no universe. */
    foundPlanets: (question: FoundPlanetsQuestion, signal?: AbortSignal): Promise<FoundPlanet[]> =>
      pool.run(async (api) => {
        // Filled again if the work of a lost worker is retried.
        const rows: FoundPlanet[] = []
        const onRows = (part: FoundPlanet[]) => void rows.push(...part)
        await api.foundPlanets(question, proxy(onRows))
        return rows
      }, signal),
  }
}
