import { updatePlan } from '../../../edge/features/plans/contract.ts'
import type { Plan, PlanWrite } from '../../../engine/game/plan.ts'
import { presentLabels } from '../../../engine/game/plan-labels.ts'
import { stamped } from '../../../engine/game/plan-version.ts'
import { isFields } from '../../../engine/game/versions/step.ts'
import { storedForm } from '../../../engine/plan/stored.ts'
import { ApiError, callWithTag } from '../client.ts'
import { keepResponse } from '../kept-responses.ts'
import { changed, fetchNow, type KeyStart, queryClient } from '../query-client.ts'
import { planQueries, type TaggedPlan } from './plans.ts'

export interface PlanSave {
  uuid: string
  plan: PlanWrite
  /** The version that was edited: the `etag` of what was read or of the last save. */
  over: string
}

/** Afterwards the cache holds the saved plan under its new version. */
export async function savePlan({
  uuid,
  plan,
  over,
}: PlanSave): Promise<{ etag: string } | 'newer version'> {
  try {
    const headers = { 'if-match': over }
    const { etag } = await callWithTag(updatePlan, {
      params: { uuid },
      body: stamped(plan),
      headers,
    })
    await showSaved(uuid, plan, etag)
    return { etag }
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 412) return 'newer version'
    throw problem
  }
}

/** The plan as the server has it now, bypassing the cache. */
export const freshPlan = (uuid: string): Promise<TaggedPlan> => fetchNow(planQueries.one(uuid))

const LIST: KeyStart = ['plans', 'all']

/** Reloads what a save may have changed besides the plan: empires and CX show its name. */
async function showSaved(uuid: string, written: PlanWrite, etag: string): Promise<void> {
  const one = planQueries.one(uuid)
  const known = queryClient.getQueryData(one.queryKey)?.plan ?? listed(uuid)
  const own: KeyStart = ['plans', 'one', uuid]
  if (!known) return changed([own, LIST, ['empires'], ['cx'], ['shared', 'one']])
  const name = written.name === '' ? known.name : written.name
  const plan = {
    ...storedForm({ ...written, name }, uuid, known.empires),
    ...presentLabels(known),
  }
  await queryClient.cancelQueries({ queryKey: one.queryKey, exact: true })
  queryClient.setQueryData(one.queryKey, { plan, etag })
  const loading = showInList(plan) ? [] : [LIST]
  await Promise.all(
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ['plans'] })
      .map(keepResponse),
  )
  const isRenamed = name !== known.name || plan.planet_id !== known.planet_id
  const beyond: KeyStart[] = isRenamed ? [['empires'], ['cx']] : []
  await changed([...loading, ...beyond, ['shared', 'one']], [own, LIST])
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
