import { MAX_PERMITS_OF_BASE } from '../game/constants/base.ts'
import {
  type ExpertType,
  HABITATION_TYPES,
  type HabitationType,
  type InfrastructureType,
  PLAN_NAME_LENGTH,
  type PlanBuilding,
  type PlanData,
  type PlanExpert,
  type PlanInfrastructure,
  type PlanPlanet,
} from '../game/plan.ts'
import { LARGEST_AMOUNT, type Workforce } from '../game/primitives.ts'
import type { Cogc } from '../game/programs.ts'
import { EditRefused } from './editing/edit-kinds.ts'

export const MAX_EXPERTS_OF_A_KIND = 5
export const MAX_EXPERTS = 6

const clamp = (value: number, least: number, most: number) =>
  Number.isNaN(value) ? least : Math.min(most, Math.max(least, Math.trunc(value)))

/** Also refuses NaN. */
function checkedAmount(amount: number): number {
  if (!(amount >= 0)) throw new EditRefused('Number must be 0 or positive')
  return Math.min(amount, LARGEST_AMOUNT)
}

/** A blank name is no name: the plan keeps the one it has. */
export function renamePlan<P extends { name: string }>(plan: P, text: string): P {
  const name = text.trim().slice(0, PLAN_NAME_LENGTH)
  return name === '' ? plan : { ...plan, name }
}

const onPlanet = <P extends PlanData>(plan: P, change: Partial<PlanPlanet>): P => ({
  ...plan,
  planet: { ...plan.planet, ...change },
})

export const setPermits = <P extends PlanData>(plan: P, permits: number): P =>
  onPlanet(plan, { permits: clamp(permits, 1, MAX_PERMITS_OF_BASE) })

export const setCorphq = <P extends PlanData>(plan: P, corphq: boolean): P =>
  onPlanet(plan, { corphq })

export const setCogc = <P extends PlanData>(plan: P, cogc: Cogc): P => onPlanet(plan, { cogc })

export function setExperts<P extends PlanData>(plan: P, type: ExpertType, experts: number): P {
  const amount = clamp(experts, 0, MAX_EXPERTS_OF_A_KIND)
  return onPlanet(plan, { experts: withEntry(plan.planet.experts, 'type', { type, amount }) })
}

/** More experts than a base takes are a warning, not an error: moving them around passes through such states. */
export function expertWarning({
  experts,
}: {
  readonly experts: readonly PlanExpert[]
}): string | null {
  const assigned = experts.reduce((sum, { amount }) => sum + amount, 0)
  if (assigned <= MAX_EXPERTS) return null
  return `Maximum number of experts on a base is ${MAX_EXPERTS}. You currently have ${assigned} experts assigned.`
}

export function setLuxury<P extends PlanData>(
  plan: P,
  type: Workforce,
  luxury: 'lux1' | 'lux2',
  provided: boolean,
): P {
  const known = plan.planet.workforce.find((entry) => entry.type === type)
  const entry = { type, lux1: true, lux2: true, ...known, [luxury]: provided }
  return onPlanet(plan, { workforce: withEntry(plan.planet.workforce, 'type', entry) })
}

export function setInfrastructure<P extends PlanData>(
  plan: P,
  building: InfrastructureType,
  amount: number,
): P {
  const entry = { building, amount: checkedAmount(amount) }
  return { ...plan, infrastructure: withEntry(plan.infrastructure, 'building', entry) }
}

export const setHabitations = <P extends PlanData>(plan: P, habitations: Habitations): P => ({
  ...plan,
  infrastructure: withHabitations(plan.infrastructure, habitations),
})

export type Habitations = Readonly<Record<HabitationType, number>>

export function habitationsIn(infrastructure: readonly PlanInfrastructure[]): Habitations {
  const amounts = Object.fromEntries(HABITATION_TYPES.map((type) => [type, 0]))
  for (const { building, amount } of infrastructure)
    if (building in amounts) amounts[building]! += amount
  return amounts as Habitations
}

export function withHabitations(
  infrastructure: PlanInfrastructure[],
  habitations: Habitations,
): PlanInfrastructure[] {
  let next = infrastructure
  for (const building of HABITATION_TYPES)
    next = withEntry(next, 'building', { building, amount: checkedAmount(habitations[building]) })
  return next
}

export const addBuilding = <P extends PlanData>(plan: P, name: string): P => ({
  ...plan,
  buildings: [...plan.buildings, { name, amount: 1, active_recipes: [] }],
})

export function removeBuilding<P extends PlanData>(plan: P, index: number): P {
  buildingAt(plan, index)
  return { ...plan, buildings: plan.buildings.toSpliced(index, 1) }
}

export const setBuildingAmount = <P extends PlanData>(plan: P, index: number, amount: number): P =>
  onBuilding(plan, index, () => ({ amount: checkedAmount(amount) }))

export const addRecipe = <P extends PlanData>(
  plan: P,
  index: number,
  recipeid: string | undefined,
): P =>
  onBuilding(plan, index, ({ name, active_recipes }) => {
    if (recipeid === undefined) throw new EditRefused(`Building ${name} has no recipe options.`)
    return { active_recipes: [...active_recipes, { recipeid, amount: 1 }] }
  })

export const removeRecipe = <P extends PlanData>(plan: P, index: number, recipe: number): P =>
  onBuilding(plan, index, (building) => {
    recipeAt(building, recipe)
    return { active_recipes: building.active_recipes.toSpliced(recipe, 1) }
  })

export const setRecipe = <P extends PlanData>(
  plan: P,
  index: number,
  recipe: number,
  recipeid: string,
): P => onRecipe(plan, index, recipe, { recipeid })

export const setRecipeAmount = <P extends PlanData>(
  plan: P,
  index: number,
  recipe: number,
  amount: number,
): P => onRecipe(plan, index, recipe, { amount: checkedAmount(amount) })

function buildingAt({ buildings }: PlanData, index: number): PlanBuilding {
  const building = buildings[index]
  if (!building) throw new EditRefused(`Building index ${index} does not exist.`)
  return building
}

function recipeAt({ name, active_recipes }: PlanBuilding, index: number) {
  const recipe = active_recipes[index]
  if (!recipe) throw new EditRefused(`Building ${name} has no recipe at index ${index}.`)
  return recipe
}

function onBuilding<P extends PlanData>(
  plan: P,
  index: number,
  change: (building: PlanBuilding) => Partial<PlanBuilding>,
): P {
  const building = buildingAt(plan, index)
  return { ...plan, buildings: plan.buildings.with(index, { ...building, ...change(building) }) }
}

const onRecipe = <P extends PlanData>(
  plan: P,
  index: number,
  recipe: number,
  change: Partial<PlanBuilding['active_recipes'][number]>,
): P =>
  onBuilding(plan, index, (building) => ({
    active_recipes: building.active_recipes.with(recipe, {
      ...recipeAt(building, recipe),
      ...change,
    }),
  }))

function withEntry<T, K extends keyof T>(entries: readonly T[], key: K, entry: T): T[] {
  const at = entries.findIndex((known) => known[key] === entry[key])
  return at < 0 ? [...entries, entry] : entries.with(at, entry)
}
