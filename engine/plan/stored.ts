import {
  EXPERT_TYPES,
  INFRASTRUCTURE_TYPES,
  type Plan,
  type PlanData,
  type PlanWrite,
} from '../game/plan.ts'
import { WORKFORCES } from '../game/primitives.ts'
import { empiresInOrder } from './plans-of-planet.ts'

/**
 * A stored plan as the editor holds and writes it: the three parts at the top level, without notes and tags. Its empire
 * is the one used in calculations.
 */
export function writtenForm(
  { baseplanner_data, empires, notes: _, tags: __, ...head }: Plan,
  defaultEmpireUuid: string | null = null,
): PlanWrite {
  const [empire] = empiresInOrder(empires, defaultEmpireUuid)
  return { ...head, ...baseplanner_data, empire_uuid: empire?.uuid ?? null }
}

export const samePlan = (a: PlanWrite, b: PlanWrite) =>
  (a.empire_uuid ?? null) === (b.empire_uuid ?? null) && samePlanOfAnyEmpire(a, b)

export const samePlanOfAnyEmpire = (a: PlanWrite, b: PlanWrite) =>
  a === b || essenceText(a) === essenceText(b)

/** Cached, because the stored plan is compared with every edit of it. */
const written = new WeakMap<PlanWrite, string>()

function essenceText(plan: PlanWrite): string {
  const text = written.get(plan) ?? JSON.stringify(essence(plan))
  written.set(plan, text)
  return text
}

/** A missing field means the same as its default, and only buildings and recipes have an order that a player chose. */
function essence({ planet, infrastructure, buildings, ...head }: PlanWrite) {
  return [
    [head.name, head.planet_id, head.faction, head.permits_used, head.permits_total],
    head.override_empire,
    ...planEssence({ planet, infrastructure, buildings }),
  ]
}

export function planEssence({ planet, infrastructure, buildings }: PlanData) {
  const experts = EXPERT_TYPES.map(
    (type) => planet.experts.find((entry) => entry.type === type)?.amount ?? 0,
  )
  const luxuries = WORKFORCES.map((type) => {
    const entry = planet.workforce.find((known) => known.type === type)
    return [entry?.lux1 ?? true, entry?.lux2 ?? true]
  })
  const infrastructureAmounts = INFRASTRUCTURE_TYPES.map((type) =>
    infrastructure
      .filter(({ building }) => building === type)
      .reduce((sum, { amount }) => sum + amount, 0),
  )
  return [
    [planet.planetid, planet.permits, planet.corphq, planet.cogc, experts, luxuries],
    infrastructureAmounts,
    buildings.map(({ name, amount, active_recipes }) => [
      name,
      amount,
      active_recipes.map((recipe) => [recipe.recipeid, recipe.amount]),
    ]),
  ]
}
