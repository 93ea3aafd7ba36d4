import type { Ports } from '../ports.ts'
import type { Upstream } from './upstream.ts'

/** How much one tick may do: a Worker has seconds and a limited number of requests. */
export interface Budget {
  planets: number
  histories: number
}

export interface JobContext {
  ports: Ports
  fio: Upstream
  now: number
  budget: Budget
}

export interface JobResult {
  /** When to come again. */
  dueAt: number
  /** A round is complete; a job that has more to do comes again first. */
  isComplete: boolean
}

export type Job = (context: JobContext) => Promise<JobResult>

const MINUTE_MS = 60_000
export const HALF_HOUR_MS = 30 * MINUTE_MS
export const DAILY_MS = 24 * 60 * MINUTE_MS

/** Something went wrong that leaves the data as it was; said in the health answer. */
export class SyncProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SyncProblem'
  }
}
