import { DAY_MS } from '../engine/game/time.ts'
import { firstKeptDay } from './features/history/kept-days.ts'
import type { Ports } from './ports.ts'
import { cleanupClockRepo } from './repo/cleanup-clock.ts'
import { clientErrorsRepo } from './repo/client-errors.ts'
import { codesRepo } from './repo/codes.ts'
import { dropDaysBefore, dropGuestsUnusedSince } from './repo/expired.ts'
import { loginSessionsRepo } from './repo/login-sessions.ts'
import { outboxRepo } from './repo/outbox.ts'
import { throttleRepo } from './repo/throttle.ts'

const OUTBOX_DAYS = 7
const GUEST_DAYS = 7
const ERROR_DAYS = 90
/** After this time the theft of a spent token goes unnoticed, but the token opens nothing either. */
const SPENT_TOKEN_DAYS = 30

/**
 * Deletes what has expired. Hosts call it once an hour. It does not trust the clock without a check, because a clock that is
 * ahead would delete for good.
 */
export async function cleanUp({
  db,
  clock,
  log,
}: Pick<Ports, 'db' | 'clock' | 'log'>): Promise<void> {
  const moment = await cleanupClockRepo(db).advance(clock())
  if (moment === null) {
    log.warn('cleanup', {
      problem: 'the clock is far ahead of the last pass, so nothing is deleted',
    })
    return
  }
  await throttleRepo(db).dropOver(moment)
  await codesRepo(db).dropExpired(moment)
  await loginSessionsRepo(db).dropExpired(moment)
  await loginSessionsRepo(db).dropSpentBefore(moment - SPENT_TOKEN_DAYS * DAY_MS)
  await dropGuestsUnusedSince(db, moment - GUEST_DAYS * DAY_MS)
  await clientErrorsRepo(db).dropBefore(moment - ERROR_DAYS * DAY_MS)
  await dropDaysBefore(db, firstKeptDay(moment))
  await outboxRepo(db).dropBefore(moment - OUTBOX_DAYS * DAY_MS)
}
