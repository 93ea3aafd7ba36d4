import * as v from 'valibot'
import { Plan } from '../../../engine/game/plan.ts'
import { DateString, Uuid, WholeNumber } from '../../../engine/game/primitives.ts'
import { Done, Message } from '../../contract/answers.ts'
import { defineRoute } from '../../contract/route.ts'

const Views = v.pipe(WholeNumber, v.minValue(0))

export const Share = v.object({ uuid: Uuid, created_date: DateString, view_count: Views })
export type Share = v.InferOutput<typeof Share>

export const ShareListEntry = v.object({ shared_uuid: Uuid, plan_uuid: Uuid, view_count: Views })
export type ShareListEntry = v.InferOutput<typeof ShareListEntry>

/** The plan as a stranger sees it: `empires` is always empty. */
export const SharedPlan = v.object({ ...Share.entries, baseplanner: Plan })
export type SharedPlan = v.InferOutput<typeof SharedPlan>

export const listShares = defineRoute({
  method: 'GET',
  path: '/shared/list',
  access: 'user',
  summary: 'Which own plans are shared, and how often they were viewed',
  answer: v.array(ShareListEntry),
})

export const getSharedPlan = defineRoute({
  method: 'GET',
  path: '/shared/:uuid',
  access: 'open',
  summary: "A shared plan; counts a view unless it is the owner's",
  answer: SharedPlan,
  failures: [404],
})

export const sharePlan = defineRoute({
  method: 'PUT',
  path: '/shared/baseplanner/:planUuid',
  access: 'user',
  summary: 'Share an own plan; sharing it again answers the same share',
  answer: Share,
  failures: [404],
})

export const cloneSharedPlan = defineRoute({
  method: 'PUT',
  path: '/shared/baseplanner/:sharedUuid/clone',
  access: 'user',
  summary: 'Copy a shared plan into the own plans',
  answer: Message,
  failures: [404, 409],
})

export const stopSharing = defineRoute({
  method: 'DELETE',
  path: '/shared/:uuid',
  access: 'user',
  summary: 'Stop sharing; the link is dead at once',
  answer: Done,
  failures: [404],
})
