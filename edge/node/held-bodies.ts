import { HttpError } from '../errors.ts'
import type { HoldBody } from '../ports.ts'

/** Of one caller at a time: sixteen bodies of the largest size, and thousands of usual ones. */
export const MOST_HELD_BYTES = 16 * 1024 * 1024

/** Bounds the memory that bodies of one caller take, however many are sent at once and however slowly. */
export function heldBodies(): HoldBody {
  const heldBy = new Map<string, number>()

  function add(caller: string, bytes: number): void {
    const sum = (heldBy.get(caller) ?? 0) + bytes
    if (sum > 0) heldBy.set(caller, sum)
    else heldBy.delete(caller)
  }

  return (caller) => {
    let own = 0
    return {
      take(bytes) {
        if ((heldBy.get(caller) ?? 0) + bytes > MOST_HELD_BYTES)
          throw new HttpError(429, 'Too many large uploads at once. Please try again soon.', {
            headers: { 'Retry-After': '10' },
          })
        own += bytes
        add(caller, bytes)
      },
      release() {
        add(caller, -own)
        own = 0
      },
    }
  }
}
