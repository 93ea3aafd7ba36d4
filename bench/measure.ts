import type { Row } from './suite.ts'

/** Keeps the last result, because work with an unused result might be optimised away. */
export let sink: unknown

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!

export function summarise(values: readonly number[]): Pick<Row, 'median' | 'p95' | 'n'> {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), n: sorted.length }
}

function timeOf(work: () => unknown, calls: number): number {
  const start = performance.now()
  for (let call = 0; call < calls; call++) sink = work()
  return (performance.now() - start) / calls
}

/** Shorter samples measure the clock rather than the work. */
const SHORTEST_SAMPLE_MS = 1
const WARM_UP_MS = 200

/** Warms up; returns how many calls make a sample long enough to be timed. */
function warmUp(work: () => unknown): number {
  const end = performance.now() + WARM_UP_MS
  let calls = 0
  const start = performance.now()
  while (performance.now() < end || calls === 0) {
    sink = work()
    calls++
  }
  const perCall = (performance.now() - start) / calls
  return Math.max(1, Math.ceil(SHORTEST_SAMPLE_MS / perCall))
}

const PER_UNIT = { ms: 1, µs: 1000 } as const
type TimeUnit = keyof typeof PER_UNIT

export interface MeasureOptions {
  readonly samples?: number
  /** How many repetitions of the measured work one call contains. */
  readonly perCall?: number
}

/** The time of one repetition. */
export function measure(
  name: string,
  unit: TimeUnit,
  work: () => unknown,
  { samples = 51, perCall = 1 }: MeasureOptions = {},
): Row {
  const calls = warmUp(work)
  const scale = PER_UNIT[unit] / perCall
  const times = Array.from({ length: samples }, () => timeOf(work, calls) * scale)
  return { name, unit, ...summarise(times) }
}

/**
 * The time of one repetition our way, and how many times slower the other way is. The two take turns, so that other
 * load affects both; the ratio is the median of the ratios of the pairs.
 */
export function measureAgainst(
  name: string,
  unit: TimeUnit,
  work: () => unknown,
  other: { with: string; work: () => unknown },
  { samples = 51, perCall = 1 }: MeasureOptions = {},
): Row {
  const calls = warmUp(work)
  const otherCalls = warmUp(other.work)
  const times: number[] = []
  const ratios: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const ours = timeOf(work, calls)
    times.push((ours * PER_UNIT[unit]) / perCall)
    ratios.push(timeOf(other.work, otherCalls) / ours)
  }
  const ratio = summarise(ratios).median
  return { name, unit, ...summarise(times), compared: { with: other.with, ratio } }
}
