import { tooManyUploads } from '../http/body.ts'
import type { HoldBody } from '../ports.ts'

const MIB = 1024 * 1024
export const MAX_HELD_BYTES = 32 * MIB
export const MAX_HELD_BYTES_OF_ONE = 8 * MIB

interface Held {
  caller: string
  bytes: number
  dropped: AbortController
}

/**
 * Limits the memory for request bodies, however many are sent at once and however slowly. If it is full, the caller who holds
 * most loses their oldest body to callers who hold less.
 */
export function bodyRoom(): HoldBody {
  /** Oldest first. */
  const bodies = new Set<Held>()
  let all = 0

  function heldByCaller(): Map<string, number> {
    const held = new Map<string, number>()
    for (const { caller, bytes } of bodies) held.set(caller, (held.get(caller) ?? 0) + bytes)
    return held
  }

  function release(body: Held): void {
    if (bodies.delete(body)) all -= body.bytes
  }

  return (caller) => {
    const body: Held = { caller, bytes: 0, dropped: new AbortController() }
    return {
      dropped: body.dropped.signal,
      take(bytes) {
        const held = heldByCaller()
        const mine = (held.get(caller) ?? 0) + bytes
        if (mine > MAX_HELD_BYTES_OF_ONE) throw tooManyUploads()
        while (all + bytes > MAX_HELD_BYTES) {
          const [largest, most] = [...held].reduce((one, other) =>
            other[1] > one[1] ? other : one,
          )
          if (most <= mine) throw tooManyUploads()
          const oldest = [...bodies].find((one) => one.caller === largest)!
          held.set(largest, most - oldest.bytes)
          release(oldest)
          oldest.dropped.abort()
        }
        bodies.add(body)
        body.bytes += bytes
        all += bytes
      },
      release: () => release(body),
    }
  }
}
