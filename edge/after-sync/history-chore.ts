import { DAY_MS, dayOf } from '../../engine/model/time.ts'
import { recordDay } from '../history/record-day.ts'
import { historyRepo } from '../repo/history.ts'
import type { AccountChore } from './account-chore.ts'

/** Players who have been away for longer get no further records. */
const USED_WITHIN_DAYS = 60

/** With the first prices of a day, what the empires of every player come to. */
export const historyChore: AccountChore = {
  name: 'history',
  atOnce: 2,
  budgetMs: 2 * 60_000,
  accounts: (db, behind, most) => historyRepo(db).accounts(behind, most),
  async begin({ ports, now, inTurn }) {
    const usedSince = now - USED_WITHIN_DAYS * DAY_MS
    return async (userId) => {
      const isOpen = await historyRepo(ports.db).isOpen(userId, dayOf(ports.clock()), usedSince)
      if (isOpen) await recordDay(ports, userId, inTurn)
    }
  },
}
