import { tooMuch } from '../errors.ts'
import type { Caller } from '../ports.ts'

interface Place {
  caller: Caller
  begin(used: number): void
  /** Absent where the work continues something that has begun. */
  refuse?: () => void
}

/** The queue forgets what a name used after this time, because many people may share one name. */
const MAX_MEMORY_MS = 60_000
/** Once so many names are remembered, those with a full budget are dropped. */
const NAMES_BEFORE_SWEEP = 1000

interface QueueLimits {
  maxWaiting: number
  /** Counted by the first name of a caller. */
  maxWaitingOfOne: number
  refillPerMs: number
}

/**
 * Work that waits. Next comes the work of the caller who used least lately. A full queue drops the newest place of the caller
 * with most places in favour of callers with fewer. Work that continues something always gets a place.
 */
export function fairQueue({ maxWaiting, maxWaitingOfOne, refillPerMs }: QueueLimits) {
  /** By caller (all their names), oldest first. */
  const places = new Map<string, Place[]>()
  /** How many places that may be refused are taken, by first name. */
  const waiting = new Map<string, number>()
  /** When the budget of a name is full again. */
  const refilledAt = new Map<string, number>()
  let length = 0

  const waitingOf = ([first]: Caller) => waiting.get(first) ?? 0

  function count([first]: Caller, change: 1 | -1): void {
    const left = waitingOf([first]) + change
    if (left > 0) waiting.set(first, left)
    else waiting.delete(first)
    length += change
  }

  function remove(key: string, place: Place): Place {
    const own = places.get(key)!
    own.splice(own.indexOf(place), 1)
    // Among callers who used the same, the one who was served longest ago comes first.
    places.delete(key)
    if (own.length > 0) places.set(key, own)
    if (place.refuse) count(place.caller, -1)
    return place
  }

  /** The key of the caller with the greatest measure. */
  function greatest(measure: (own: readonly Place[]) => number): string | undefined {
    let best: string | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const [key, own] of places) {
      const value = measure(own)
      if (value > most) [best, most] = [key, value]
    }
    return best
  }

  const newestRefusable = (own: readonly Place[]) => own.findLast(({ refuse }) => refuse)

  function usedBy(caller: Caller): number {
    const now = performance.now()
    const each = caller.map((name) => Math.max(0, (refilledAt.get(name) ?? 0) - now))
    return each.reduce((sum, one) => sum + one, 0) * refillPerMs
  }

  return {
    /** Resolves to what the caller used lately when the work may begin. Throws 429 if too much is waiting. */
    join(caller: Caller, isContinued = false): Promise<number> {
      return new Promise((begin, reject) => {
        const refuse = () => reject(tooMuch('Too much is waiting to be done.'))
        if (!isContinued && waitingOf(caller) >= maxWaitingOfOne) return refuse()
        if (!isContinued && length >= maxWaiting) {
          const largest = greatest((own) => (newestRefusable(own) ? waitingOf(own[0]!.caller) : 0))!
          const newest = newestRefusable(places.get(largest)!)
          if (!newest || waitingOf(newest.caller) <= waitingOf(caller) + 1) return refuse()
          remove(largest, newest).refuse!()
        }
        const key = caller.join(' ')
        if (!places.has(key)) places.set(key, [])
        places.get(key)!.push(isContinued ? { caller, begin } : { caller, begin, refuse })
        if (!isContinued) count(caller, 1)
      })
    },
    /** The caller whose work comes next; null if nothing is waiting. */
    next(): { key: string; caller: Caller; used: number } | null {
      const key = greatest(([place]) => -usedBy(place!.caller))
      if (key === undefined) return null
      const { caller } = places.get(key)![0]!
      return { key, caller, used: usedBy(caller) }
    },
    /** Removes a caller's oldest place. Returns the function that begins its work. */
    take: (key: string): Place['begin'] => remove(key, places.get(key)![0]!).begin,
    charge(caller: Caller, amount: number): void {
      const now = performance.now()
      for (const name of caller) {
        const at = Math.max(refilledAt.get(name) ?? 0, now) + amount / refillPerMs
        refilledAt.set(name, Math.min(at, now + MAX_MEMORY_MS))
      }
      if (refilledAt.size < NAMES_BEFORE_SWEEP) return
      for (const [name, at] of refilledAt) if (at <= now) refilledAt.delete(name)
    },
  }
}
