import { useNavigate } from '@tanstack/react-router'
import type { PlanData } from '../../../engine/game/plan.ts'
import { offerPlan } from '../../editing/offered-plan.ts'

/** Opens a proposed base in the editor as a new plan, under the CX that was chosen for the search. One undo takes it back. */
export function useOpenPlan(): (plan: PlanData, cx: string | undefined) => void {
  const navigate = useNavigate()
  return (plan, cx) => {
    offerPlan(plan)
    void navigate({
      to: '/plan/$planetNaturalId/{-$planUuid}',
      params: { planetNaturalId: plan.planet.planetid },
      search: { cx },
    })
  }
}
