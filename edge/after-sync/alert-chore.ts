import { stateWords } from '../../engine/alerts/words.ts'
import { DAY_MS } from '../../engine/model/time.ts'
import { statesOf } from '../alerts/own-facts.ts'
import { tell } from '../alerts/tell.ts'
import { universeOf } from '../gamedata/serve/universe.ts'
import { alertStatesRepo } from '../repo/alert-states.ts'
import { alertsRepo } from '../repo/alerts.ts'
import { usersRepo } from '../repo/users.ts'
import type { AccountChore } from './account-chore.ts'

/** Players who have been away for longer are skipped. */
const USED_WITHIN_DAYS = 90

/** After each sync, checks the rules of every player: a rule that becomes met is reported once, and again only after it has been over. */
export const alertChore: AccountChore = {
  name: 'alerts',
  accounts: (db, behind, most, now) =>
    alertStatesRepo(db).accounts(behind, most, now - USED_WITHIN_DAYS * DAY_MS),
  async begin({ ports, inTurn }) {
    const universe = await universeOf(ports.db)
    return async (userId) => {
      const user = await usersRepo(ports.db).byId(userId)
      const alerts = await alertsRepo(ports.db).list(userId)
      if (!user || !universe || alerts.length === 0) return
      const now = ports.clock()
      const rules = alerts.map(({ rule }) => rule)
      const states = await statesOf({ ports, user, inTurn, now }, universe, rules)
      const lines = new Map<number, string>()
      const seen = states.flatMap((state, place) => {
        const { id, text, rule } = alerts[place]!
        if (state.isMet === null) return []
        if (state.isMet) lines.set(id, stateWords(state))
        return { id, text, isMet: state.isMet, push: rule.push, mail: rule.mail }
      })
      await alertStatesRepo(ports.db).note(userId, seen, now)
      await tell(ports, user, lines)
    }
  },
}
