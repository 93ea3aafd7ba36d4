import type { Empire } from '../game/empire.ts'
import type { FioSites } from '../game/fio.ts'
import type { PlanData } from '../game/plan.ts'
import { byCodeUnits } from '../universe/csr.ts'
import { builtBaseOn, compareBuildings } from './built-base.ts'

/** The default empire before the others, which stay in the order in which they were made. */
export const empiresInOrder = <E extends Pick<Empire, 'uuid'>>(
  empires: readonly E[],
  defaultEmpireUuid: string | null,
): readonly E[] =>
  empires.toSorted(
    (a, b) => Number(b.uuid === defaultEmpireUuid) - Number(a.uuid === defaultEmpireUuid),
  )

type WithPlans = { readonly baseplanners: readonly { readonly uuid: string }[] }

/** The empire that counts a plan: the first in order that has it. Undefined: the plan is a draft. */
export const empireOfPlan = <E extends WithPlans>(
  inOrder: readonly E[],
  planUuid: string | undefined,
): E | undefined =>
  inOrder.find(({ baseplanners }) => baseplanners.some(({ uuid }) => uuid === planUuid))

export interface PlanOfPlanet {
  readonly uuid: string
  readonly plan: PlanData
  /** Place in the order of its empire; null for a draft. */
  readonly empireRank: number | null
}

/**
 * The plans that say what the base on their planet does: all that one empire has there, since an empire adds its plans up;
 * of several empires the first in order. Drafts count only where no empire has a plan, and describe one base each: the
 * one that differs least from what is built.
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
        ).reduce((sum, { planned, standing }) => sum + Math.abs(planned - standing), 0)
      : 0
  const nearest = plans
    .map((plan) => ({ plan, apart: apart(plan) }))
    .sort((a, b) => a.apart - b.apart || byCodeUnits(a.plan.uuid, b.plan.uuid))
  return [nearest[0]!.plan]
}
