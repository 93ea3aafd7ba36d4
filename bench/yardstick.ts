import type { Row } from './suite.ts'

const YARDSTICK = JSON.stringify(
  Array.from({ length: 10_000 }, (_, n) => ({ ticker: n.toString(36), input: n / 7, output: n })),
)
/** What parsing it takes on a core that does nothing else. */
const YARDSTICK_MS = 1.2

/** How many milliseconds of processor time parsing it takes now: longer where other machines share the core. */
export function yardstickMs(): number {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 3; n++) {
    const before = process.cpuUsage()
    JSON.parse(YARDSTICK)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** How many times as long as on a core of its own work takes, by a yardstick. */
export const slownessOf = (yardstick: number) => Math.max(1, yardstick / YARDSTICK_MS)

/** How many yardsticks a row took. Undefined for what is no time. */
export function yardsticksOf({ unit, median }: Row, yardstick: number): number | undefined {
  const perUnit = PER_MILLISECOND[unit.split(' ')[0]!]
  return perUnit === undefined ? undefined : median / perUnit / yardstick
}

const PER_MILLISECOND: Readonly<Record<string, number>> = { s: 0.001, ms: 1, µs: 1000 }
