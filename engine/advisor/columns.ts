import { EXPERT_TYPES } from '../model/plan.ts'
import { EXPERTISES } from '../model/primitives.ts'
import { constructionCost } from '../plan/construction.ts'
import { efficiencyFactors, productOf, type WorkingConditions } from '../plan/efficiency.ts'
import { emptySheet } from '../plan/flows.ts'
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
  readonly net: readonly (readonly [material: number, perDay: number])[]
}

export interface ActivityColumn {
  readonly column: number
  readonly activity: Activity
}

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
  const net = Array.from(
    flows.order.slice(0, flows.count),
    (material) => [material, flows.output[material]! - flows.input[material]!] as const,
  )
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
