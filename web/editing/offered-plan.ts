import { useEffect, useState } from 'react'
import type { PlanEdit } from '../../engine/editing/plan-edit.ts'
import type { PlanData, PlanWrite } from '../../engine/model/plan.ts'

/** A base that another screen proposes for the plan that is about to be opened. */
let offered: PlanData | undefined

/** The next editor on its planet takes it over, as one step that can be undone. */
export function offerPlan(plan: PlanData): void {
  offered = plan
}

export const takenOver = (plan: PlanWrite, proposed: PlanData): PlanEdit => ({
  kind: 'take over',
  plan: { ...plan, ...proposed },
  as: 'Take over the proposed base',
})

/**
 * Takes over the plan offered for this planet, once the session is open. The proposal has its own habitations, so choosing
 * them automatically ends first: it would choose others, and the figures would not be those that were proposed.
 */
export function useOfferedPlan(
  planetNaturalId: string,
  auto: { readonly isOn: boolean; set(on: boolean): void },
  present: () => PlanWrite,
  dispatch: (edit: PlanEdit) => unknown,
): void {
  const [taken] = useState(() =>
    offered?.planet.planetid === planetNaturalId ? offered : undefined,
  )
  useEffect(() => {
    if (!taken || offered !== taken) return
    if (auto.isOn) {
      auto.set(false)
      return
    }
    offered = undefined
    dispatch(takenOver(present(), taken))
  }, [taken, auto, present, dispatch])
}
