import * as v from 'valibot'
import { FlownJump, type FlownJumps } from '../../engine/model/own-fleet.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

const record = localRecord('perigee.flown-jumps', v.record(v.string(), FlownJump))
const current = observable<FlownJumps>(record.read() ?? {})
record.watch(() => current.set(record.read() ?? {}))

export const flownJumps = (): FlownJumps => current.get()
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
