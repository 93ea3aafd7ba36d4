import { DAY_MS } from '../../../engine/game/time.ts'
import type { PlayerView } from '../../gamedata/fio/player-copy.ts'
import recorded from './example.json' with { type: 'json' }

/** How the recorded example writes a moment: milliseconds (`at`) or a date, as days from now. */
const MOMENT = /^(at|date) (-?[\d.]+) days$/

/** The JSON of what guests have in the game. `scripts/guests-example.ts` records it. */
export function exampleJson(view: PlayerView, now: number): string {
  return JSON.stringify(recorded[view], (_, value: unknown) => {
    const [, form, days] = (typeof value === 'string' && MOMENT.exec(value)) || []
    if (!days) return value
    const ms = now + Math.round(Number(days) * DAY_MS)
    return form === 'at' ? ms : new Date(ms).toISOString()
  })
}
