import { DAY_MS, dayOf } from '../engine/model/time.ts'
import { KEPT_DAYS } from './history/kept-days.ts'
import type { Ports } from './ports.ts'
import { clientErrorsRepo } from './repo/client-errors.ts'
import { codesRepo } from './repo/codes.ts'
import { guestsRepo } from './repo/guests.ts'
import { historyRepo } from './repo/history.ts'
import { outboxRepo } from './repo/outbox.ts'
import { sessionsRepo } from './repo/sessions.ts'
import { throttleRepo } from './repo/throttle.ts'

const OUTBOX_DAYS = 7
const GUEST_DAYS = 7
const ERROR_DAYS = 90
/** After this the theft of a spent token is no longer noticed, but it opens nothing either. */
const SPENT_TOKEN_DAYS = 30

/** Drops what has expired. Hosts call it once an hour. */
export async function tidy({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await throttleRepo(db).dropOver(now)
  await codesRepo(db).dropExpired(now)
  await sessionsRepo(db).dropExpired(now)
  await sessionsRepo(db).dropSpentBefore(now - SPENT_TOKEN_DAYS * DAY_MS)
  await guestsRepo(db).dropUnusedSince(now - GUEST_DAYS * DAY_MS)
  await clientErrorsRepo(db).dropBefore(now - ERROR_DAYS * DAY_MS)
  await historyRepo(db).dropBefore(dayOf(now - (KEPT_DAYS - 1) * DAY_MS))
  await outboxRepo(db).dropBefore(now - OUTBOX_DAYS * DAY_MS)
}
