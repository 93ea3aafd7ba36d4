import * as v from 'valibot'
import { Positive } from '../../engine/model/primitives.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

/** A jump that the player flew, as the game showed it. */
export const FlownJump = v.object({
  parsecs: Positive,
  seconds: Positive,
  /** FF; absent where the player did not look. */
  fuel: v.optional(Positive),
})
export type FlownJump = v.InferOutput<typeof FlownJump>

/** By the id of the ship that flew it. */
export type FlownJumps = Readonly<Record<string, FlownJump>>

const record = localRecord('perigee.flown-jumps', v.record(v.string(), FlownJump))
const current = observable<FlownJumps>(record.read() ?? {})
record.watch(() => current.set(record.read() ?? {}))

export const useFlownJumps = (): FlownJumps => useObservable(current)

function keep(change: (jumps: FlownJumps) => FlownJumps): void {
  const next = change(record.read() ?? current.get())
  record.write({ ...next })
  current.set(next)
}

export const calibrate = (shipId: string, flown: FlownJump): void =>
  keep((jumps) => ({ ...jumps, [shipId]: flown }))

export const forgetCalibration = (shipId: string): void =>
  keep(({ [shipId]: _forgotten, ...others }) => others)
