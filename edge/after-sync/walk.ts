import type { Ports } from '../ports.ts'
import { accountWalksRepo } from '../repo/account-walks.ts'
import { syncRepo } from '../repo/sync.ts'
import type { AccountChore } from './account-chore.ts'

/** Longer than a visit takes; the walk of a host that stopped in the middle is free after this time. */
const CLAIM_MS = 5 * 60_000
/** How many accounts are looked up at a time. */
const PAGE = 50

/**
 * One step of every walk: continues after the account where the last step stopped, for up to so many accounts a
 * chore. A round begins when the sync brought new prices and the previous round is done. A failure for one account is
 * logged and the walk continues.
 */
export async function walkAccounts(
  ports: Ports,
  chores: readonly AccountChore[],
  mostAccounts: number,
): Promise<void> {
  const syncedAt = await syncRepo(ports.db).succeededAt('exchanges')
  if (syncedAt === null) return
  for (const chore of chores) {
    try {
      await walk(ports, chore, syncedAt, mostAccounts)
    } catch (error) {
      ports.log.error('after sync', { chore: chore.name, error: String(error) })
    }
  }
}

async function walk(
  ports: Ports,
  chore: AccountChore,
  syncedAt: number,
  mostAccounts: number,
): Promise<void> {
  const { db, clock, log, stopping } = ports
  const repo = accountWalksRepo(db)
  const now = clock()
  const behind = await repo.claim(chore.name, syncedAt, { now, until: now + CLAIM_MS })
  if (behind === null) return
  let isOver = false
  try {
    const visit = await chore.begin({ ports, now, inTurn: turns(ports) })
    let last = behind
    for (let left = mostAccounts; left > 0 && !isOver; ) {
      const page = await chore.accounts(db, last, Math.min(PAGE, left), now)
      isOver = page.length === 0
      left -= page.length
      for (const userId of page) {
        if (stopping?.aborted) return
        await visit(userId).catch((error: unknown) => {
          if (!stopping?.aborted)
            log.error('after sync', { chore: chore.name, user: userId, error: String(error) })
        })
        if (stopping?.aborted) return
        last = userId
        await repo.visited(chore.name, userId, clock() + CLAIM_MS)
      }
    }
  } finally {
    await (isOver ? repo.finish(chore.name) : repo.pause(chore.name))
  }
}

/** All chores are one caller, beside every player. */
function turns({ inTurn }: Ports): <T>(work: () => Promise<T>) => Promise<T> {
  return (work) => (inTurn ? inTurn(['after sync'], work) : work())
}
