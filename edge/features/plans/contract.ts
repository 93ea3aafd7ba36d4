import * as v from 'valibot'
import { list } from '../../../engine/game/list.ts'
import { Plan, PlanMaterialIo, PlanName, PlanWrite } from '../../../engine/game/plan.ts'
import { LabelChange, PlanLabels } from '../../../engine/game/plan-labels.ts'
import { Uuid } from '../../../engine/game/primitives.ts'
import { Done, Message } from '../../contract/answers.ts'
import { del, get, patch, put } from '../../contract/route.ts'

export const PLANS_PER_USER = 500

/** What is stored after a save, so that a client need not work it out. */
export const PlanSaved = v.object({ uuid: Uuid, plan: Plan })
export type PlanSaved = v.InferOutput<typeof PlanSaved>

export const PlanCopied = v.object({ ...Message.entries, ...PlanSaved.entries })

/** A save without a name keeps the stored name, so only a new plan needs one. */
export const NewPlan = v.object({
  ...PlanWrite.entries,
  name: v.pipe(PlanName, v.nonEmpty('A plan needs a name')),
})
export type NewPlan = v.InferOutput<typeof NewPlan>

/** How many materials the flows of one call may name, all plans together. */
const MAX_FLOWS = 10_000

/** Flows are counted before they are read. */
const MaterialFlows = v.pipe(
  v.custom<v.InferInput<typeof PlanMaterialIo>[]>(
    (plans) => !Array.isArray(plans) || countFlows(plans) <= MAX_FLOWS,
    `At most ${MAX_FLOWS} materials can be saved in one call`,
  ),
  list(PlanMaterialIo, PLANS_PER_USER),
)

function countFlows(plans: readonly unknown[]): number {
  return plans.reduce((sum: number, plan) => {
    const flow = (plan as { material_io?: unknown } | null)?.material_io
    return sum + (Array.isArray(flow) ? flow.length : 0)
  }, 0)
}

export const listPlans = get('/baseplanner', 'user', 'All own plans', v.array(Plan), { etag: true })

export const getPlan = get('/baseplanner/:uuid', 'user', 'One own plan', Plan, {
  failures: [404],
  version: true,
})

export const listEmpirePlans = get(
  '/baseplanner/empire/:empireUuid',
  'user',
  'The plans of one own empire',
  v.array(Plan),
  { failures: [404] },
)

export const createPlan = put(
  '/baseplanner',
  'user',
  'Save a new plan, in an empire if one is named',
  PlanSaved,
  { body: NewPlan, holds: 'plans', failures: [404, 409], version: true },
)

export const saveMaterialIo = patch(
  '/baseplanner/materialio',
  'user',
  'Accepts the daily material flow of plans, which the CSV calls work out themselves',
  Done,
  { body: MaterialFlows, holds: 'plans', failures: [404] },
)

export const updatePlan = patch(
  '/baseplanner/:uuid',
  'user',
  'Save a plan, under the name it has when none is given; with If-Match only over the version it was read from',
  PlanSaved,
  { body: PlanWrite, holds: 'plans', failures: [404, 409, 412], version: true, ifMatch: true },
)

export const labelPlan = patch(
  '/baseplanner/:uuid/labels',
  'user',
  'Change the notes or the tags of a plan, which are no part of its version; what is left out stays',
  PlanLabels,
  { body: LabelChange, failures: [404, 409] },
)

export const clonePlan = put(
  '/baseplanner/:uuid/clone',
  'user',
  "Copy an own plan under a new name, or the original's with (Clone)",
  PlanCopied,
  { body: v.object({ plan_name: PlanName }), failures: [404, 409] },
)

export const deletePlan = del('/baseplanner/:uuid', 'user', 'Delete a plan and its share', Done, {
  failures: [404],
})
