import { mutationOptions } from '@tanstack/react-query'
import {
  bringBackCard,
  listPutAway,
  putAwayCard,
} from '../../../edge/features/put-away/contract.ts'
import type { PutAway } from '../../../engine/game/put-away.ts'
import { call } from '../client.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

export const putAwayQueries = {
  all: () => routeQuery(['put-away'], listPutAway, {}, LIFETIMES.alerts),
}

const meta = { invalidates: ['put-away'] } as const

export const putAwayMutations = {
  put: mutationOptions({
    mutationFn: ({ card, ...body }: PutAway) => call(putAwayCard, { params: { card }, body }),
    meta,
  }),
  bringBack: mutationOptions({
    mutationFn: (card: string) => call(bringBackCard, { params: { card } }),
    meta,
  }),
}
