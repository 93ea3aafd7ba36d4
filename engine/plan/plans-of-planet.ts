import type { Empire } from '../game/empire.ts'
import type { FioSites } from '../game/fio.ts'
import type { PlanData } from '../game/plan.ts'
import { byCodeUnits } from '../universe/csr.ts'
import { builtBaseOn, compareBuildings } from './built-base.ts'

/** The default empire comes first. The others stay in the order of their creation. */
export const empiresInOrder = <E extends Pick<Empire, 'uuid'>>(
  empires: readonly E[],
  defaultEmpireUuid: string | null,
): readonly E[] =>
  empires.toSorted(
    (a, b) => Number(b.uuid === defaultEmpireUuid) - Number(a.uuid === defaultEmpireUuid),
  )

type WithPlans = { readonly baseplanners: readonly { readonly uuid: string }[] }

/** The empire of a plan for calculations: the first in order that contains it. Undefined: the plan is a draft. */
export const empireOfPlan = <E extends WithPlans>(
  inOrder: readonly E[],
  planUuid: string | undefined,
): E | undefined =>
  inOrder.find(({ baseplanners }) => baseplanners.some(({ uuid }) => uuid === planUuid))

export interface PlanOfPlanet {
  readonly uuid: string
  readonly plan: PlanData
  /** Position of its empire in that order; null for a draft. */
  readonly empireRank: number | null
}

/**
 * The plans that describe the base on their planet. These are all plans that one empire has there, since an empire adds
 * its plans up; of several empires the first in order. Drafts are used only if no empire has a plan. They describe one
 * base each, so the one that differs least from the built base is taken.
 */
export function plansThatCount<P extends PlanOfPlanet>(
  plans: readonly P[],
  built: FioSites['planets'],
): readonly P[] {
  const counted = new Set(
    [...Map.groupBy(plans, ({ plan }) => plan.planet.planetid)].flatMap(([planet, own]) =>
      countedOn(own, planet, built),
    ),
  )
  return plans.filter((plan) => counted.has(plan))
}

function countedOn<P extends PlanOfPlanet>(
  plans: readonly P[],
  planet: string,
  built: FioSites['planets'],
): readonly P[] {
  const ranks = plans.flatMap(({ empireRank }) => empireRank ?? [])
  if (ranks.length > 0) {
    const first = Math.min(...ranks)
    return plans.filter(({ empireRank }) => empireRank === first)
  }
  if (plans.length < 2) return plans
  const base = builtBaseOn(built, planet)
  const apart = ({ plan }: P) =>
    base
      ? compareBuildings(
          plan.buildings.map(({ name, amount }) => ({ building: name, amount })),
          base,
        ).reduce((sum, row) => sum + Math.abs(row.planned - row.built), 0)
      : 0
  const nearest = plans
    .map((plan) => ({ plan, apart: apart(plan) }))
    .sort((a, b) => a.apart - b.apart || byCodeUnits(a.plan.uuid, b.plan.uuid))
  return [nearest[0]!.plan]
}
