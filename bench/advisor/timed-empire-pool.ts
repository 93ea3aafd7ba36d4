import type { EmpireSolverPool } from '../../engine/advisor/empire/solver-pool.ts'
import { seconds } from './advisor.ts'

/** A worker pool whose clock shows the time with one core for each worker. */
export interface TimedEmpirePool extends EmpireSolverPool {
  now(): number
}

interface Coming {
  readonly at: number
  readonly happen: () => void
}

/**
 * One thread does the work of all workers. Each task runs when it is requested and is timed by its processor time. Its
 * result is reported at the moment when its worker would have finished, and the clock moves from one such moment to the
 * next.
 */
export function timedEmpirePool(pool: EmpireSolverPool, workers: number): TimedEmpirePool {
  const freeAt = new Array<number>(workers).fill(0)
  const coming: Coming[] = []
  let now = 0
  let isMoving = false
  const move = () => {
    if (isMoving) return
    isMoving = true
    // Requests that follow from the last result come first.
    setTimeout(() => {
      isMoving = false
      coming.sort((a, b) => a.at - b.at)
      const next = coming.shift()
      if (!next) return
      now = Math.max(now, next.at)
      next.happen()
      if (coming.length > 0) move()
    })
  }
  const at = (moment: number, happen: () => void) => {
    coming.push({ at: moment, happen })
    move()
  }
  function timed<T>(work: (later: (tell: () => void) => void) => Promise<T>): Promise<T> {
    const worker = freeAt.indexOf(Math.min(...freeAt))
    const start = Math.max(now, freeAt[worker]!)
    const begun = seconds()
    const later = (tell: () => void) => at(start + seconds() - begun, tell)
    const promise = work(later)
    const took = seconds() - begun
    freeAt[worker] = start + took
    return new Promise((resolve, reject) => {
      at(start + took, () => promise.then(resolve, reject))
    })
  }
  return {
    size: workers,
    now: () => now,
    begin: (question, most) => timed(() => pool.begin(question, most)),
    targetMix: (where, solving, onBound) =>
      timed((later) =>
        pool.targetMix(where, solving, onBound && ((bound) => later(() => onBound(bound)))),
      ),
    nearby: (question, first) => timed(() => pool.nearby(question, first)),
    evaluate: (where, bases) => timed(() => pool.evaluate(where, bases)),
    roundMix: (where, plan, most) => timed(() => pool.roundMix(where, plan, most)),
    improve: (where, neighbourhood) => timed(() => pool.improve(where, neighbourhood)),
    finish: (where, found) => timed(() => pool.finish(where, found)),
  }
}
