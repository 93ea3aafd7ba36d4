import { useNavigate } from '@tanstack/react-router'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import { planQueries } from '../../../api/queries/plans.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { SaveOutcome } from '../../../editing/edit-session.ts'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { problemText } from '../../page/problem-text.ts'

export function useSaveOutcome(onCreated: (uuid: string) => void, askName: () => void) {
  const toast = useToast()
  const navigate = useNavigate()
  return (outcome: SaveOutcome, stored: PlanWrite) => {
    switch (outcome.kind) {
      case 'refused':
        askName()
        break
      case 'failed':
        toast.error('Saving failed', { detail: problemText(outcome.problem) })
        break
      case 'created':
        onCreated(outcome.uuid)
        void openStored(outcome.uuid, stored)
    }
  }

  /** Read before the address changes, so that the screen continues without a pause. A player who has left in the meantime stays away. */
  async function openStored(uuid: string, { planet_id }: PlanWrite) {
    const { pathname } = location
    await queryClient.prefetchQuery(planQueries.one(uuid))
    if (location.pathname !== pathname) return
    await navigate({
      to: '/plan/$planetNaturalId/{-$planUuid}',
      params: { planetNaturalId: planet_id, planUuid: uuid },
      search: ({ cx }) => ({ cx }),
      replace: true,
    })
  }
}
