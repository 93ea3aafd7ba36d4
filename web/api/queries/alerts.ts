import { mutationOptions } from '@tanstack/react-query'
import { deleteAlert, listAlerts, putAlert } from '../../../edge/contract/alerts.ts'
import type { Alert } from '../../../engine/model/alert.ts'
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
}
