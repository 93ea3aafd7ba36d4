import { useQuery } from '@tanstack/react-query'
import type { Plan } from '../../../../../engine/game/plan.ts'
import { planQueries } from '../../../../api/queries/plans.ts'
import { useSession } from '../../../../session/session.ts'

const NONE: Plan[] = []

export function useOwnPlans() {
  const { state } = useSession()
  const query = useQuery({ ...planQueries.all(), enabled: state === 'in' })
  return { ...query, plans: query.data ?? NONE }
}

/** The chosen plans in the order of choice; deleted ones are left out. */
export const chosenPlans = (plans: readonly Plan[], uuids: readonly string[]): Plan[] =>
  uuids.flatMap((uuid) => plans.find((plan) => plan.uuid === uuid) ?? [])
