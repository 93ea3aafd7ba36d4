import * as v from 'valibot'
import { useObservable } from '../browser/observable.ts'
import { playerRecord } from '../browser/player-record.ts'
import { shownRecord } from '../browser/shown-record.ts'

/** FIO lists no more orders of a player; the oldest are forgotten first. */
const MAX_SEEN = 5000
const Seen = v.pipe(v.array(v.string()), v.maxLength(MAX_SEEN))
const seen = shownRecord(playerRecord('perigee.seen-orders', Seen), [])

/** Ids of filled exchange orders that the player has already seen. */
export const useSeenOrders = (): readonly string[] => useObservable(seen)

export function markOrdersSeen(ids: readonly string[]): void {
  seen.change((kept) => [...new Set([...kept, ...ids])].slice(-MAX_SEEN))
}
