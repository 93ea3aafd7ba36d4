import type { BestPlanets, PlanetCrew } from '../../engine/advisor/planets/best-planets.ts'
import { seconds } from './advisor.ts'

/** A crew that knows how long it would have worked so far, had it so many workers with a core each. */
export interface TimedCrew extends PlanetCrew {
  /** Seconds since the question was asked. */
  now(workers: number): number
}

interface Account {
  readonly freeAt: number[]
  now: number
}

/**
 * One thread does the work of all; each piece is timed by its processor time and put to the account of the worker that
 * is free first. So what is measured are seconds of a machine that does nothing else, whatever this one does besides. The
 * search asks the same of one worker as of many, so that one run tells the time of each number of them.
 */
export function timedCrew(crew: PlanetCrew, numbers: readonly number[]): TimedCrew {
  const accounts = new Map<number, Account>(
    numbers.map((workers) => [workers, { freeAt: new Array<number>(workers).fill(0), now: 0 }]),
  )
  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const begun = seconds()
    // A crew of one has done it all when it returns its promise.
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
    planets: (question) => timed(() => crew.planets(question)),
    bounds: (question, sets) => timed(() => crew.bounds(question, sets)),
    plainLook: (question, set) => timed(() => crew.plainLook(question, set)),
    likelyLook: (question, set) => timed(() => crew.likelyLook(question, set)),
    look: (question, set, stopBelow) => timed(() => crew.look(question, set, stopBelow)),
  }
}

/** How far the proof is from the best planet: 0.01 where nothing exceeds it by more than a per cent. */
export function gapOf({ ranked, bound }: BestPlanets): number {
  const best = ranked[0]?.goal ?? 0
  return best > 0 ? Math.max(0, bound / best - 1) : Infinity
}

/** What is called the best planet without more words. */
export const ENOUGH = 0.01

class Over extends Error {}

/** Runs a search until `isOver` says so of what it told. */
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
