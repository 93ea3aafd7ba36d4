const YARDSTICK = JSON.stringify(
  Array.from({ length: 10_000 }, (_, n) => ({ ticker: n.toString(36), input: n / 7, output: n })),
)
/** What parsing it takes on a core that does nothing else. */
const YARDSTICK_MS = 1.2

/** How many times as long as on a core of its own work takes now, in processor time: other machines may share the core. */
export function slowness(): number {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 3; n++) {
    const before = process.cpuUsage()
    JSON.parse(YARDSTICK)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return Math.max(1, least / YARDSTICK_MS)
}
