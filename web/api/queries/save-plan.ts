import { updatePlan } from '../../../edge/features/plans/contract.ts'
import type { Plan, PlanWrite } from '../../../engine/game/plan.ts'
import { stamped } from '../../../engine/game/plan-version.ts'
import { isFields } from '../../../engine/game/versions/step.ts'
import { ApiError, callWithTag } from '../client.ts'
import { keepResponse } from '../kept-responses.ts'
import { changed, fetchNow, type KeyStart, queryClient } from '../query-client.ts'
import { planQueries, saved, type TaggedPlan } from './plans.ts'

export interface PlanSave {
  uuid: string
  plan: PlanWrite
  /** The version that was edited: the `etag` of what was read or of the last save. */
  over: string
}

/** Returns what is stored, which the cache holds afterwards. */
export async function savePlan({
  uuid,
  plan,
  over,
}: PlanSave): Promise<TaggedPlan | 'newer version'> {
  try {
    const headers = { 'if-match': over }
    const { answer, etag } = await callWithTag(saved(updatePlan), {
      params: { uuid },
      body: stamped(plan),
      headers,
    })
    const stored = { plan: answer.plan, etag }
    await showSaved(stored)
    return stored
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 412) return 'newer version'
    throw problem
  }
}

/** The plan as the server has it now, bypassing the cache. */
export const freshPlan = (uuid: string): Promise<TaggedPlan> => fetchNow(planQueries.one(uuid))

const LIST: KeyStart = ['plans', 'all']

/** Reloads what a save may have changed besides the plan: empires and CX show its name. */
async function showSaved(stored: TaggedPlan): Promise<void> {
  const { plan } = stored
  const one = planQueries.one(plan.uuid)
  const known = queryClient.getQueryData(one.queryKey)?.plan ?? listed(plan.uuid)
  await queryClient.cancelQueries({ queryKey: one.queryKey, exact: true })
  queryClient.setQueryData(one.queryKey, stored)
  const loading = showInList(plan) ? [] : [LIST]
  await Promise.all(
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ['plans'] })
      .map(keepResponse),
  )
  const isRenamed = plan.name !== known?.name || plan.planet_id !== known.planet_id
  const beyond: KeyStart[] = isRenamed ? [['empires'], ['cx']] : []
  await changed([...loading, ...beyond, ['shared', 'one']], [['plans', 'one', plan.uuid], LIST])
}

const listed = (uuid: string): Plan | undefined =>
  planQueries
    .read(queryClient.getQueryData<unknown[]>(LIST) ?? [])
    .find((plan) => plan.uuid === uuid)

/** False while the list is loading: the response may or may not include this save. */
function showInList(plan: Plan): boolean {
  if (queryClient.isFetching({ queryKey: LIST }) > 0) return false
  const state = queryClient.getQueryState<unknown[]>(LIST)
  if (state?.data) {
    const plans = state.data.map((other) =>
      isFields(other) && other.uuid === plan.uuid ? plan : other,
    )
    queryClient.setQueryData(LIST, plans, { updatedAt: state.dataUpdatedAt })
  }
  return true
}
