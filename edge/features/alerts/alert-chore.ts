import type { AlertWatch } from '../../../engine/game/alert.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import { alertStateWords } from '../../../engine/today/alerts/words.ts'
import type { AccountChore } from '../../account-chore.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import { usersRepo } from '../../repo/users.ts'
import { alertStatesRepo } from './alert-states.ts'
import { statesOf, watchesAbout } from './own-facts.ts'
import { alertsRepo } from './repo.ts'

/** Players who have been away for longer are skipped. */
const USED_WITHIN_DAYS = 90

/**
 * After each sync, checks the rules of every player. A rule that becomes met is reported once, and again only after it has been
 * over. Rules about the market and planets need only the database, so their walk waits for nobody.
 */
export const alertChore: AccountChore = {
  ...checking(watchesAbout('public')),
  name: 'alerts',
  atOnce: 4,
  budgetMs: 10_000,
  sendsAlerts: true,
}

/** Checks rules about what a player has. FIO may be slow, and plans are calculated. */
export const ownAlertChore: AccountChore = {
  ...checking(watchesAbout('own')),
  name: 'own alerts',
  atOnce: 8,
  budgetMs: 2 * 60_000,
}

function checking(watches: readonly AlertWatch[]): Pick<AccountChore, 'accounts' | 'begin'> {
  return {
    accounts: (db, behind, most, now) =>
      alertStatesRepo(db).accounts(watches, {
        behind,
        most,
        usedSince: now - USED_WITHIN_DAYS * DAY_MS,
      }),
    async begin({ ports, schedule, sendAlerts }) {
      const universe = await universeOf(ports.db)
      return async (userId, end) => {
        const all = await schedule(() => alertsRepo(ports.db).list(userId))
        const alerts = all.filter(({ rule }) => watches.includes(rule.watch))
        const user = alerts.length > 0 ? await usersRepo(ports.db).byId(userId) : null
        if (!user || !universe) return
        const now = ports.clock()
        const rules = alerts.map(({ rule }) => rule)
        const states = await statesOf({ ports, user, schedule, now }, universe, rules)
        if (end.aborted) return
        const seen = states.map((state, place) => {
          const { id, text, rule } = alerts[place]!
          const { push, mail } = rule
          return { id, text, isMet: state.isMet, line: alertStateWords(state), push, mail }
        })
        await alertStatesRepo(ports.db).note(userId, seen, now)
        if (seen.some(({ isMet }) => isMet)) sendAlerts()
      }
    },
  }
}
