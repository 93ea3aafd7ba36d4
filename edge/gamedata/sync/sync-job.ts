import { ValidationError } from '../../../engine/game/validation.ts'
import type { Ports } from '../../ports.ts'
import { ImportError } from '../check.ts'
import type { LeftOut } from '../derive/known-values.ts'
import { fewAtATime, type Upstream, UpstreamError } from '../fio/upstream.ts'

/** How much one tick may do. A Worker has seconds and a limited number of requests. */
export interface Budget {
  planets: number
  histories: number
}

export type SyncPorts = Pick<Ports, 'db' | 'fetch' | 'clock' | 'config' | 'log' | 'stopping'>

export interface JobContext {
  ports: SyncPorts
  fio: Upstream
  now: number
  budget: Budget
  /** Called with names of the game that are unknown here. The log reports them. */
  leftOut: LeftOut
}

export interface JobResult {
  /** When the job is due again. */
  dueAt: number
  /** Whether a round is complete. If not, the job has more to do. */
  isComplete: boolean
}

export type Job = (context: JobContext) => Promise<JobResult>

const MINUTE_MS = 60_000
export const HALF_HOUR_MS = 30 * MINUTE_MS
export const DAILY_MS = 24 * 60 * MINUTE_MS

/** A failure that leaves the data as it was. The health answer reports it. */
export class SyncProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SyncProblem'
  }
}

/** The public words for an expected failure. Null for a fault of the server. */
export function problemOf(error: unknown): string | null {
  const isExpected =
    error instanceof UpstreamError ||
    error instanceof SyncProblem ||
    error instanceof ImportError ||
    error instanceof ValidationError
  return isExpected ? error.message.split('\n')[0]! : null
}

/** If FIO cannot send so many things in one tick, FIO is down and the things are not to blame. */
const MAX_UNREACHABLE = 4

/**
 * Visits things, a few at a time. One that fails is logged and skipped. If nothing succeeds, or FIO is down, the rest is left
 * for later and the job has failed. What was fetched before is kept.
 */
export async function visit<T>(
  { ports }: JobContext,
  things: readonly T[],
  work: (thing: T) => Promise<void>,
  passedOver: (thing: T) => Promise<void> = async () => {},
): Promise<void> {
  const problems: string[] = []
  let unreachable = 0
  let visited = 0
  await fewAtATime(things, async (thing) => {
    if (unreachable >= MAX_UNREACHABLE || ports.stopping?.aborted) return
    try {
      await work(thing)
      visited++
    } catch (error) {
      const problem = problemOf(error)
      if (problem === null) throw error
      if (error instanceof UpstreamError && error.kind === 'unreachable') unreachable++
      problems.push(problem)
      ports.log.warn('sync', { problem })
      await passedOver(thing)
    }
  })
  const [first] = problems
  if (first && (visited === 0 || unreachable >= MAX_UNREACHABLE)) throw new SyncProblem(first)
}
