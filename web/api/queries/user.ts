import { mutationOptions } from '@tanstack/react-query'
import {
  createApiKey,
  deleteApiKey,
  listApiKeys,
} from '../../../edge/features/accounts/contract.ts'
import { call } from '../client.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

export const userQueries = {
  apiKeys: () => routeQuery(['api-keys'], listApiKeys, {}, LIFETIMES.apiKeys),
}

const meta = { invalidates: ['api-keys'] } as const

export const userMutations = {
  createApiKey: mutationOptions({
    mutationFn: (keyname: string) => call(createApiKey, { body: { keyname } }),
    meta,
  }),
  deleteApiKey: mutationOptions({
    mutationFn: (key: string) => call(deleteApiKey, { params: { key } }),
    meta,
  }),
}
