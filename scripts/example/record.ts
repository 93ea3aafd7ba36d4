import type { GameLists } from '../../edge/gamedata/kinds.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { exampleCompany } from './company.ts'
import { exampleSites, exampleStorage } from './fio.ts'

/** The example is recorded at this moment. No other number and date in it is within ten years of it. */
const NOW = Date.UTC(2100, 0, 1)
const NEAR_MS = 3650 * DAY_MS

/** The text of example.json: what guests have in the game, a line for each view, with moments as days from now. */
export function recordExample(data: GameLists): string {
  const views = {
    storage: exampleStorage(data, NOW),
    sites: exampleSites(data, NOW),
    company: exampleCompany(compileUniverse(data), NOW),
  }
  const lines = Object.entries(views).map(
    ([view, value]) => `"${view}":${JSON.stringify(value, momentsAsDays)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

function momentsAsDays(_: string, value: unknown): unknown {
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  const ms = isDate ? Date.parse(value) : value
  if (typeof ms !== 'number' || Math.abs(ms - NOW) > NEAR_MS) return value
  return `${isDate ? 'date' : 'at'} ${Number(((ms - NOW) / DAY_MS).toFixed(9))} days`
}
