import { useEffect, useState } from 'react'
import type { PlanData, PlanWrite } from '../../engine/game/plan.ts'
import type { PlanEdit } from '../../engine/plan/editing/plan-edit.ts'
import { withBase } from '../../engine/plan/start.ts'

interface Offer {
  readonly planetNaturalId: string
  readonly editOf: (present: PlanWrite) => PlanEdit
  /** Includes habitations. */
  readonly isWhole: boolean
}
let offered: Offer | undefined

export function offerPlan(plan: PlanData): void {
  const editOf = (present: PlanWrite) => takenOver(present, plan)
  offered = { planetNaturalId: plan.planet.planetid, editOf, isWhole: true }
}

export function offerEdit(planetNaturalId: string, edit: PlanEdit): void {
  offered = { planetNaturalId, editOf: () => edit, isWhole: false }
}

export const takenOver = (plan: PlanWrite, proposed: PlanData): PlanEdit => ({
  kind: 'take over',
  plan: withBase(plan, proposed),
  as: 'Use the proposed base',
})

/**
 * Takes over the plan that is offered for this planet, once the session is open. A whole proposal has its own
 * habitations, so automatic habitation is switched off first: it would choose others and change the proposed figures.
 */
export function useOfferedPlan(
  planetNaturalId: string,
  auto: { readonly isOn: boolean; set(on: boolean): void },
  present: () => PlanWrite,
  dispatch: (edit: PlanEdit) => unknown,
): void {
  const [taken] = useState(() =>
    offered?.planetNaturalId === planetNaturalId ? offered : undefined,
  )
  useEffect(() => {
    if (!taken || offered !== taken) return
    if (auto.isOn && taken.isWhole) {
      auto.set(false)
      return
    }
    offered = undefined
    dispatch(taken.editOf(present()))
  }, [taken, auto, present, dispatch])
}
