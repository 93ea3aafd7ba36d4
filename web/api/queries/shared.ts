import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  cloneSharedPlan,
  getSharedPlan,
  listShares,
  SharedPlan,
  type ShareTerms,
  sharePlan,
  stopSharing,
} from '../../../edge/features/sharing/contract.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { AnyVersionPlan } from '../../../engine/game/versions/read.ts'
import { call } from '../client.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'
import { saved } from './plans.ts'

const getCurrentPlan = {
  ...getSharedPlan,
  answer: v.object({ ...SharedPlan.entries, baseplanner: AnyVersionPlan }),
}

export const sharedQueries = {
  list: () => routeQuery(['shared', 'list'], listShares, {}, LIFETIMES.shares),
  /** Every load counts as a view. */
  one: (uuid: string) =>
    routeQuery(['shared', 'one', uuid], getCurrentPlan, { params: { uuid } }, LIFETIMES.sharedPlan),
}

/** What a share includes unless the player leaves it out. */
export const termsWith = (empire: Empire | null, cx: Cx | null): Required<ShareTerms> => ({
  empire_uuid: empire?.uuid ?? null,
  cx_uuid: cx?.uuid ?? null,
})

export const sharedMutations = {
  share: mutationOptions({
    mutationFn: ({ planUuid, terms }: { planUuid: string; terms: ShareTerms }) =>
      call(sharePlan, { params: { planUuid }, body: terms }),
    meta: { invalidates: ['shared'] },
  }),
  stop: mutationOptions({
    mutationFn: (uuid: string) => call(stopSharing, { params: { uuid } }),
    meta: { invalidates: ['shared'] },
  }),
  clone: mutationOptions({
    mutationFn: (sharedUuid: string) => call(saved(cloneSharedPlan), { params: { sharedUuid } }),
    meta: { invalidates: ['plans'] },
  }),
}
