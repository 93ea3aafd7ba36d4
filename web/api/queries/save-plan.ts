import { updatePlan } from '../../../edge/contract/plans.ts'
import type { Plan, PlanWrite } from '../../../engine/model/plan.ts'
import { storedForm } from '../../../engine/plan/stored.ts'
import { dropAnswersOf } from '../answers.ts'
import { ApiError, callWithTag } from '../client.ts'
import { changed, type KeyStart, queryClient } from '../query-client.ts'
import { planQueries, type TaggedPlan } from './plans.ts'

const turns = new Map<string, Promise<unknown>>()

/** Saves of one plan run one after the other, also after a failure. */
function inTurn<T>(uuid: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(uuid) ?? Promise.resolve()).then(work, work)
  turns.set(uuid, turn)
  const leave = () => void (turns.get(uuid) === turn && turns.delete(uuid))
  turn.then(leave, leave)
  return turn
}

export interface PlanSave {
  uuid: string
  plan: PlanWrite
  /** The version the work began from: `etag` of what was read or of the last save. */
  over: string
}

/** Replaces the version a plan was read from; afterwards the cache holds the saved plan under its new version. */
export function savePlan({
  uuid,
  plan,
  over,
}: PlanSave): Promise<{ etag: string } | 'newer version'> {
  return inTurn(uuid, async () => {
    try {
      const headers = { 'if-match': over }
      const { etag } = await callWithTag(updatePlan, { params: { uuid }, body: plan, headers })
      await showSaved(uuid, plan, etag)
      return { etag }
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 412) return 'newer version'
      throw problem
    }
  })
}

/** A plan as the server has it now, whatever the cache knows. */
export const freshPlan = (uuid: string): Promise<TaggedPlan> =>
  queryClient.fetchQuery({ ...planQueries.one(uuid), staleTime: 0, retry: false })

const LISTS: readonly KeyStart[] = [
  ['plans', 'all'],
  ['plans', 'empire'],
]

/** Reloads only what a save may have changed besides the plan: empires and CX show its name. */
async function showSaved(uuid: string, written: PlanWrite, etag: string): Promise<void> {
  const one = planQueries.one(uuid)
  const known = queryClient.getQueryData(one.queryKey)?.plan ?? listed(uuid)
  await Promise.all(LISTS.map(dropAnswersOf))
  const own: KeyStart = ['plans', 'one', uuid]
  if (!known) return changed([own, ...LISTS, ['empires'], ['cx'], ['shared', 'one']])
  const name = written.name === '' ? known.name : written.name
  const plan = storedForm({ ...written, name }, uuid, known.empires)
  await queryClient.cancelQueries({ queryKey: one.queryKey, exact: true })
  queryClient.setQueryData(one.queryKey, { plan, etag })
  const loading = LISTS.filter((queryKey) => !showInLists(queryKey, plan))
  const isRenamed = name !== known.name || plan.planet_id !== known.planet_id
  const beyond: KeyStart[] = isRenamed ? [['empires'], ['cx']] : []
  await changed([...loading, ...beyond, ['shared', 'one']], [own, ...LISTS])
}

const lists = (queryKey: KeyStart) =>
  queryClient.getQueryCache().findAll({ queryKey }) as { queryKey: readonly unknown[] }[]

function listed(uuid: string): Plan | undefined {
  return LISTS.flatMap(lists)
    .flatMap(({ queryKey }) => queryClient.getQueryData<Plan[]>(queryKey) ?? [])
    .find((plan) => plan.uuid === uuid)
}

/** False while the list is being loaded: the response may or may not include this save. */
function showInLists(queryKey: KeyStart, plan: Plan): boolean {
  if (queryClient.isFetching({ queryKey }) > 0) return false
  for (const list of lists(queryKey)) {
    const state = queryClient.getQueryState<Plan[]>(list.queryKey)
    if (!state?.data) continue
    const plans = state.data.map((other) => (other.uuid === plan.uuid ? plan : other))
    queryClient.setQueryData(list.queryKey, plans, { updatedAt: state.dataUpdatedAt })
  }
  return true
}
