import { availableParallelism } from 'node:os'
import type { HashInTurn } from '../ports.ts'
import { fairQueue } from './fair-queue.ts'

/** Hashes are made on other threads, of which files, names and compression need some too. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1
/** About ten seconds of hashing; one network has a third of that. */
const MOST_WAITING = 48
const MOST_OF_ONE_NETWORK = 16
/** A network, and an account, has one hash forgiven in so many milliseconds. */
const FORGIVEN_AFTER_MS = 10_000

/**
 * Password hashes, one or two at a time: who hashed least lately goes next, by network and account together, so that a
 * correct log-in does not wait for the guesses of others.
 */
export function hashQueue(atOnce = AT_ONCE): HashInTurn {
  const queue = fairQueue(MOST_WAITING, MOST_OF_ONE_NETWORK, 1 / FORGIVEN_AFTER_MS)
  let underWay = 0

  function next(): void {
    const waiting = underWay < atOnce ? queue.next() : null
    if (!waiting) return
    underWay++
    queue.charge(queue.begin(waiting.key), 1)
    next()
  }

  return async ({ network, account }, hash) => {
    const place = queue.join([`network ${network}`, `account ${account}`])
    next()
    await place
    try {
      return await hash()
    } finally {
      underWay--
      next()
    }
  }
}
