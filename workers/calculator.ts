import type { Universe } from '../engine/universe.ts'
import type { AnswerOf, CallName, QuestionOf } from './calls.ts'
import type { DataVersion } from './data-version.ts'
import { createEconomyPool, type HandOver, startEngine } from './economy-pool.ts'

/** The calculator off the page's thread. One worker of its own, so that an edit waits for its own calculation only. */
export interface Calculator {
  setVersion(version: DataVersion): void
  /** Starts the worker, if it does not run. */
  start(): void
  /** Resolves once the worker runs, so that it works while the page is busy. */
  started(): Promise<void>
  /** Starts the worker and has it compile this version; questions need not wait until that is done. */
  warm(version: DataVersion): Promise<void>
  /** A copy of what it has compiled, with these planets. */
  universe(version: DataVersion, planets: readonly string[], signal: AbortSignal): Promise<Universe>
  ask<Name extends CallName>(
    version: DataVersion,
    name: Name,
    question: QuestionOf<Name>,
    signal?: AbortSignal,
  ): Promise<AnswerOf<Name>>
}

/** Long enough that an editor left open over lunch is still fast. */
const IDLE_MS = 30 * 60_000

export function createCalculator(handOver: HandOver): Calculator {
  const pool = createEconomyPool({ start: startEngine, size: 1, idleMs: IDLE_MS }, handOver)
  return {
    start: pool.start,
    started: pool.started,
    setVersion: pool.setVersion,
    // The first question fails in the same way, and its screen shows why.
    warm: (version) => pool.run(async (api) => void api.warm(version).catch(() => undefined)),
    universe: (version, planets, signal) =>
      pool.run((api) => api.universe(version, planets), { signal, onCancel: 'drop' }),
    ask: <Name extends CallName>(
      version: DataVersion,
      name: Name,
      question: QuestionOf<Name>,
      signal?: AbortSignal,
    ) =>
      pool.run(
        (api) => api.ask(version, name, question) as Promise<AnswerOf<Name>>,
        // All of it takes less than starting a worker again would.
        { signal, onCancel: 'drop' },
      ),
  }
}
