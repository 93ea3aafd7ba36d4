import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  clonePlan,
  createPlan,
  deletePlan,
  getPlan,
  labelPlan,
  listPlans,
  type PlanSaved,
} from '../../../edge/features/plans/contract.ts'
import type { PlanWrite } from '../../../engine/game/plan.ts'
import type { LabelChange } from '../../../engine/game/plan-labels.ts'
import { stamped } from '../../../engine/game/plan-version.ts'
import { AnyVersionPlan, readPlan } from '../../../engine/game/versions/read.ts'
import { ApiError, call, callWithTag } from '../client.ts'
import { reportElsewhere } from '../elsewhere.ts'
import { isWritten, keptQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'
import { ownRecords } from './own-records.ts'

/** A plan with the tag of its version, which is sent back when it is saved. */
export const TaggedPlan = v.object({ plan: AnyVersionPlan, etag: v.string() })
export type TaggedPlan = v.InferOutput<typeof TaggedPlan>

const own = ownRecords(['plans', 'all'], listPlans, LIFETIMES.own, readPlan)
/** The route, with its response read in the newest form. */
const getCurrentPlan = { ...getPlan, answer: AnyVersionPlan }
/** A route that answers the stored plan, read in the newest form. */
export const saved = <Route extends { answer: typeof PlanSaved }>(route: Route) => ({
  ...route,
  answer: v.object({ ...route.answer.entries, plan: AnyVersionPlan }),
})

export const planQueries = {
  all: own.all,
  aside: own.aside,
  read: own.read,
  one: (uuid: string) =>
    keptQuery({
      queryKey: ['plans', 'one', uuid],
      ask: async (context) => {
        const { client, queryKey, signal } = context
        const known = client.getQueryData<TaggedPlan>(queryKey)
        try {
          const { answer, etag } = await callWithTag(getCurrentPlan, { params: { uuid }, signal })
          if (known && known.etag !== etag && !isWritten(context)) reportElsewhere()
          return { plan: answer, etag }
        } catch (problem) {
          throw isMissing(problem) ? noPlan(uuid, problem) : problem
        }
      },
      schema: TaggedPlan,
      lifetime: LIFETIMES.own,
    }),
}

/** 422: the address was cut or mistyped. */
const isMissing = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && (problem.status === 404 || problem.status === 422)

const noPlan = (uuid: string, { status }: ApiError) =>
  new ApiError(
    status,
    JSON.stringify({
      detail: `No data: Plan ${uuid}. Ensure Plan uuid is valid and planning data has been loaded.`,
    }),
  )

const meta = { invalidates: ['plans', 'empires', 'shared'] } as const

export const planMutations = {
  create: mutationOptions({
    mutationFn: (plan: PlanWrite) => call(saved(createPlan), { body: stamped(plan) }),
    meta,
  }),
  clone: mutationOptions({
    mutationFn: ({ uuid, name }: { uuid: string; name: string }) =>
      call(saved(clonePlan), { params: { uuid }, body: { plan_name: name } }),
    meta,
  }),
  label: mutationOptions({
    mutationFn: ({ uuid, change }: { uuid: string; change: LabelChange }) =>
      call(labelPlan, { params: { uuid }, body: change }),
    meta: { invalidates: ['plans'] },
  }),
  delete: mutationOptions({
    mutationFn: (uuid: string) => call(deletePlan, { params: { uuid } }),
    meta,
  }),
}
