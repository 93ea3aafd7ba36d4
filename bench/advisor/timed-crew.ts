import type { BestPlanets, PlanetCrew } from '../../engine/advisor/planets/best-planets.ts'
import { seconds } from './advisor.ts'

/** A crew of so many workers, each of which has a core to itself. */
export interface TimedCrew extends PlanetCrew {
  /** Seconds since the question was asked. */
  now(): number
}

/**
 * One thread does the work of all; each piece is timed by its processor time and put to the account of the worker that
 * is free first. So what is measured are seconds of a machine that does nothing else, whatever this one does besides.
 */
export function timedCrew(crew: PlanetCrew, workers: number): TimedCrew {
  const freeAt = new Array<number>(workers).fill(0)
  let now = 0
  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const worker = freeAt.indexOf(Math.min(...freeAt))
    const begun = seconds()
    // A crew of one has done it all when it returns its promise.
    const promise = work()
    const ended = Math.max(now, freeAt[worker]!) + seconds() - begun
    freeAt[worker] = ended
    const result = await promise
    now = Math.max(now, ended)
    return result
  }
  return {
    now: () => now,
    planets: (question) => timed(() => crew.planets(question)),
    bounds: (question, sets) => timed(() => crew.bounds(question, sets)),
    plainLook: (question, set) => timed(() => crew.plainLook(question, set)),
    look: (question, set, stopBelow) => timed(() => crew.look(question, set, stopBelow)),
  }
}

/** How far the proof is from the best planet: 0.01 where nothing exceeds it by more than a per cent. */
export function gapOf({ ranked, bound }: BestPlanets): number {
  const best = ranked[0]?.goal ?? 0
  return best > 0 ? Math.max(0, bound / best - 1) : Infinity
}
