import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  clonePlan,
  createPlan,
  deletePlan,
  getPlan,
  listEmpirePlans,
  listPlans,
  saveMaterialIo,
} from '../../../edge/contract/plans.ts'
import { Plan, type PlanMaterialIo, type PlanWrite } from '../../../engine/model/plan.ts'
import { ApiError, call, callWithTag } from '../client.ts'
import { keptQuery, orNothing, routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

/** A plan with the tag of its version, which is sent back when it is saved. */
export const TaggedPlan = v.object({ plan: Plan, etag: v.string() })
export type TaggedPlan = v.InferOutput<typeof TaggedPlan>

export const planQueries = {
  all: () => routeQuery(['plans', 'all'], listPlans, {}, LIFETIMES.own),
  one: (uuid: string) =>
    keptQuery({
      queryKey: ['plans', 'one', uuid],
      ask: async ({ signal }) => {
        try {
          const { answer, etag } = await callWithTag(getPlan, { params: { uuid }, signal })
          return { plan: answer, etag }
        } catch (problem) {
          throw isMissing(problem) ? noPlan(uuid, problem) : problem
        }
      },
      schema: TaggedPlan,
      lifetime: LIFETIMES.own,
    }),
  /** None where they cannot be loaded. */
  ofEmpire: (empireUuid: string) =>
    keptQuery({
      queryKey: ['plans', 'empire', empireUuid],
      ask: orNothing<Plan>(({ signal }) =>
        call(listEmpirePlans, { params: { empireUuid }, signal }),
      ),
      schema: listEmpirePlans.answer,
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
  /** For spreadsheets; no screen shows it, so nothing becomes stale. */
  saveMaterialIo: mutationOptions({
    mutationFn: (plans: PlanMaterialIo[]) => call(saveMaterialIo, { body: plans }),
  }),
}
