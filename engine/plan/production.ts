import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import type { Rules } from '../game/constants/rules.ts'
import type { PlanBuilding } from '../game/plan.ts'
import { EXPERTISES } from '../game/primitives.ts'
import { DAY_MS } from '../game/time.ts'
import { type DailyVolume, shareOfVolume } from '../market/daily-volume.ts'
import type { Prices } from '../market/prices.ts'
import { countOf, type Report, unknownRecipe } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { ratio, times } from './arithmetic.ts'
import { cogmOf, type RunConditions } from './cogm.ts'
import {
  constructionCost,
  constructionMaterialsOf,
  materialRows,
  wornOfRow,
} from './construction.ts'
import { efficiencyFactors, productOf, type WorkingConditions } from './efficiency.ts'
import { addFlow, type Flows, flowValue } from './flows.ts'
import { feeOf } from './local-fees.ts'
import { recipeOption } from './recipe-options.ts'
import { type BuildingRecipe, listValue, recipeOn, recipesOn } from './recipes.ts'
import type { ActiveRecipe, BuildingResult, SoldShare } from './result.ts'
import { upkeepOf } from './upkeep.ts'

export interface Site {
  readonly universe: Universe
  readonly planet: number
  readonly environment: number
  readonly prices: Prices
  readonly rules: Rules
  readonly conditions: WorkingConditions
  readonly soldPerDay: DailyVolume['sold']
  readonly withRecipeOptions: boolean
  readonly report: Report
}

/** `flows` must be empty. On return it holds the daily input and output of all buildings of the row. */
export function produce(
  site: Site,
  building: number,
  amount: number,
  recipes: PlanBuilding['active_recipes'],
  flows: Flows,
): BuildingResult {
  const { universe, environment, prices, rules } = site
  const { buildings } = universe
  const upkeep = upkeepOf(universe, rules, site.conditions.staff, building)
  const factors = efficiencyFactors(universe, building, site.conditions)
  const run: RunConditions = {
    efficiency: productOf(factors),
    constructionCost: constructionCost(universe, environment, building, prices.buy),
    workforceDailyCost: listValue(upkeep.lists, upkeep.row, prices.buy),
    ...feeOf(universe, rules, site.planet, building),
  }
  const loop = activeLoop(site, building, recipes, run.efficiency)
  addLoop(flows, loop, amount)
  const paidFee = dailyFeeOf(run, loop.batchMs)
  const expertise = buildings.expertise[building]!

  return {
    name: buildings.ticker[building]!,
    amount,
    areaUsed: buildings.area[building]! * amount,
    activeRecipes: loop.entries.map((entry) =>
      activeRecipe(site, entry, loop.batchMs, amount, run),
    ),
    recipeOptions: site.withRecipeOptions
      ? recipesOn(universe, building, site.planet).map((recipe) =>
          recipeOption(
            recipe,
            run,
            buildings.areaPerBuilding[rules.areaPerBuilding][building]!,
            prices,
          ),
        )
      : [],
    totalEfficiency: run.efficiency,
    efficiencyElements: factors,
    totalBatchTime: loop.batchMs,
    constructionMaterials: constructionMaterialsOf(universe, environment, building),
    constructionCost: -run.constructionCost,
    workforceMaterials: materialRows(universe, upkeep.lists, upkeep.row),
    workforceDailyCost: -run.workforceDailyCost,
    dailyFee: paidFee > 0 ? -paidFee : 0,
    isFeeKnown: run.isFeeKnown,
    dailyRevenue:
      valueOfFlows(flows, prices) -
      run.workforceDailyCost * amount -
      (run.constructionCost * wornOfRow(rules, amount)) / DEGRADATION_DAYS -
      paidFee * amount,
    expertise: expertise < 0 ? null : EXPERTISES[expertise]!,
  }
}

interface LoopEntry {
  readonly recipe: BuildingRecipe
  readonly amount: number
  readonly timeMs: number
}

/** A building runs its recipes in turn, each as often as its amount says, and starts again. */
interface Loop {
  readonly entries: readonly LoopEntry[]
  readonly batchMs: number
}

