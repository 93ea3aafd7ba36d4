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

const Credentials = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.optional(Identity),
})
export type Credentials = v.InferOutput<typeof Credentials>

const record = localRecord('perigee.session', Credentials)
const current = observable<Credentials | undefined>(record.read())
record.watch(() => current.set(record.read()))

export const credentials = {
  get: current.get,
  subscribe: current.subscribe,
  set(next: Credentials | undefined): void {
    record.write(next)
    current.set(next)
  },
  /** Reads the storage again: another tab may have written. */
  reread(): Credentials | undefined {
    const stored = record.read()
    if (stored?.access_token !== current.get()?.access_token) current.set(stored)
    return stored
  },
}
