import { EXPERT_BONUS } from '../../game/constants/bonuses.ts'
import { EXPERT_TYPES } from '../../game/plan.ts'
import { EXPERTISES } from '../../game/primitives.ts'
import { constructionCost } from '../../plan/construction.ts'
import { efficiencyFactors, productOf, type WorkingConditions } from '../../plan/efficiency.ts'
import { emptySheet, type Flows } from '../../plan/flows.ts'
import { feeOf } from '../../plan/local-fees.ts'
import { addRuns, loopsPerDay } from '../../plan/production.ts'
import { type BuildingRecipe, recipesOn } from '../../plan/recipes.ts'
import {
  addConsumption,
  createStaff,
  employ,
  type Staff,
  setEfficiencies,
  setLuxuries,
} from '../../plan/workforce.ts'
import { WORKER_KINDS } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdvisorSite } from './request.ts'

/** Units a day by material; positive is left over. */
export type Net = readonly (readonly [material: number, perDay: number])[]

/** One recipe of a kind of building. */
export interface Work {
  readonly recipe: BuildingRecipe
  /** Of one building that does nothing else all day, without what its staff uses. */
  readonly net: Net
}

/** Buildings of one sort with the same number of experts. They share their time among the recipes. */
export interface BuildingKind {
  readonly building: number
  readonly experts: number
  readonly constructionCost: number
  readonly dailyFee: number
  /** What the staff of one building uses. */
  readonly net: Net
  /** Empty for buildings that stand idle; all others work all day. */
  readonly works: readonly Work[]
}

/** Buildings that do one thing all day. */
export interface Activity extends Omit<BuildingKind, 'works'> {
  readonly recipe: BuildingRecipe
}

/** Everything that a building can be at this site: once, or once for each number of experts that can be chosen. */
export function kindsOf(
  universe: Universe,
  site: AdvisorSite,
  planet: number,
  building: number,
  isAllowed: (recipe: string) => boolean = () => true,
): BuildingKind[] {
  const recipes = recipesOn(universe, building, planet).filter(({ id }) => isAllowed(id))
  const staff = fullStaff(universe, site, building)
  return expertChoices(universe, site, building).flatMap((experts) => {
    const conditions = conditionsOf(universe, site, planet, staff, building, experts)
    const efficiency = productOf(efficiencyFactors(universe, building, conditions))
    const works = recipes.flatMap((recipe) => workOf(universe, recipe, efficiency) ?? [])
    if (works.length === 0) return []
    const { dailyFee } = feeOf(universe, site.rules, planet, building)
    return [{ ...idleKind(universe, site, planet, building), experts, dailyFee, works }]
  })
}

export function idleKind(
  universe: Universe,
  site: AdvisorSite,
  planet: number,
  building: number,
): BuildingKind {
  const { row: flows } = emptySheet(universe)
  addConsumption(universe, site.rules, fullStaff(universe, site, building), flows)
  const environment = universe.planets.environment[planet]!
  return {
    building,
    experts: 0,
    constructionCost: constructionCost(universe, environment, building, site.prices.buy),
    dailyFee: 0,
    net: netOf(flows),
    works: [],
  }
}

/** Undefined where the recipe never finishes here, as a farm's on barren ground. */
function workOf(universe: Universe, recipe: BuildingRecipe, efficiency: number): Work | undefined {
  const runs = loopsPerDay(recipe.timeMs / efficiency, 1)
  if (!(efficiency > 0) || !(runs > 0)) return undefined
  const { row: flows } = emptySheet(universe)
  addRuns(flows, recipe, runs)
  return { recipe, net: netOf(flows) }
}

const netOf = (flows: Flows): Net =>
  Array.from(
    flows.order.slice(0, flows.count),
    (material) => [material, flows.output[material]! - flows.input[material]!] as const,
  )

/** Each recipe of each kind by itself, with what its staff uses. */
export const activitiesOf = (kinds: readonly BuildingKind[]): Activity[] =>
  kinds.flatMap(({ works, net: staff, ...kind }) =>
    works.map(({ recipe, net }): Activity => {
      const all = new Map(staff)
      for (const [material, perDay] of net) all.set(material, (all.get(material) ?? 0) + perDay)
      return { ...kind, recipe, net: [...all] }
    }),
  )

function expertChoices({ buildings }: Universe, { experts }: AdvisorSite, building: number) {
  const expertise = buildings.expertise[building]!
  if (expertise < 0) return [0]
  if (experts === 'choose') return EXPERT_BONUS.map((_, amount) => amount)
  return [experts[EXPERT_TYPES[expertise]!] ?? 0]
}

function fullStaff(universe: Universe, site: AdvisorSite, building: number): Staff {
  const staff = createStaff()
  setLuxuries(staff, site.luxuries)
  employ(universe, staff, building, 1)
  for (let k = 0; k < WORKER_KINDS; k++) staff.capacity[k] = staff.required[k]!
  setEfficiencies(staff)
  return staff
}

function conditionsOf(
  { buildings, planets }: Universe,
  { corphq, cogc, empire }: AdvisorSite,
  planet: number,
  staff: Staff,
  building: number,
  amount: number,
): WorkingConditions {
  const experts = new Uint8Array(EXPERTISES.length)
  const expertise = buildings.expertise[building]!
  if (expertise >= 0) experts[expertise] = amount
  return { fertility: planets.fertility[planet]!, corphq, cogc, experts, staff, empire }
}
