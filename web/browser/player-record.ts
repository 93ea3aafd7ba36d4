import type * as v from 'valibot'
import { credentials } from './credentials.ts'
import { type LocalRecord, localRecord } from './local-record.ts'

/**
 * A record that each player of this browser has separately. A visitor's record goes to the next player who logs in and
 * has none.
 */
export function playerRecord<S extends v.GenericSchema<unknown, unknown>>(
  key: string,
  schema: S,
): LocalRecord<v.InferOutput<S>> {
  const player = () => credentials.get()?.user?.user_id
  const ofVisitor = localRecord(key, schema)
  const own = localRecord(() => (player() === undefined ? key : `${key}.${player()}`), schema)
  return {
    read() {
      const left = player() === undefined ? undefined : ofVisitor.read()
      if (left !== undefined && own.read() === undefined) {
        own.write(left)
        ofVisitor.write(undefined)
      }
      return own.read()
    },
    write: own.write,
    watch(listener) {
      const ends = [own.watch(listener), credentials.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** The key of the totals of a player's empires on the last visits. */
export const EMPIRE_VISITS = 'perigee.empire-visits'

/** Deletes a record of all players. */
export function forgetRecords(key: string): void {
  try {
    for (const stored of Object.keys(localStorage))
      if (stored === key || stored.startsWith(`${key}.`)) localStorage.removeItem(stored)
  } catch {
    // Nothing is stored if the browser refuses storage.
  }
}
