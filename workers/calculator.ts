import type { Chain, ChainRequest } from '../engine/chain.ts'
import type { HabitationProblem, HabitationSolution } from '../engine/habitation.ts'
import type { PlanResult } from '../engine/plan/result.ts'
import type { CalcApi, PlanQuestion } from './calc.worker.ts'
import type { DataVersion } from './data-version.ts'
import { createEconomyPool, type HandOver } from './economy-pool.ts'

/** The plan calculator off the page's thread. One worker: an edit waits for nothing but its own calculation. */
export interface Calculator {
  setVersion(version: DataVersion): void
  evaluate(version: DataVersion, question: PlanQuestion, signal?: AbortSignal): Promise<PlanResult>
  chain(version: DataVersion, request: ChainRequest, signal?: AbortSignal): Promise<Chain>
  habitation(problem: HabitationProblem, signal?: AbortSignal): Promise<HabitationSolution>
}

export function createCalculator(handOver: HandOver): Calculator {
  const pool = createEconomyPool<CalcApi>(
    {
      start: (name) =>
        new Worker(new URL('./calc.worker.ts', import.meta.url), { type: 'module', name }),
      size: 1,
      // An editor left open over lunch answers at once afterwards.
      idleMs: 30 * 60_000,
    },
    handOver,
  )
  // All of it takes less than starting a worker anew would.
  const brief = (signal: AbortSignal | undefined) => ({ signal, onCancel: 'drop' }) as const
  return {
    setVersion: pool.setVersion,
    evaluate: (version, question, signal) =>
      pool.run((api) => api.evaluate(version, question), brief(signal)),
    chain: (version, request, signal) =>
      pool.run((api) => api.chain(version, request), brief(signal)),
    habitation: (problem, signal) =>
      pool.run<HabitationSolution>((api) => api.habitation(problem), brief(signal)),
  }
}
