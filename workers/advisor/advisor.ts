import { proxy } from 'comlink'
import type { DataVersion } from '../data-version.ts'
import type { HandOver } from '../economy-pool.ts'
import { createPool } from '../pool.ts'
import type { Advice, AdviceProgress } from './advise.ts'
import type { AdvisorApi, AdvisorAsked } from './advisor-api.ts'

/** The advisor off the page's thread. Cancelling ends its worker at once: the solver itself cannot be asked to stop. */
export interface Advisor {
  advise(
    version: DataVersion,
    asked: AdvisorAsked,
    options: { signal: AbortSignal; onProgress: (progress: AdviceProgress) => void },
  ): Promise<Advice>
}

/** Reading the limits again should not cost the solver's start. */
const IDLE_MS = 10 * 60_000

export function createAdvisor(handOver: HandOver): Advisor {
  const pool = createPool<AdvisorApi>({
    start: (name) =>
      new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module', name }),
    size: 1,
    idleMs: IDLE_MS,
    async greet(api) {
      const data = await handOver()
      if (data) await api.receive(data)
    },
  })
  return {
    advise: (version, asked, { signal, onProgress }) =>
      pool.run(
        async (api): Promise<Advice> => await api.advise(version, asked, proxy(onProgress)),
        {
          signal,
        },
      ),
  }
}
