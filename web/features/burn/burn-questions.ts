import type { EmpireQuestion } from '../../../engine/empire/evaluation.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { FioSites } from '../../../engine/game/fio.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import type { Preferences } from '../../../engine/game/preferences.ts'
import { basisOf, ownPlans, termsOf } from '../../../engine/plan/basis.ts'
import { plansThatCount } from '../../../engine/plan/plans-of-planet.ts'
import { UNNAMED_PLAN } from '../../../engine/supply/burn.ts'

/** The choice of all plans: on each planet those that count there, as on Today. */
export const ALL_PLANS = 'all'

interface Owned {
  plans: readonly Plan[]
  empires: readonly Empire[]
  cxs: readonly Cx[]
}

/** One request for each empire of the plans, and the names of plans that do not count. */
export function burnQuestions(
  { plans, empires, cxs }: Owned,
  chosen: string,
  preferences: Preferences,
  built: FioSites['planets'],
): { questions: EmpireQuestion[]; leftOut: string[] } {
  const choices = { empires, cxs, preferences }
  const empire = empires.find(({ uuid }) => uuid === chosen)
  if (empire) {
    const members = new Set(empire.baseplanners.map(({ uuid }) => uuid))
    const own = plans
      .filter(({ uuid }) => members.has(uuid))
      .map(({ uuid, name, baseplanner_data: plan }) => ({ uuid, name, plan }))
    const basis = basisOf(choices, { empireUuid: empire.uuid })
    return { questions: [questionOf(own, basis)], leftOut: [] }
  }
  const own = ownPlans(plans, choices)
  const counted = plansThatCount(own, built)
  return {
    questions: [...Map.groupBy(counted, ({ basis }) => basis.empire)].map(([, group]) =>
      questionOf(group, group[0]!.basis),
    ),
    leftOut: own.filter((plan) => !counted.includes(plan)).map(nameOf),
  }
}

const nameOf = ({ name }: { readonly name: string }) => name || UNNAMED_PLAN

const questionOf = (
  plans: readonly Pick<ReturnType<typeof ownPlans>[number], 'uuid' | 'name' | 'plan'>[],
  basis: Parameters<typeof termsOf>[0],
): EmpireQuestion => ({
  plans: plans.map((plan) => ({ uuid: plan.uuid, name: nameOf(plan), plan: plan.plan })),
  ...termsOf(basis),
})