function activeLoop(
  site: Pick<Site, 'universe' | 'planet' | 'report'>,
  building: number,
  recipes: PlanBuilding['active_recipes'],
  efficiency: number,
): Loop {
  const entries: LoopEntry[] = []
  let batchMs = 0
  for (const { recipeid, amount: wanted } of recipes) {
    const recipe = recipeOn(site.universe, building, site.planet, recipeid)
    if (!recipe) {
      const name = site.universe.buildings.ticker[building]!
      site.report(unknownRecipe(name, recipeid))
      continue
    }
    const amount = countOf(wanted, recipeid, site.report)
    const timeMs = amount === 0 ? 0 : ratio(recipe.timeMs * amount, efficiency)
    batchMs += timeMs
    entries.push({ recipe, amount, timeMs })
  }
  return { entries, batchMs }
}

/** An idle building pays no fee. */
export const dailyFeeOf = ({ dailyFee }: Pick<RunConditions, 'dailyFee'>, batchMs: number) =>
  loopsPerDay(batchMs, 1) > 0 ? dailyFee : 0

export const loopsPerDay = (batchMs: number, buildings: number) =>
  batchMs > 0 ? (DAY_MS * buildings) / batchMs : 0

export function addProduction(
  site: Pick<Site, 'universe' | 'planet' | 'conditions' | 'report'>,
  building: number,
  amount: number,
  recipes: PlanBuilding['active_recipes'],
  flows: Flows,
) {
  const factors = efficiencyFactors(site.universe, building, site.conditions)
  addLoop(flows, activeLoop(site, building, recipes, productOf(factors)), amount)
}

function addLoop(flows: Flows, { entries, batchMs }: Loop, buildings: number) {
  const loops = loopsPerDay(batchMs, buildings)
  for (const { recipe, amount } of entries) {
    if (amount > 0) addRuns(flows, recipe, amount * loops)
  }
}

export function addRuns(
  flows: Flows,
  { inputs, outputs, row }: Pick<BuildingRecipe, 'inputs' | 'outputs' | 'row'>,
  runs: number,
) {
  for (let i = inputs.start[row]!; i < inputs.start[row + 1]!; i++) {
    addFlow(flows, inputs.item[i]!, inputs.amount[i]! * runs, 0)
  }
  for (let i = outputs.start[row]!; i < outputs.start[row + 1]!; i++) {
    addFlow(flows, outputs.item[i]!, 0, outputs.amount[i]! * runs)
  }
}

function activeRecipe(
  { universe, prices, soldPerDay }: Site,
  { recipe, amount, timeMs }: LoopEntry,
  batchMs: number,
  buildings: number,
  run: RunConditions,
): ActiveRecipe {
  const cogm = cogmOf(universe, recipe, run, prices)
  const runs = amount > 0 ? amount * loopsPerDay(batchMs, buildings) : 0
  return {
    recipeId: recipe.id,
    amount,
    dailyShare: batchMs > 0 && batchMs < Infinity ? timeMs / batchMs : 0,
    time: timeMs,
    recipe: recipe.listing,
    cogm,
    runs,
    dailyProfit: times(cogm.totalProfit, runs),
    soldShares: madeShares(universe, recipe, runs, soldPerDay),
  }
}

/** Assumes that all of it is sold. The base's own use is known only after all rows. */
function madeShares(
  { materials }: Universe,
  { outputs, row }: BuildingRecipe,
  runs: number,
  soldPerDay: Site['soldPerDay'],
): SoldShare[] {
  const shares: SoldShare[] = []
  for (let i = outputs.start[row]!; i < outputs.start[row + 1]!; i++) {
    const share = shareOfVolume(outputs.amount[i]! * runs, soldPerDay[outputs.item[i]!]!)
    shares.push({ ticker: materials.ticker[outputs.item[i]!]!, share })
  }
  return shares
}

function valueOfFlows(flows: Flows, { buy, sell }: Prices): number {
  let value = 0
  for (let i = 0; i < flows.count; i++) {
    const material = flows.order[i]!
    value += flowValue(flows.output[material]! - flows.input[material]!, material, buy, sell)
  }
  return value
}

/** A row with a building that the data does not have: it keeps its place and does nothing. */
export const idleRow = (name: string, amount: number): BuildingResult => ({
  name,
  amount,
  areaUsed: 0,
  activeRecipes: [],
  recipeOptions: [],
  totalEfficiency: 0,
  efficiencyElements: [],
  totalBatchTime: 0,
  constructionMaterials: [],
  constructionCost: 0,
  workforceMaterials: [],
  workforceDailyCost: 0,
  dailyFee: 0,
  isFeeKnown: true,
  dailyRevenue: 0,
  expertise: null,
})
