import { REFERENCE_BASES } from '../game/constants/bases.ts'
import { EXPERT_BONUS } from '../game/constants/bonuses.ts'
import { EXPERT_TYPES, INFRASTRUCTURE_TYPES, type PlanData } from '../game/plan.ts'
import type { StartExperts } from '../game/plan-start.ts'
import { EXPERTISES } from '../game/primitives.ts'
import type { Cogc } from '../game/programs.ts'
import { NotAvailable } from '../universe/diagnostics.ts'

/** A reference base that runs one recipe, as a row of the ROI tables or of the atlas assumes it. */
export interface ReferenceChoice {
  readonly planetNaturalId: string
  readonly building: string
  readonly recipeId: string
  readonly cogc: Cogc
  /** Five of one expertise, or none; the ROI tables assume five of each. */
  readonly experts?: StartExperts | undefined
}

/** A plan whose figures equal those of the row. */
export function referencePlan({
  planetNaturalId,
  building,
  recipeId,
  cogc,
  experts,
}: ReferenceChoice): PlanData {
  const base = REFERENCE_BASES.find((candidate) => candidate.building === building)
  if (!base) throw new NotAvailable('Building', building)
  return {
    planet: {
      planetid: planetNaturalId,
      permits: 1,
      corphq: false,
      cogc,
      experts: EXPERT_TYPES.map((type, place) => ({
        type,
        amount: experts && experts !== EXPERTISES[place] ? 0 : EXPERT_BONUS.length - 1,
      })),
      workforce: [],
    },
    infrastructure: INFRASTRUCTURE_TYPES.flatMap((type) => {
      const amount = base.infrastructure[type] ?? 0
      return amount > 0 ? [{ building: type, amount }] : []
    }),
    buildings: [
      { name: building, amount: base.amount, active_recipes: [{ recipeid: recipeId, amount: 1 }] },
    ],
  }
}
