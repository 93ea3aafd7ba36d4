import type { CurveSource } from './curve.ts'

export interface BookAges {
  /** How many sides come from known books, and the time of the oldest. */
  readonly live: number
  readonly oldest: number | null
  /** How many sides are assumed from earlier books, and the time of those. */
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
