import type { CurveSource } from './curve.ts'

/** What figures by the book rest on. */
export interface BookAges {
  /** How many sides of books are known as they stood there, and when the oldest of them did. */
  readonly live: number
  readonly oldest: number | null
  /** How many are assumed, from what once stood there, and when that was. */
  readonly assumed: number
  readonly assumedAt: number | null
}

export function bookAges(sources: Iterable<CurveSource | undefined>): BookAges {
  const [live, assumed]: [number[], number[]] = [[], []]
  for (const source of sources) {
    if (source) (source.kind === 'book' ? live : assumed).push(source.timestampMs)
  }
  const oldestOf = (times: readonly number[]) => (times.length > 0 ? Math.min(...times) : null)
  return {
    ...{ live: live.length, oldest: oldestOf(live) },
    ...{ assumed: assumed.length, assumedAt: oldestOf(assumed) },
  }
}
