import { REFERENCE_BASES } from '../game/constants/bases.ts'
import type { PlanData, PlanWrite } from '../game/plan.ts'
import type { PlanStart } from '../game/plan-start.ts'
import { EXPERTISES } from '../game/primitives.ts'
import { blankPlan } from './blank.ts'
import { referencePlan } from './reference-plan.ts'

/**
 * A new plan with the base of a row of the ROI tables or of the atlas. The ROI tables assume all 45 experts, but a
 * building uses only the five of its own expertise, which a base may have. A building without a reference base leaves
 * the plan blank.
 */
export function startedPlan(
  planet: Parameters<typeof blankPlan>[0],
  start: PlanStart | undefined,
): PlanWrite {
  const blank = blankPlan(planet)
  if (!start || !REFERENCE_BASES.some(({ building }) => building === start.building)) return blank
  const { building, recipe: recipeId, cogc } = start
  const experts = start.experts ?? EXPERTISES.find((expertise) => expertise === cogc) ?? 'none'
  const {
    infrastructure,
    buildings,
    planet: assumed,
  } = referencePlan({
    planetNaturalId: planet.PlanetNaturalId,
    building,
    recipeId,
    cogc,
    experts,
  })
  return {
    ...blank,
    planet: { ...blank.planet, cogc, experts: assumed.experts },
    infrastructure,
    buildings,
  }
}

/** The planet's settings are those of the base. */
export const withBase = (plan: PlanWrite, base: PlanData): PlanWrite => ({ ...plan, ...base })
