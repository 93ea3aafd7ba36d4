import { HttpError } from '../errors.ts'

/** Whom a piece of work counts for: one name, or several such as an address and an account. */
export type Names = readonly [string, ...string[]]

export interface FairLineOptions {
  /** How many pieces may wait, of all callers and of one first name. */
  most: number
  mostOfOne: number
  /** How much of what somebody used is forgiven in a millisecond. */
  forgiven: number
}

interface Place {
  names: Names
  begin(): void
  refuse(): void
}

/** So many names are remembered before those who owe nothing are forgotten. */
const NAMES_BEFORE_SWEEP = 1000

/**
 * Work that waits, of which the next piece is always one of whoever used least lately. Nobody fills the line: where it
 * is full, the newest piece of whoever has most in it makes room for those who have less.
 */
export function fairLine({ most, mostOfOne, forgiven }: FairLineOptions) {
  /** Of each caller (all their names), oldest first. */
  const places = new Map<string, Place[]>()
  /** Of each first name, how many wait. */
  const waiting = new Map<string, number>()
  /** When all that was used under a name is forgiven. */
  const paidAt = new Map<string, number>()
  let length = 0

  const waitingOf = ([first]: Names) => waiting.get(first) ?? 0

  function count({ names: [first] }: Place, step: 1 | -1): void {
    length += step
    const own = (waiting.get(first) ?? 0) + step
    if (own > 0) waiting.set(first, own)
    else waiting.delete(first)
  }

  function take(key: string, end: 'shift' | 'pop'): Place {
    const own = places.get(key)!
    const place = own[end]()!
    // Of callers who used the same, the one who was served longest ago stands first.
    places.delete(key)
    if (own.length > 0) places.set(key, own)
    count(place, -1)
    return place
  }

  /** The caller for whom a measure of their work is the greatest. */
  function first(measure: (names: Names) => number): string | undefined {
    let best: string | undefined
    let greatest = Number.NEGATIVE_INFINITY
    for (const [key, own] of places) {
      const value = measure(own[0]!.names)
      if (value > greatest) [best, greatest] = [key, value]
    }
    return best
  }

  function owed(names: Names): number {
    const now = performance.now()
    const each = names.map((name) => Math.max(0, (paidAt.get(name) ?? 0) - now))
    return each.reduce((sum, one) => sum + one, 0) * forgiven
  }

  return {
    /** Resolves when the work may begin; throws 429 where too much is waiting. */
    join(names: Names): Promise<void> {
      return new Promise((begin, reject) => {
        const refuse = () => reject(tooMuch())
        if (waitingOf(names) >= mostOfOne) return refuse()
        if (length >= most) {
          const largest = first(waitingOf)!
          if (waitingOf(places.get(largest)![0]!.names) <= waitingOf(names) + 1) return refuse()
          take(largest, 'pop').refuse()
        }
        const place = { names, begin, refuse }
        const key = names.join(' ')
        const own = places.get(key)
        if (own) own.push(place)
        else places.set(key, [place])
        count(place, 1)
      })
    },
    /** Who is next, and how much they used lately; null when nobody waits. */
    next(): { key: string; owed: number } | null {
      const key = first((names) => -owed(names))
      return key === undefined ? null : { key, owed: owed(places.get(key)![0]!.names) }
    },
    /** Lets the oldest piece of this caller begin. */
    begin(key: string): Names {
      const place = take(key, 'shift')
      place.begin()
      return place.names
    },
    charge(names: Names, amount: number): void {
      const now = performance.now()
      for (const name of names)
        paidAt.set(name, Math.max(paidAt.get(name) ?? 0, now) + amount / forgiven)
      if (paidAt.size < NAMES_BEFORE_SWEEP) return
      for (const [name, at] of paidAt) if (at <= now) paidAt.delete(name)
    },
  }
}

function tooMuch(): HttpError {
  return new HttpError(429, 'Too much is waiting to be done. Please try again soon.', {
    headers: { 'Retry-After': '10' },
  })
}
