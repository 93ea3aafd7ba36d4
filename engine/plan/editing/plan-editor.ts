import type { PlanData, PlanWrite } from '../../game/plan.ts'
import * as edit from '../edit.ts'
import { samePlan } from '../stored.ts'
import type { BaseEdit, PlanEdit } from './plan-edit.ts'
import { planStepName } from './plan-steps.ts'
import type { Edited, Editor } from './undo-history.ts'

export const planEditor: Editor<PlanWrite, PlanEdit> = {
  apply: applyPlanEdit,
  describe: planStepName,
  fieldOf: fieldOfPlanEdit,
  isSame: samePlan,
}

function applyPlanEdit(plan: PlanWrite, change: PlanEdit): Edited<PlanWrite> {
  try {
    return { ok: true, state: changed(plan, change) }
  } catch (problem) {
    if (problem instanceof edit.PlanEditError) return { ok: false, why: problem.message }
    throw problem
  }
}

function changed(plan: PlanWrite, change: PlanEdit): PlanWrite {
  switch (change.kind) {
    case 'rename':
      return edit.renamePlan(plan, change.name)
    case 'empire':
      return { ...plan, empire_uuid: change.uuid }
    case 'take over':
      return change.plan
    case 'several':
      return change.edits.reduce(editedBase, plan)
    default:
      return editedBase(plan, change)
  }
}

/** Throws a PlanEditError if the plan does not allow it. */
export function editedBase<P extends PlanData>(plan: P, change: BaseEdit): P {
  switch (change.kind) {
    case 'permits':
      return edit.setPermits(plan, change.permits)
    case 'corphq':
      return edit.setCorphq(plan, change.corphq)
    case 'cogc':
      return edit.setCogc(plan, change.cogc)
    case 'experts':
      return edit.setExperts(plan, change.type, change.amount)
    case 'luxury':
      return edit.setLuxury(plan, change.workforce, change.luxury, change.provided)
    case 'infrastructure':
      return edit.setInfrastructure(plan, change.building, change.amount)
    case 'habitations':
      return edit.setHabitations(plan, change.amounts)
    case 'add building':
      return edit.addBuilding(plan, change.name)
    case 'building amount':
      return edit.setBuildingAmount(plan, change.building, change.amount)
    case 'remove building':
      return edit.removeBuilding(plan, change.building)
    case 'add recipe':
      return edit.addRecipe(plan, change.building, change.recipeid)
    case 'change recipe':
      return edit.setRecipe(plan, change.building, change.recipe, change.recipeid)
    case 'recipe amount':
      return edit.setRecipeAmount(plan, change.building, change.recipe, change.amount)
    case 'remove recipe':
      return edit.removeRecipe(plan, change.building, change.recipe)
  }
}

/** Typed or stepped values. Switches and lists take one click. */
function fieldOfPlanEdit(change: PlanEdit): string | null {
  switch (change.kind) {
    case 'rename':
    case 'permits':
    case 'cogc':
    case 'empire':
      return change.kind
    case 'experts':
      return `experts ${change.type}`
    case 'infrastructure':
      return `infrastructure ${change.building}`
    case 'building amount':
      return `building amount ${change.building}`
    case 'change recipe':
    case 'recipe amount':
      return `${change.kind} ${change.building} ${change.recipe}`
    default:
      return null
  }
}
