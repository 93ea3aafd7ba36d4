import type { Allowance } from '../../config.ts'
import { fingerprint } from '../../crypto/seal.ts'
import { siteOf } from '../../network.ts'
import type { Ports } from '../../ports.ts'
import { throttleRepo } from '../../repo/throttle.ts'
import { usersRepo } from '../../repo/users.ts'

type Limits = Pick<Ports, 'db' | 'clock' | 'config' | 'secrets'>
type Counted = readonly [what: string, allowance: Allowance]

/** The player for whom something is fetched. Rules are evaluated for players who are away, and so without an address. */
export interface FioAsker {
  userId: number
  ip?: string | undefined
}

/** Counts one fetch of a player's own data. Returns how long to wait if FIO was asked often enough. */
export async function waitForOwnData(limits: Limits, { userId, ip }: FioAsker): Promise<number> {
  const { perAccount, perNetwork, together } = limits.config.throttle.fio
  return await firstWait(limits, [
    [`fio of user ${userId}`, perAccount],
    ...(ip === undefined ? [] : [[`fio of ${siteOf(ip)}`, perNetwork] as const]),
    ['fio of all', together],
  ])
}

/**
 * The same for an order book. Order books leave some of all fetches to players' own data, and guests' books leave some to
 * players.
 */
export async function waitForBook(limits: Limits, { userId, ip = '' }: FioAsker): Promise<number> {
  const { books, together } = limits.config.throttle.fio
  const user = await usersRepo(limits.db).byId(userId)
  return await firstWait(limits, [
    [`books of user ${userId}`, books.perAccount],
    [`books of ${siteOf(ip)}`, books.perNetwork],
    ...(user?.isGuest ? [['books of guests', books.guests] as const] : []),
    ['books of all', books.together],
    ['fio of all', together],
  ])
}

/** A fetch that a narrow limit refuses does not count for the wider ones after it. */
async function firstWait(
  { db, clock, secrets }: Limits,
  counted: readonly Counted[],
): Promise<number> {
  for (const [what, allowance] of counted) {
    const waitMs = await throttleRepo(db).take(fingerprint(secrets, what), clock(), allowance)
    if (waitMs > 0) return waitMs
  }
  return 0
}
