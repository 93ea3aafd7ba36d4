import { mutationOptions } from '@tanstack/react-query'
import type { BodyOf } from '../../../edge/contract/route.ts'
import {
  addPushDevice,
  deleteAlert,
  listAlerts,
  putAlert,
  removePushDevices,
  setAlertMail,
  testAlert,
} from '../../../edge/features/alerts/contract.ts'
import type { Alert } from '../../../engine/game/alert.ts'
import { call } from '../client.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

export const alertQueries = {
  all: () => routeQuery(['alerts'], listAlerts, {}, LIFETIMES.alerts),
}

const meta = { invalidates: ['alerts'] } as const

export const alertMutations = {
  put: mutationOptions({
    mutationFn: ({ uuid, rule }: Alert) => call(putAlert, { params: { uuid }, body: { rule } }),
    meta,
  }),
  remove: mutationOptions({
    mutationFn: (uuid: string) => call(deleteAlert, { params: { uuid } }),
    meta,
  }),
  addDevice: mutationOptions({
    mutationFn: (device: BodyOf<typeof addPushDevice>) => call(addPushDevice, { body: device }),
    meta,
  }),
  removeDevices: mutationOptions({
    mutationFn: (endpoint: string | null) => call(removePushDevices, { body: { endpoint } }),
    meta,
  }),
  setMail: mutationOptions({
    mutationFn: (isStopped: boolean) => call(setAlertMail, { body: { is_stopped: isStopped } }),
    meta,
  }),
  test: mutationOptions({ mutationFn: () => call(testAlert, {}) }),
}
