import type { BaseWorkforce } from '../game/company.ts'
import type { Rules } from '../game/constants/rules.ts'
import { workforceNeeds } from '../game/constants/workforce.ts'
import { EXPERT_TYPES, type PlanBuilding, type PlanData, type PlanWorkforce } from '../game/plan.ts'
import { LARGEST_AMOUNT, WORKFORCES } from '../game/primitives.ts'
import type { CompanyLine, RealRecipe } from './company-lines.ts'
import type { ExplainedBase } from './line-efficiency.ts'

/** Says which parts of the plan FIO does not report, so that they stay as they were. */
export interface RealPlan<Plan extends PlanData> {
  readonly plan: Plan
  /** Tickers of buildings whose recipes are not known. */
  readonly unknownRecipes: readonly string[]
  /** Whether the experts, the programme and the headquarters come from the reported efficiencies. */
  readonly hasConditions: boolean
}

/**
 * The plan with the recipes that its buildings really run, and the experts, programme and headquarters that explain
 * their efficiencies. Buildings without a line keep their recipes.
 */
export function withRealProduction<Plan extends PlanData>(
  plan: Plan,
  lines: readonly CompanyLine[],
  explained: ExplainedBase | null,
  workforce: BaseWorkforce | undefined,
  rules: Rules,
): RealPlan<Plan> {
  const unknownRecipes: string[] = []
  const buildings = plan.buildings.map((row, at): PlanBuilding => {
    const own = linesOfRow(plan.buildings, at, lines)
    const recipes = own.flatMap((line) => line.recipes)
    const isWhole = own.every((line) => line.unknownOrders === 0 && line.unknownDurations === 0)
    if (recipes.length === 0 || !isWhole) {
      unknownRecipes.push(row.name)
      if (recipes.length === 0) return row
    }
    return { ...row, active_recipes: runCounts(own.length > 1 ? byDay(recipes) : recipes) }
  })
  const hasConditions = explained?.lines.some(({ isExplained }) => isExplained) ?? false
  const planet = {
    ...plan.planet,
    ...(explained && hasConditions && conditionsOf(explained)),
    ...(workforce && { workforce: luxuriesOf(plan.planet.workforce, workforce, rules) }),
  }
  return { plan: { ...plan, planet, buildings }, unknownRecipes, hasConditions }
}

/** The lines of its kind of building: one each where a plan has as many rows of the kind as there are lines. */
function linesOfRow(rows: readonly PlanBuilding[], at: number, lines: readonly CompanyLine[]) {
  const { name } = rows[at]!
  const own = lines.filter(({ ticker }) => ticker === name)
  const before = rows.slice(0, at).filter((row) => row.name === name).length
  const alike = rows.filter((row) => row.name === name).length
  return alike === own.length ? [own[before]!] : own
}

/** Several lines of one kind have queues of their own: what they run is compared by the day. */
const byDay = (recipes: readonly RealRecipe[]): RealRecipe[] =>
  recipes.map((recipe) => ({ ...recipe, runs: recipe.runsPerDay }))

/** The smallest whole numbers of runs in the same proportion, where the orders are whole numbers of runs. */
function runCounts(recipes: readonly RealRecipe[]): PlanBuilding['active_recipes'] {
  const runs = recipes.map(({ runs }) => Math.round(runs))
  const isWhole = recipes.every(({ runs: exact }, at) => Math.abs(exact - runs[at]!) < 1e-6)
  const divisor = isWhole ? runs.reduce(greatestCommonDivisor) : 1
  return recipes.map(({ recipeId, runs: exact }, at) => ({
    recipeid: recipeId,
    amount: Math.min(LARGEST_AMOUNT, isWhole ? runs[at]! / divisor : exact),
  }))
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.max(1, a) : greatestCommonDivisor(b, a % b)

const conditionsOf = ({ corphq, cogc, experts }: ExplainedBase) => ({
  corphq,
  cogc,
  experts: EXPERT_TYPES.map((type, at) => ({ type, amount: experts[at]! })),
})

/** A luxury is on where the workers are provided with it; levels without workers keep what the plan says. */
export function luxuriesOf(
  planned: readonly PlanWorkforce[],
  workforce: BaseWorkforce,
  rules: Rules,
): PlanWorkforce[] {
  const needs = workforceNeeds(rules)
  return WORKFORCES.map((type) => {
    const before = planned.find((row) => row.type === type) ?? { type, lux1: true, lux2: true }
    const level = workforce.levels.find((known) => known.level === type.toUpperCase())
    if (!level || level.population === 0) return before
    const isOn = (luxury: 1 | 2, otherwise: boolean) => {
      const ticker = needs[type].find((need) => need.luxury === luxury)?.ticker
      const need = level.needs.find((known) => known.ticker === ticker)
      return need ? need.satisfaction > 0 : otherwise
    }
    return { type, lux1: isOn(1, before.lux1), lux2: isOn(2, before.lux2) }
  })
}
