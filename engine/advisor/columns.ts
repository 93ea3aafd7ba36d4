import { EXPERT_TYPES } from '../model/plan.ts'
import { EXPERTISES } from '../model/primitives.ts'
import { constructionCost } from '../plan/construction.ts'
import { efficiencyFactors, productOf, type WorkingConditions } from '../plan/efficiency.ts'
import { emptySheet, type Flows } from '../plan/flows.ts'
import { feeOf } from '../plan/local-fees.ts'
import { addRuns, loopsPerDay } from '../plan/production.ts'
import { type BuildingRecipe, recipesOn } from '../plan/recipes.ts'
import {
  addConsumption,
  createStaff,
  employ,
  type Staff,
  setEfficiencies,
  setLuxuries,
} from '../plan/workforce.ts'
import { EXPERT_BONUS } from '../reference/bonuses.ts'
import { KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe/universe.ts'
import type { AdvisorSite } from './request.ts'

export interface Activity {
  readonly building: number
  /** Undefined for a building that stands idle. */
  readonly recipe: BuildingRecipe | undefined
  readonly experts: number
  readonly constructionCost: number
  readonly dailyFee: number
  /** Units a day by material, consumption of the staff included; positive is left over. */
  readonly net: Net
}

export interface ActivityColumn {
  readonly column: number
  readonly activity: Activity
}

/** Units a day by material; positive is left over. */
export type Net = readonly (readonly [material: number, perDay: number])[]

/** One recipe of a kind of building. */
export interface Work {
  readonly recipe: BuildingRecipe
  /** Of one building that does nothing else all day, without what its staff uses. */
  readonly net: Net
}

/** Buildings of one sort with the same number of experts. They share their time among the recipes. */
export interface Kind {
  readonly building: number
  readonly experts: number
  readonly constructionCost: number
  readonly dailyFee: number
  /** What the staff of one building uses. */
  readonly net: Net
  /** Empty for buildings that stand idle; all others work all day. */
  readonly works: readonly Work[]
}

/** Everything that a building can be at this site: once, or once for each number of experts that can be chosen. */
export function kindsOf(
  universe: Universe,
  site: AdvisorSite,
  planet: number,
  building: number,
  isAllowed: (recipe: string) => boolean = () => true,
): Kind[] {
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
): Kind {
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

/** Everything that a building could do at this site; where experts are to be chosen, once for each number of them. */
export function activitiesOf(
  universe: Universe,
  site: AdvisorSite,
  planet: number,
  building: number,
): Activity[] {
  return recipesOn(universe, building, planet).flatMap((recipe) =>
    expertChoices(universe, site, building).flatMap((experts) => {
      const found = activity(universe, site, planet, building, recipe, experts)
      return found ? [found] : []
    }),
  )
}

export function idleActivity(
  universe: Universe,
  site: AdvisorSite,
  planet: number,
  building: number,
): Activity {
  return activity(universe, site, planet, building, undefined, 0)!
}

function expertChoices({ buildings }: Universe, { experts }: AdvisorSite, building: number) {
  const expertise = buildings.expertise[building]!
  if (expertise < 0) return [0]
  if (experts === 'choose') return EXPERT_BONUS.map((_, amount) => amount)
  return [experts[EXPERT_TYPES[expertise]!] ?? 0]
}

/** Undefined where the recipe never finishes here, as a farm's on barren ground. */
function activity(
  universe: Universe,
  site: AdvisorSite,
  planet: number,
  building: number,
  recipe: BuildingRecipe | undefined,
  experts: number,
): Activity | undefined {
  const staff = fullStaff(universe, site, building)
  const { row: flows } = emptySheet(universe)
  if (recipe) {
    const efficiency = productOf(
      efficiencyFactors(
        universe,
        building,
        conditionsOf(universe, site, planet, staff, building, experts),
      ),
    )
    const runs = loopsPerDay(recipe.timeMs / efficiency, 1)
    if (!(efficiency > 0) || !(runs > 0)) return undefined
    addRuns(flows, recipe, runs)
  }
  addConsumption(universe, site.rules, staff, flows)
  const net = netOf(flows)
  const environment = universe.planets.environment[planet]!
  return {
    building,
    recipe,
    experts,
    constructionCost: constructionCost(universe, environment, building, site.prices.buy),
    dailyFee: recipe ? feeOf(universe, site.rules, planet, building).dailyFee : 0,
    net,
  }
}

function fullStaff(universe: Universe, site: AdvisorSite, building: number): Staff {
  const staff = createStaff()
  setLuxuries(staff, site.luxuries)
  employ(universe, staff, building, 1)
  for (let k = 0; k < KINDS; k++) staff.capacity[k] = staff.required[k]!
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
