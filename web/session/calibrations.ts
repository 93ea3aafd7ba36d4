import * as v from 'valibot'
import { FlownJump, type FlownJumps } from '../../engine/model/own-fleet.ts'
import { useObservable } from '../browser/observable.ts'
import { playerRecord } from '../browser/player-record.ts'
import { shownRecord } from '../browser/shown-record.ts'

const jumps = shownRecord(playerRecord('perigee.flown-jumps', v.record(v.string(), FlownJump)), {})

export const flownJumps = (): FlownJumps => jumps.get()
export const useFlownJumps = (): FlownJumps => useObservable(jumps)

export const calibrate = (shipId: string, flown: FlownJump): void =>
  jumps.change((kept) => ({ ...kept, [shipId]: flown }))

export const forgetCalibration = (shipId: string): void =>
  jumps.change(({ [shipId]: _forgotten, ...others }) => others)
