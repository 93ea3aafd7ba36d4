import type { BestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { PlanetSolverPool } from '../../engine/advisor/planets/solver-pool.ts'
import { seconds } from '../advisor/advisor.ts'

/** A worker pool that knows how long its work would have taken with one core for each worker. */
export interface TimedPlanetPool extends PlanetSolverPool {
  /** Seconds since the search started. */
  now(workers: number): number
}

interface Account {
  readonly freeAt: number[]
  now: number
}

/**
 * One thread does the work of all workers. Each task is timed by its processor time and assigned to the worker that is
 * free first. So the result is the time on an idle machine, whatever else this one does. The search sends the same
 * tasks to one worker as to many, so one run gives the time for each number of workers.
 */
export function timedPlanetPool(
  pool: PlanetSolverPool,
  numbers: readonly number[],
): TimedPlanetPool {
  const accounts = new Map<number, Account>(
    numbers.map((workers) => [workers, { freeAt: new Array<number>(workers).fill(0), now: 0 }]),
  )
  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const begun = seconds()
    // A pool of one has finished the task when it returns its promise.
    const promise = work()
    const spent = seconds() - begun
    const ends = Array.from(accounts.values(), (account) => {
      const { freeAt, now } = account
      const worker = freeAt.indexOf(Math.min(...freeAt))
      const end = Math.max(now, freeAt[worker]!) + spent
      freeAt[worker] = end
      return { account, end }
    })
    const result = await promise
    for (const { account, end } of ends) account.now = Math.max(account.now, end)
    return result
  }
  return {
    now: (workers) => accounts.get(workers)!.now,
    planets: (question) => timed(() => pool.planets(question)),
    bounds: (question, sets) => timed(() => pool.bounds(question, sets)),
    plainLook: (question, set) => timed(() => pool.plainLook(question, set)),
    likelyLook: (question, set) => timed(() => pool.likelyLook(question, set)),
    look: (question, set, stopBelow) => timed(() => pool.look(question, set, stopBelow)),
  }
}

/** The gap between the bound and the best planet: 0.01 if no other planet can exceed it by more than 1 %. */
export function gapOf({ ranked, bound }: BestPlanets): number {
  const best = ranked[0]?.goal ?? 0
  return best > 0 ? Math.max(0, bound / best - 1) : Infinity
}

/** The gap at which the page says "best planet" without a remark. */
export const ENOUGH = 0.01

class Over extends Error {}

/** Runs a search until `isOver` accepts one of its reports. */
export async function until(
  search: (told: (known: BestPlanets) => void) => Promise<unknown>,
  isOver: (known: BestPlanets) => boolean,
): Promise<void> {
  const told = (known: BestPlanets) => {
    if (isOver(known)) throw new Over()
  }
  await search(told).catch((problem) => {
    if (!(problem instanceof Over)) throw problem
  })
}
