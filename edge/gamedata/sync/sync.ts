import { syncRepo } from '../../repo/sync.ts'
import { PATIENCE, type Patience, upstream } from '../fio/upstream.ts'
import { namesOf } from './names.ts'
import { refreshFees } from './sync-fees.ts'
import { type Budget, type Job, problemOf, type SyncPorts } from './sync-job.ts'
import { refreshList } from './sync-lists.ts'
import { refreshExchanges, refreshHistories } from './sync-market.ts'
import { changePrograms, refreshPlanets } from './sync-planets.ts'

/** The jobs in the order in which they run. Later ones refer to earlier ones. */
const JOBS: Readonly<Record<string, Job>> = {
  materials: refreshList('materials'),
  systems: refreshList('systems'),
  buildings: refreshList('buildings'),
  recipes: refreshList('recipes'),
  exchanges: refreshExchanges,
  planets: refreshPlanets,
  fees: refreshFees,
  programs: changePrograms,
  histories: refreshHistories,
}
const NAMES = Object.keys(JOBS)

/** A tick every five minutes visits some 5,700 planets and 8,600 histories a day. */
const TICK_BUDGET: Budget = { planets: 20, histories: 30 }

/** The jobs of a tick whose process died are free after this time. */
const CLAIM_MS = 15 * 60_000
const FIRST_PAUSE_MS = 60_000
const MAX_PAUSE_MS = 60 * 60_000

export interface TickReport {
  /** The result of each job that was due: null if all went well, otherwise the problem. */
  jobs: Record<string, string | null>
  /** Whether some job has more to do right away. */
  hasMore: boolean
}

/**
 * Does one step of the sync with FIO: whatever is due, within the budget. Its position is in the database, so any instance may
 * do the next step. A job that fails leaves the data as it was and is tried again later. `pricesAreIn` is called once prices
 * are as new as this step makes them, so that what depends on them does not wait for planets and histories.
 */
export async function tick(
  ports: SyncPorts,
  budget: Budget = TICK_BUDGET,
  patience: Patience = PATIENCE,
  pricesAreIn: () => void = () => {},
): Promise<TickReport> {
  const repo = syncRepo(ports.db)
  const fio = upstream(ports, patience)
  const now = ports.clock()
  const due = await repo.claim(NAMES, now, now + CLAIM_MS)
  const report: TickReport = { jobs: {}, hasMore: false }
  const ofPrices = NAMES.slice(0, NAMES.indexOf('exchanges') + 1)
  const dueOf = (names: readonly string[]) => names.filter((name) => due.includes(name))
  for (const name of dueOf(ofPrices)) if (!(await run(name))) return report
  pricesAreIn()
  for (const name of dueOf(NAMES.slice(ofPrices.length))) if (!(await run(name))) return report
  return report

  /** Returns false if the host stops. Then the claim expires, and the next start continues. */
  async function run(name: string): Promise<boolean> {
    if (ports.stopping?.aborted) return false
    const unknown = new Set<string>()
    const leftOut = (what: string) => void unknown.add(what)
    try {
      const { dueAt, isComplete } = await JOBS[name]!({ ports, fio, now, budget, leftOut })
      await repo.succeeded(name, dueAt, isComplete ? now : null)
      await noteUnknown(repo, name, unknown, isComplete)
      report.jobs[name] = null
      if (!isComplete && dueAt <= now) report.hasMore = true
    } catch (error) {
      // A stop of the host is not a failure of FIO.
      if (ports.stopping?.aborted) return false
      const problem = problemOf(error) ?? 'failed on our side'
      const pause = FIRST_PAUSE_MS * 2 ** (await repo.failures(name))
      await repo.failed(name, now + Math.min(pause, MAX_PAUSE_MS), problem)
      report.jobs[name] = problem
      if (problemOf(error) === null) ports.log.error('sync', { job: name, error: String(error) })
      else ports.log.warn('sync', { job: name, problem })
    }
    if (unknown.size > 0) ports.log.warn('sync', { job: name, unknown: namesOf(unknown) })
    return true
  }
}

/** More names than this nobody reads, and a service gone mad must not fill the database. */
const MAX_UNKNOWN_NAMES = 50

/** Records the unknown names that a job found. A name is kept for one round after the last one that found it. */
async function noteUnknown(
  repo: ReturnType<typeof syncRepo>,
  job: string,
  names: ReadonlySet<string>,
  isRoundOver: boolean,
): Promise<void> {
  const known = await repo.unknownNames(job)
  const met = [...new Set([...known.now, ...names])].slice(0, MAX_UNKNOWN_NAMES)
  const next = isRoundOver ? { before: met, now: [] } : { before: known.before, now: met }
  if (JSON.stringify(next) !== JSON.stringify(known)) await repo.noteUnknownNames(job, next)
}
