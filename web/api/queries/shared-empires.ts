import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  copySharedEmpire,
  type EmpireShareTerms,
  getSharedEmpire,
  listEmpireShares,
  SharedEmpire,
  shareEmpire,
  stopSharingEmpire,
} from '../../../edge/features/shared-empires/contract.ts'
import { readPlan } from '../../../engine/game/versions/read.ts'
import { call } from '../client.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

/** Plans in the newest form. What cannot be read is set aside with its reason, and the others stay. */
const ReadableEmpire = v.pipe(
  v.object({ ...SharedEmpire.entries, plans: v.array(v.unknown()) }),
  v.transform(({ plans, ...shared }) => {
    const read = plans.map(readPlan)
    return {
      ...shared,
      plans: read.flatMap((plan) => (plan.ok ? [plan.record] : [])),
      unreadable: read.flatMap((plan) => (plan.ok ? [] : [plan.aside])),
    }
  }),
)
export type ReadableEmpire = v.InferOutput<typeof ReadableEmpire>

const getReadableEmpire = { ...getSharedEmpire, answer: ReadableEmpire }

export const sharedEmpireQueries = {
  list: () => routeQuery(['shared', 'empires'], listEmpireShares, {}, LIFETIMES.shares),
  /** Every load counts as a view. */
  one: (uuid: string) =>
    routeQuery(
      ['shared', 'empire', uuid],
      getReadableEmpire,
      { params: { uuid } },
      LIFETIMES.sharedPlan,
    ),
}

export const sharedEmpireMutations = {
  share: mutationOptions({
    mutationFn: ({ empireUuid, terms }: { empireUuid: string; terms: EmpireShareTerms }) =>
      call(shareEmpire, { params: { empireUuid }, body: terms }),
    meta: { invalidates: ['shared'] },
  }),
  stop: mutationOptions({
    mutationFn: (uuid: string) => call(stopSharingEmpire, { params: { uuid } }),
    meta: { invalidates: ['shared'] },
  }),
  /** Without plans the whole empire is copied. */
  copy: mutationOptions({
    mutationFn: ({ sharedUuid, plans }: { sharedUuid: string; plans?: readonly string[] }) =>
      call(copySharedEmpire, {
        params: { sharedUuid },
        body: plans ? { plans: [...plans] } : {},
      }),
    meta: { invalidates: ['plans', 'empires', 'cx'] },
  }),
}
