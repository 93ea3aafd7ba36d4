import { tooManyUploads } from '../http/body.ts'
import type { HoldBody } from '../ports.ts'

const MIB = 1024 * 1024
export const MOST_HELD_BYTES = 32 * MIB
export const MOST_HELD_BYTES_OF_ONE = 8 * MIB

interface Held {
  bytes: number
  dropped: AbortController
}

/**
 * Bounds the memory that request bodies take, however many are sent at once and however slowly. Where there is no
 * room, whoever holds most loses their oldest body to those who hold less.
 */
export function bodyRoom(): HoldBody {
  const heldBy = new Map<string, Set<Held>>()
  const sumOf = (bodies: Iterable<Held> = []) => [...bodies].reduce((sum, b) => sum + b.bytes, 0)
  let all = 0

  function release(caller: string, body: Held): void {
    const own = heldBy.get(caller)
    if (!own?.delete(body)) return
    all -= body.bytes
    if (own.size === 0) heldBy.delete(caller)
  }

  /** Drops the oldest body of whoever holds more than this; false when nobody does. */
  function makeRoom(mine: number): boolean {
    let most = mine
    let largest: string | null = null
    for (const [caller, bodies] of heldBy) {
      const sum = sumOf(bodies)
      if (sum > most) [most, largest] = [sum, caller]
    }
    if (largest === null) return false
    const [oldest] = heldBy.get(largest)!
    release(largest, oldest!)
    oldest!.dropped.abort()
    return true
  }

  return (caller) => {
    const body: Held = { bytes: 0, dropped: new AbortController() }
    return {
      dropped: body.dropped.signal,
      take(bytes) {
        const mine = sumOf(heldBy.get(caller)) + bytes
        if (mine > MOST_HELD_BYTES_OF_ONE) throw tooManyUploads()
        while (all + bytes > MOST_HELD_BYTES) if (!makeRoom(mine)) throw tooManyUploads()
        heldBy.set(caller, (heldBy.get(caller) ?? new Set()).add(body))
        body.bytes += bytes
        all += bytes
      },
      release: () => release(caller, body),
    }
  }
}
