import type { PlanData, PlanWrite } from '../model/plan.ts'
import type { PlanStart } from '../model/plan-start.ts'
import { EXPERTISES } from '../model/primitives.ts'
import { REFERENCE_BASES } from '../reference/bases.ts'
import { blankPlan } from './blank.ts'
import { referencePlan } from './reference-plan.ts'

/**
 * A new plan with the base that a row of the ROI tables or of the atlas stands for. The ROI tables assume all 45 experts; of one kind
 * of building only its own five count, and so many a base may have. A building without a reference base leaves the plan blank.
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

/** A plan with a proposed base in place of its own: the planet's settings go with it. */
export const withBase = (plan: PlanWrite, base: PlanData): PlanWrite => ({ ...plan, ...base })
