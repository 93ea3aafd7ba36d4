import { tooMuch } from '../errors.ts'
import type { Caller } from '../ports.ts'

interface Place {
  names: Caller
  begin(): void
  /** Absent where the work goes on with something begun. */
  refuse?: () => void
}

/** Nobody is behind for longer after they stopped: a name may stand for many. */
const LONGEST_MEMORY_MS = 60_000
/** So many names are remembered before those who owe nothing are forgotten. */
const NAMES_BEFORE_SWEEP = 1000

/**
 * Work that waits; the next piece is one of the caller who used least lately. A full queue drops the newest piece of
 * the caller with most in it in favour of callers with less. What goes on with something begun always has a place.
 * @param most how many pieces may wait, of all callers and (`mostOfOne`) of one first name
 * @param forgiven how much of what somebody used, in a millisecond
 */
export function fairQueue(most: number, mostOfOne: number, forgiven: number) {
  /** By caller (all their names), oldest first. */
  const places = new Map<string, Place[]>()
  /** How many wait that may be refused, by first name. */
  const waiting = new Map<string, number>()
  /** When all that was used under a name is forgiven. */
  const paidAt = new Map<string, number>()
  let length = 0

  const waitingOf = ([first]: Caller) => waiting.get(first) ?? 0

  function count([first]: Caller, change: 1 | -1): void {
    const left = waitingOf([first]) + change
    if (left > 0) waiting.set(first, left)
    else waiting.delete(first)
    length += change
  }

  function take(key: string, place: Place): Place {
    const own = places.get(key)!
    own.splice(own.indexOf(place), 1)
    // Of callers who used the same, the one who was served longest ago stands first.
    places.delete(key)
    if (own.length > 0) places.set(key, own)
    if (place.refuse) count(place.names, -1)
    return place
  }

  /** The caller for whose places a measure is the greatest. */
  function first(measure: (own: readonly Place[]) => number): string | undefined {
    let best: string | undefined
    let greatest = Number.NEGATIVE_INFINITY
    for (const [key, own] of places) {
      const value = measure(own)
      if (value > greatest) [best, greatest] = [key, value]
    }
    return best
  }

  const refusable = (own: readonly Place[]) => own.findLast(({ refuse }) => refuse)

  function owed(names: Caller): number {
    const now = performance.now()
    const each = names.map((name) => Math.max(0, (paidAt.get(name) ?? 0) - now))
    return each.reduce((sum, one) => sum + one, 0) * forgiven
  }

  return {
    /** Resolves when the work may begin; throws 429 where too much is waiting. */
    join(names: Caller, isBegun = false): Promise<void> {
      return new Promise((begin, reject) => {
        const refuse = () => reject(tooMuch('Too much is waiting to be done.'))
        if (!isBegun && waitingOf(names) >= mostOfOne) return refuse()
        if (!isBegun && length >= most) {
          const largest = first((own) => (refusable(own) ? waitingOf(own[0]!.names) : 0))!
          const newest = refusable(places.get(largest)!)
          if (!newest || waitingOf(newest.names) <= waitingOf(names) + 1) return refuse()
          take(largest, newest).refuse!()
        }
        const key = names.join(' ')
        if (!places.has(key)) places.set(key, [])
        places.get(key)!.push(isBegun ? { names, begin } : { names, begin, refuse })
        if (!isBegun) count(names, 1)
      })
    },
    next(): { key: string; owed: number } | null {
      const key = first(([place]) => -owed(place!.names))
      return key === undefined ? null : { key, owed: owed(places.get(key)![0]!.names) }
    },
    begin(key: string): Caller {
      const place = take(key, places.get(key)![0]!)
      place.begin()
      return place.names
    },
    charge(names: Caller, amount: number): void {
      const now = performance.now()
      for (const name of names) {
        const paid = Math.max(paidAt.get(name) ?? 0, now) + amount / forgiven
        paidAt.set(name, Math.min(paid, now + LONGEST_MEMORY_MS))
      }
      if (paidAt.size < NAMES_BEFORE_SWEEP) return
      for (const [name, at] of paidAt) if (at <= now) paidAt.delete(name)
    },
  }
}
