import { ACCOUNT_CHORES, walkAccounts } from '../after-sync/walk.ts'
import { cleanUp } from '../cleanup.ts'
import { alertPost } from '../features/alerts/post.ts'
import { tick } from '../gamedata/sync/sync.ts'
import type { Ports } from '../ports.ts'
import { gamedataRepo } from '../repo/gamedata.ts'

const MINUTE = 60_000
/** How many accounts one step visits. Each slice of this work runs after the calls of players. */
const MAX_ACCOUNTS = 1000
/** Later than what a start does, so that the two do not need memory at once. */
const FIRST_PARSE_MS = 10_000

/** Starts what the host does besides answering: figures for the log, parsed planets, the hourly cleanup and, if switched on, the sync with FIO. */
export function startChores(
  ports: Ports,
  { sync, report }: { sync: boolean; report(): void },
  defer: (work: Promise<unknown>) => void,
): { stop(): void } {
  const every = (minutes: number, chore: () => void) => setInterval(chore, minutes * MINUTE)
  // A search that has to parse the planets first keeps all lists waiting for it.
  const parsePlanets = () => defer(gamedataRepo(ports.db).planets())
  const timers = [
    every(1, report),
    every(60, () => defer(cleanUp(ports))),
    setTimeout(parsePlanets, FIRST_PARSE_MS),
    every(5, parsePlanets),
  ]
  if (sync) {
    const post = alertPost(ports)
    // If another step is walking, this one leaves the walk to it.
    const walk = () => defer(walkAccounts(ports, ACCOUNT_CHORES, MAX_ACCOUNTS, post))
    const sync = oneAtATime(() => tick(ports, undefined, undefined, walk))
    const step = () => {
      walk()
      defer(sync())
    }
    timers.push(every(5, step))
    step()
  }
  return {
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let isUnderWay = false
  return async () => {
    if (isUnderWay) return
    isUnderWay = true
    await work().finally(() => {
      isUnderWay = false
    })
  }
}
