import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  clonePlan,
  createPlan,
  deletePlan,
  getPlan,
  listPlans,
} from '../../../edge/contract/plans.ts'
import { Plan, type PlanWrite } from '../../../engine/model/plan.ts'
import { ApiError, call, callWithTag } from '../client.ts'
import { reportElsewhere } from '../elsewhere.ts'
import { isWritten, keptQuery, ownQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

/** A plan with the tag of its version, which is sent back when it is saved. */
export const TaggedPlan = v.object({ plan: Plan, etag: v.string() })
export type TaggedPlan = v.InferOutput<typeof TaggedPlan>

export const planQueries = {
  all: () => ownQuery(['plans', 'all'], listPlans, LIFETIMES.own),
  one: (uuid: string) =>
    keptQuery({
      queryKey: ['plans', 'one', uuid],
      ask: async (context) => {
        const { client, queryKey, signal } = context
        const known = client.getQueryData<TaggedPlan>(queryKey)
        try {
          const { answer, etag } = await callWithTag(getPlan, { params: { uuid }, signal })
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

/** 422: the address was cut or mistyped, so it never was a plan's. */
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

/** A save goes through `savePlan`. */
export const planMutations = {
  create: mutationOptions({
    mutationFn: (plan: PlanWrite) => callWithTag(createPlan, { body: plan }),
    meta,
  }),
  clone: mutationOptions({
    mutationFn: ({ uuid, name }: { uuid: string; name: string }) =>
      call(clonePlan, { params: { uuid }, body: { plan_name: name } }),
    meta,
  }),
  delete: mutationOptions({
    mutationFn: (uuid: string) => call(deletePlan, { params: { uuid } }),
    meta,
  }),
}
