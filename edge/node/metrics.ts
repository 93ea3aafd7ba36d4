import type { Log, LogFields } from '../ports.ts'

interface Tally {
  failures: number
  durations: number[]
}

/** Reads the request lines of a log. `report` writes one line of counts and latencies per route. */
export function withMetrics(log: Log): { log: Log; report(): void } {
  const tallies = new Map<string, Tally>()
  return {
    log: {
      ...log,
      info(event, fields) {
        if (event === 'request' && fields) count(tallies, fields)
        log.info(event, fields)
      },
    },
    report() {
      for (const [route, { failures, durations }] of tallies) {
        const sorted = durations.sort((a, b) => a - b)
        const quantile = (q: number) => sorted[Math.floor(q * (sorted.length - 1))]!
        log.info('metrics', {
          route,
          requests: sorted.length,
          failures,
          p50: quantile(0.5),
          p99: quantile(0.99),
        })
      }
      tallies.clear()
    },
  }
}

function count(tallies: Map<string, Tally>, { route, status, ms }: LogFields): void {
  const name = String(route ?? 'none')
  const tally = tallies.get(name) ?? { failures: 0, durations: [] }
  tally.durations.push(Number(ms))
  if (Number(status) >= 500) tally.failures++
  tallies.set(name, tally)
}
