import * as v from 'valibot'
import { CxData } from '../../../engine/game/cx.ts'
import { EmpireWrite } from '../../../engine/game/empire.ts'
import { Plan } from '../../../engine/game/plan.ts'
import { DateString, Uuid, WholeNumber } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { del, get, put } from '../../contract/route.ts'
import { PlanCopied } from '../plans/contract.ts'

const Views = v.pipe(WholeNumber, v.minValue(0))

export const Share = v.object({ uuid: Uuid, created_date: DateString, view_count: Views })
export type Share = v.InferOutput<typeof Share>

/** The own empire and CX under which visitors see the plan. Null: none, so no faction bonus or average prices. Absent: as it is. */
export const ShareTerms = v.object({
  empire_uuid: v.optional(v.nullable(Uuid)),
  cx_uuid: v.optional(v.nullable(Uuid)),
})
export type ShareTerms = v.InferOutput<typeof ShareTerms>

/** An empire or a CX is only named where the share has one. */
export const ShareListEntry = v.object({
  shared_uuid: Uuid,
  plan_uuid: Uuid,
  view_count: Views,
  empire_uuid: v.optional(Uuid),
  cx_uuid: v.optional(Uuid),
})
export type ShareListEntry = v.InferOutput<typeof ShareListEntry>

const { faction, permits_used, permits_total } = EmpireWrite.entries

/** What the prices of a shared plan are called. The owner's name of them is private. */
export const SHARED_CX_NAME = 'Prices'

/** The plan as a stranger sees it: `empires` is always empty. `terms` holds what the owner chose to include. */
export const SharedPlan = v.object({
  ...Share.entries,
  baseplanner: Plan,
  terms: v.optional(
    v.object({
      empire: v.optional(v.object({ faction, permits_used, permits_total })),
      cx: v.optional(CxData),
    }),
  ),
})
export type SharedPlan = v.InferOutput<typeof SharedPlan>

export const listShares = get(
  '/shared/list',
  'user',
  'Which own plans are shared, and how often they were viewed',
  v.array(ShareListEntry),
)

export const getSharedPlan = get(
  '/shared/:uuid',
  'open',
  "A shared plan; counts a view unless it is the owner's",
  SharedPlan,
  { failures: [404] },
)

export const sharePlan = put(
  '/shared/baseplanner/:planUuid',
  'user',
  'Share an own plan; sharing it again answers the same share, and a body changes what it includes',
  Share,
  { body: v.nullable(ShareTerms), failures: [404] },
)

export const cloneSharedPlan = put(
  '/shared/baseplanner/:sharedUuid/clone',
  'user',
  'Copy a shared plan into the own plans',
  PlanCopied,
  { failures: [404, 409] },
)

export const stopSharing = del(
  '/shared/:uuid',
  'user',
  'Stop sharing; the link is dead at once',
  Done,
  { failures: [404] },
)
