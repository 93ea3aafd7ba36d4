import * as v from 'valibot'
import type { FiledPlan } from '../../game/economy-file.ts'
import {
  EXPERT_TYPES,
  PlanBuilding,
  PlanExpert,
  PlanInfrastructure,
  PlanRecipe,
  PlanWorkforce,
} from '../../game/plan.ts'
import { stamped } from '../../game/plan-version.ts'
import { Faction, PlanetNaturalId } from '../../game/primitives.ts'
import { Cogc } from '../../game/programs.ts'
import { currentPlan } from '../../game/versions/read.ts'
import { isFields, type StoredFields } from '../../game/versions/step.ts'
import type { Tell } from './imported.ts'
import { nameOf, readable, wholeWithin } from './parts.ts'

interface PlanFields {
  name: unknown
  planetId: unknown
  permits: unknown
  corphq: unknown
  cogc: unknown
  experts: unknown
  workforce: unknown
  infrastructure: unknown
  buildings: unknown
  head: StoredFields
}

const fields = (value: unknown): StoredFields => (isFields(value) ? value : {})

export const isPlan = (raw: StoredFields): boolean =>
  isFields(raw.plan_data) ||
  isFields(raw.baseplanner_data) ||
  (isFields(raw.planet) && Array.isArray(raw.buildings))

/** The newer form: `plan_name`, `plan_data`; the settings of the planet are at the top. */
function newForm(raw: StoredFields): PlanFields {
  const data = fields(raw.plan_data)
  const [empire] = Array.isArray(raw.empires) ? raw.empires : []
  const head = fields(empire)
  return {
    name: raw.plan_name,
    planetId: raw.planet_natural_id,
    permits: raw.plan_permits_used,
    corphq: raw.plan_corphq,
    cogc: raw.plan_cogc,
    experts: data.experts,
    workforce: data.workforce,
    infrastructure: data.infrastructure,
    buildings: data.buildings,
    head: {
      faction: head.empire_faction,
      permits_used: head.empire_permits_used,
      permits_total: head.empire_permits_total,
    },
  }
}

function wireForm(raw: StoredFields): PlanFields {
  const { baseplanner_data, ...head } = raw
  const plan = currentPlan({ ...head, ...fields(baseplanner_data) })
  const planet = fields(plan.planet)
  return {
    name: plan.name,
    planetId: planet.planetid ?? plan.planet_id,
    permits: planet.permits,
    corphq: planet.corphq,
    cogc: planet.cogc,
    experts: planet.experts,
    workforce: planet.workforce,
    infrastructure: plan.infrastructure,
    buildings: plan.buildings,
    head: plan,
  }
}

/** Null if it names no planet. */
export function importedPlan(raw: StoredFields, tell: Tell): FiledPlan['plan'] | null {
  const form = isFields(raw.plan_data) ? newForm(raw) : wireForm(raw)
  const planet = v.safeParse(PlanetNaturalId, form.planetId)
  if (!planet.success) {
    tell('It names no planet.')
    return null
  }
  const { head } = form
  const planetid = planet.output
  const faction = v.safeParse(Faction, head.faction ?? 'NONE')
  return stamped({
    name: nameOf(form.name, planetid),
    planet_id: planetid,
    faction: faction.success ? faction.output : 'NONE',
    permits_used: wholeWithin(head.permits_used, [0, 1_000_000], 1),
    permits_total: wholeWithin(head.permits_total, [0, 1_000_000], 3),
    override_empire: head.override_empire === true,
    planet: {
      planetid,
      permits: wholeWithin(form.permits, [1, 1000], 1),
      corphq: form.corphq === true,
      cogc: cogcOf(form.cogc, tell),
      experts: onePerType(readable('Experts', form.experts, PlanExpert, EXPERT_TYPES.length, tell)),
      workforce: onePerType(readable('Luxuries', form.workforce, PlanWorkforce, 5, tell)),
    },
    infrastructure: readable('Infrastructure', form.infrastructure, PlanInfrastructure, 50, tell),
    buildings: buildingsOf(form.buildings, tell),
  })
}

function cogcOf(value: unknown, tell: Tell): Cogc {
  if (value === null || value === undefined || value === '') return '---'
  const cogc = v.safeParse(Cogc, value)
  if (cogc.success) return cogc.output
  const named = typeof value === 'string' ? `${value.slice(0, 40)} ` : ''
  tell(`The CoGC programme ${named}is not known.`)
  return '---'
}

const onePerType = <T extends { type: string }>(entries: readonly T[]): T[] => [
  ...new Map(entries.map((entry) => [entry.type, entry])).values(),
]

const RoughBuilding = v.object({
  ...PlanBuilding.entries,
  active_recipes: v.optional(v.nullable(v.unknown())),
})

function buildingsOf(list: unknown, tell: Tell): PlanBuilding[] {
  const rows = readable('Buildings', list, RoughBuilding, 100, tell)
  let left = 1000
  return rows.map(({ name, amount, active_recipes }) => {
    const most = Math.min(50, left)
    const recipes = readable(`Recipes of ${name}`, active_recipes, PlanRecipe, most, tell)
    left -= recipes.length
    return { name, amount, active_recipes: recipes }
  })
}
