import { DAY_MS, dayOf } from '../../../engine/game/time.ts'
import type { AccountChore } from '../../account-chore.ts'
import { recordDay } from './record-day.ts'
import { historyRepo } from './repo.ts'

/** Players who have been away for longer get no further records. */
const USED_WITHIN_DAYS = 60

/** A day that cannot be evaluated, or takes too long, is tried again after this time and not at every sync. */
const AGAIN_MS = DAY_MS / 4

/** Records the empires of every player with the first prices of a day. */
export const historyChore: AccountChore = {
  name: 'history',
  atOnce: 2,
  budgetMs: 2 * 60_000,
  accounts: (db, behind, most) => historyRepo(db).accounts(behind, most),
  async begin({ ports, now, schedule }) {
    const usedSince = now - USED_WITHIN_DAYS * DAY_MS
    return async (userId, end) => {
      const repo = historyRepo(ports.db)
      const moment = ports.clock()
      if (!(await repo.isOpen(userId, dayOf(moment), usedSince))) return
      if (!(await repo.beginTry(userId, moment, moment - AGAIN_MS))) return
      await recordDay(ports, userId, schedule, end)
    }
  },
}
