import type { AccountChore, Visit } from '../account-chore.ts'
import { alertChore, ownAlertChore } from '../features/alerts/alert-chore.ts'
import { type AlertPost, alertPost } from '../features/alerts/post.ts'
import { historyChore } from '../features/history/history-chore.ts'
import type { Ports } from '../ports.ts'
import { accountWalksRepo } from '../repo/account-walks.ts'
import { syncRepo } from '../repo/sync.ts'
import { visitInOrder } from './visits.ts'

/** What is done for each account after a sync. Each chore has its own walk, so that none waits for another. */
export const ACCOUNT_CHORES: readonly AccountChore[] = [alertChore, ownAlertChore, historyChore]

/**
 * Longer than the budget of any visit. If a host stops in the middle of a walk, another one may continue it after this time.
 */
const CLAIM_MS = 5 * 60_000
/** How many accounts are looked up at a time. */
const PAGE = 50

/**
 * Does one step of every walk: it continues after the account where the last step stopped, for at most `mostAccounts` accounts
 * a chore. The chores walk side by side, and alerts are sent in parallel, so none waits for another. A round begins when the
 * sync brought new prices and the previous round is done. A failure for one account is logged, and the walk continues.
 */
export async function walkAccounts(
  ports: Ports,
  chores: readonly AccountChore[],
  mostAccounts: number,
  post: AlertPost = alertPost(ports),
): Promise<void> {
  const syncedAt = await syncRepo(ports.db).succeededAt('exchanges')
  if (syncedAt === null) return
  const sends = new Set<Promise<void>>()
  const sendAlerts = () => {
    const send = logged(ports, 'alerts', () => post.send()).finally(() => sends.delete(send))
    sends.add(send)
  }
  // One after the other: what a chore prepares, such as the universe, the next one finds ready.
  let prepared: Promise<unknown> = Promise.resolve()
  const prepare = (begin: () => Promise<Visit>) => {
    const visit = prepared.then(begin)
    prepared = visit.catch(() => {})
    return visit
  }
  const step = async (chore: AccountChore) => {
    await walk({ ports, chore, syncedAt, mostAccounts, sendAlerts, prepare })
    if (chore.sendsAlerts) sendAlerts()
  }
  await Promise.all(chores.map((chore) => logged(ports, chore.name, () => step(chore))))
  while (sends.size > 0) await Promise.all(sends)
}

async function logged({ log }: Ports, chore: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('after sync', { chore, error: String(error) })
  }
}

interface Step {
  ports: Ports
  chore: AccountChore
  syncedAt: number
  mostAccounts: number
  sendAlerts(): void
  prepare(begin: () => Promise<Visit>): Promise<Visit>
}

async function walk({
  ports,
  chore,
  syncedAt,
  mostAccounts,
  sendAlerts,
  prepare,
}: Step): Promise<void> {
  const { db, clock, stopping } = ports
  const repo = accountWalksRepo(db)
  const now = clock()
  const behind = await repo.claim(chore.name, syncedAt, { now, until: now + CLAIM_MS })
  if (behind === null) return
  let isOver = false
  try {
    const schedule = turns(ports, chore)
    const begin = () => chore.begin({ ports, now, schedule, sendAlerts })
    const visit = withinBudget(ports, chore, await prepare(begin))
    let last = behind
    for (let left = mostAccounts; left > 0 && !isOver && !stopping?.aborted; ) {
      const page = await chore.accounts(db, last, Math.min(PAGE, left), now)
      isOver = page.length === 0
      left -= page.length
      last = page.at(-1) ?? last
      await visitInOrder(page, chore.atOnce, visit, (userId) =>
        repo.visited(chore.name, userId, clock() + CLAIM_MS),
      )
    }
    isOver &&= !stopping?.aborted
  } finally {
    await (isOver ? repo.finish(chore.name) : repo.pause(chore.name))
  }
}

/** Ends a visit when its time is up or the host stops. Returns false where the account is to be visited again. */
function withinBudget(
  { log, stopping }: Ports,
  { name, budgetMs }: AccountChore,
  visit: Visit,
): (userId: number) => Promise<boolean> {
  return async (userId) => {
    if (stopping?.aborted) return false
    const end = new AbortController()
    const ended = new Promise<never>((_, reject) => {
      end.signal.addEventListener('abort', () => reject(end.signal.reason))
    })
    const timer = setTimeout(() => end.abort(`longer than ${budgetMs} ms`), budgetMs)
    const stop = () => end.abort('stopped')
    stopping?.addEventListener('abort', stop)
    try {
      await Promise.race([visit(userId, end.signal), ended])
    } catch (error) {
      if (!stopping?.aborted)
        log.error('after sync', { chore: name, user: userId, error: String(error) })
    } finally {
      clearTimeout(timer)
      stopping?.removeEventListener('abort', stop)
      // A failed visit begins nothing more.
      end.abort('over')
      ended.catch(() => {})
    }
    return !stopping?.aborted
  }
}

/** Each chore counts as a caller of its own, next to every player. */
function turns(
  { schedule }: Ports,
  { name }: AccountChore,
): <T>(work: () => Promise<T>) => Promise<T> {
  return (work) => (schedule ? schedule([`after sync ${name}`], work) : work())
}
