import * as v from 'valibot'
import { localRecord } from './local-record.ts'
import { observable } from './observable.ts'

/** What the frame needs before the profile has arrived. Never the player's keys. */
const Identity = v.object({
  user_id: v.number(),
  username: v.string(),
  hasFio: v.boolean(),
})
export type Identity = v.InferOutput<typeof Identity>

const StoredCredentials = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.optional(Identity),
})
export type StoredCredentials = v.InferOutput<typeof StoredCredentials>

const record = localRecord('perigee.session', StoredCredentials)
const current = observable<StoredCredentials | undefined>(record.read())
record.watch(() => current.set(record.read()))

export const credentials = {
  get: current.get,
  subscribe: current.subscribe,
  set(next: StoredCredentials | undefined): void {
    record.write(next)
    current.set(next)
  },
  /** Reads the storage again: another tab may have written. */
  reread(): StoredCredentials | undefined {
    const stored = record.read()
    if (stored?.access_token !== current.get()?.access_token) current.set(stored)
    return stored
  },
}
