import type { Row, Suite } from '../suite.ts'
import { type Attack, rowsBeside } from './beside.ts'

/** Runs each attack while thirty ordinary players use the server. */
const ATTACKS: readonly Attack[] = [
  'logins',
  'empires',
  'pictures',
  'bodies',
  'errors',
  'readers',
  'unread',
  'planner',
]

export const suite: Suite = {
  name: 'thirty players beside one who does their worst',
  async run() {
    const rows: Row[] = []
    for (const attack of ATTACKS) rows.push(...(await rowsBeside(attack)))
    return rows
  },
}
