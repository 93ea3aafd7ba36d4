import { DAY_MS } from '../engine/game/time.ts'
import { codesRepo } from './features/accounts/codes-repo.ts'
import { sessionsRepo } from './features/accounts/sessions-repo.ts'
import { clientErrorsRepo } from './features/error-reports/repo.ts'
import { guestsRepo } from './features/guests/repo.ts'
import { firstKeptDay } from './features/history/kept-days.ts'
import { historyRepo } from './features/history/repo.ts'
import type { Ports } from './ports.ts'
import { outboxRepo } from './repo/outbox.ts'
import { throttleRepo } from './repo/throttle.ts'
import { tidyClockRepo } from './repo/tidy-clock.ts'

const OUTBOX_DAYS = 7
const GUEST_DAYS = 7
const ERROR_DAYS = 90
/** After this the theft of a spent token is no longer noticed, but it opens nothing either. */
const SPENT_TOKEN_DAYS = 30

/**
 * Drops what has expired. Hosts call it once an hour. How far it goes is not for the clock alone to say: one that is ahead
 * would delete for good.
 */
export async function tidy({ db, clock, log }: Pick<Ports, 'db' | 'clock' | 'log'>): Promise<void> {
  const moment = await tidyClockRepo(db).advance(clock())
  if (moment === null) {
    log.warn('tidy', { problem: 'the clock is far ahead of the last pass, so nothing is deleted' })
    return
  }
  await throttleRepo(db).dropOver(moment)
  await codesRepo(db).dropExpired(moment)
  await sessionsRepo(db).dropExpired(moment)
  await sessionsRepo(db).dropSpentBefore(moment - SPENT_TOKEN_DAYS * DAY_MS)
  await guestsRepo(db).dropUnusedSince(moment - GUEST_DAYS * DAY_MS)
  await clientErrorsRepo(db).dropBefore(moment - ERROR_DAYS * DAY_MS)
  await historyRepo(db).dropBefore(firstKeptDay(moment))
  await outboxRepo(db).dropBefore(moment - OUTBOX_DAYS * DAY_MS)
}
