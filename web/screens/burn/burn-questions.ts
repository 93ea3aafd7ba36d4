import type { EmpireQuestion } from '../../../engine/empire/evaluation.ts'
import type { Cx } from '../../../engine/model/cx.ts'
import type { Empire } from '../../../engine/model/empire.ts'
import type { Plan } from '../../../engine/model/plan.ts'
import type { Preferences } from '../../../engine/model/preferences.ts'
import { activeEmpire, basisOf, termsOf } from '../../../engine/plan/basis.ts'
import { UNNAMED_PLAN } from '../../../engine/supply/burn.ts'

/** Which plans: those of one empire, or every plan under the empire that its editor would take. */
export const ALL_PLANS = 'all'

interface Owned {
  plans: readonly Plan[]
  empires: readonly Empire[]
  cxs: readonly Cx[]
}

/** One question for each empire that plans count under. A plan may be in several: the chosen one decides. */
export function burnQuestions(
  { plans, empires, cxs }: Owned,
  chosen: string,
  preferences: Preferences,
): EmpireQuestion[] {
  const empire = empires.find(({ uuid }) => uuid === chosen)
  if (empire) {
    const members = new Set(empire.baseplanners.map(({ uuid }) => uuid))
    return [
      questionOf(
        plans.filter(({ uuid }) => members.has(uuid)),
        empire,
        cxs,
        preferences,
      ),
    ]
  }
  const byEmpire = Map.groupBy(plans, ({ uuid }) =>
    activeEmpire(empires, { planUuid: uuid }, preferences),
  )
  return [...byEmpire].map(([own, group]) => questionOf(group, own, cxs, preferences))
}

function questionOf(
  plans: readonly Plan[],
  empire: Empire | null,
  cxs: readonly Cx[],
  preferences: Preferences,
): EmpireQuestion {
  const own = { empires: empire ? [empire] : [], cxs, preferences }
  return {
    plans: plans.map(({ uuid, name, baseplanner_data: plan }) => ({
      uuid,
      name: name || UNNAMED_PLAN,
      plan,
    })),
    ...termsOf(basisOf(own, {})),
  }
}
