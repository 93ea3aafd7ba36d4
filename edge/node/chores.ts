import { tick } from '../gamedata/sync/sync.ts'
import type { Ports } from '../ports.ts'
import { tidy } from '../tidy.ts'

const MINUTE = 60_000

/** What the host does besides answering: numbers for the log, tidying up and, when asked for, the sync with FIO. */
export function startChores(
  ports: Ports,
  { sync, report }: { sync: boolean; report(): void },
  defer: (work: Promise<unknown>) => void,
): { stop(): void } {
  const every = (minutes: number, chore: () => void) => setInterval(chore, minutes * MINUTE)
  const timers = [every(1, report), every(60, () => defer(tidy(ports)))]
  if (sync) {
    let isSyncing = false
    const step = async () => {
      if (isSyncing) return
      isSyncing = true
      await tick(ports).finally(() => {
        isSyncing = false
      })
    }
    timers.push(every(5, () => defer(step())))
    defer(step())
  }
  return {
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
