import { tick } from './sync.ts'
import type { Budget, SyncPorts } from './sync-job.ts'

/** No host limits a command, so its steps are long. It still sends only a few requests at a time. */
const BUDGET: Budget = { planets: 100, histories: 100 }

/** Runs steps until nothing is left to do. Returns the problems of the jobs that failed. */
export async function syncAll(
  ports: SyncPorts,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>()
  for (let hasMore = true; hasMore; ) {
    const report = await tick(ports, BUDGET)
    hasMore = report.hasMore
    for (const [job, problem] of Object.entries(report.jobs)) {
      say(`${job}: ${problem ?? 'ok'}`)
      if (problem === null) failed.delete(job)
      else failed.set(job, problem)
    }
  }
  return failed
}
