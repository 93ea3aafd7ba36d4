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
  updatePlan,
} from '../../../edge/contract/plans.ts'
import { Plan, type PlanMaterialIo, type PlanWrite } from '../../../engine/model/plan.ts'
import { call, callWithTag } from '../client.ts'
import { keptQuery, orNothing, routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

/** A plan with the tag of its version, to be handed back when it is saved. */
const TaggedPlan = v.object({ plan: Plan, etag: v.optional(v.string()) })

export const planQueries = {
  all: () => routeQuery(['plans', 'all'], listPlans, {}, LIFETIMES.own),
  one: (uuid: string) =>
    keptQuery({
      queryKey: ['plans', 'one', uuid],
      ask: async ({ signal }) => {
        const { answer, etag } = await callWithTag(getPlan, { params: { uuid }, signal })
        return { plan: answer, etag }
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

const meta = { invalidates: ['plans', 'empires', 'shared'] } as const

export const planMutations = {
  create: mutationOptions({
    mutationFn: (plan: PlanWrite) => callWithTag(createPlan, { body: plan }),
    meta,
  }),
  /** With the tag of the version that was read: fails with 412 where somebody else was faster. */
  save: mutationOptions({
    mutationFn: ({ uuid, plan, etag }: { uuid: string; plan: PlanWrite; etag?: string }) =>
      callWithTag(updatePlan, {
        params: { uuid },
        body: plan,
        ...(etag !== undefined && { headers: { 'if-match': etag } }),
      }),
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
  /** For spreadsheets; no screen shows it, so nothing grows old. */
  saveMaterialIo: mutationOptions({
    mutationFn: (plans: PlanMaterialIo[]) => call(saveMaterialIo, { body: plans }),
  }),
}
