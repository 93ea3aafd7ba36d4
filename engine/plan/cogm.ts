import type { Prices } from '../prices.ts'
import { DEGRADATION_DAYS } from '../reference/base.ts'
import { DAY_MS } from '../reference/extraction.ts'
import type { Universe } from '../universe.ts'
import { ratio, times } from './arithmetic.ts'
import type { BuildingRecipe } from './recipes.ts'
import type { Cogm, CogmInput, CogmOutput } from './result.ts'

/** What stands behind a run: costs as positive numbers, of one building. */
export interface RunConditions {
  readonly efficiency: number
  readonly constructionCost: number
  readonly workforceDailyCost: number
}

/** Shown to a player only under chosen preferences: average prices over the universe say little about one base. */
export function cogmOf(
  universe: Universe,
  recipe: BuildingRecipe,
  { efficiency, constructionCost, workforceDailyCost }: RunConditions,
  prices: Prices,
): Cogm {
  const runtime = ratio(recipe.timeMs, efficiency)
  const runtimeShare = runtime / DAY_MS
  const degradation = constructionCost / DEGRADATION_DAYS
  const degradationShare = times(degradation, runtimeShare)
  const workforceCost = times(workforceDailyCost, runtimeShare)
  const { rows: inputCost, total: inputTotal } = inputCosts(universe, recipe, prices.buy)
  const totalCost = degradationShare + workforceCost + inputTotal
  const { rows: outputCOGM, revenue } = outputCosts(universe, recipe, totalCost, prices.sell)
  return {
    visible: prices.cx !== null,
    runtime,
    runtimeShare,
    efficiency,
    degradation,
    degradationShare,
    workforceCost,
    workforceCostTotal: workforceDailyCost,
    inputCost,
    inputTotal,
    outputCOGM,
    totalCost,
    outputRevenue: revenue,
    totalProfit: revenue - totalCost,
  }
}

function inputCosts({ materials }: Universe, { inputs, row }: BuildingRecipe, buy: Float64Array) {
  const rows: CogmInput[] = []
  let total = 0
  for (let i = inputs.start[row]!; i < inputs.start[row + 1]!; i++) {
    const material = inputs.item[i]!
    const amount = inputs.amount[i]!
    const costUnit = buy[material]!
    const costTotal = amount * costUnit
    total += costTotal
    rows.push({ ticker: materials.ticker[material]!, amount, costUnit, costTotal })
  }
  return { rows, total }
}

function outputCosts(
  { materials }: Universe,
  { outputs, row }: BuildingRecipe,
  totalCost: number,
  sell: Float64Array,
) {
  const first = outputs.start[row]!
  const end = outputs.start[row + 1]!
  let units = 0
  let revenue = 0
  for (let i = first; i < end; i++) {
    units += outputs.amount[i]!
    revenue += outputs.amount[i]! * sell[outputs.item[i]!]!
  }
  const rows: CogmOutput[] = []
  for (let i = first; i < end; i++) {
    const amount = outputs.amount[i]!
    rows.push({
      ticker: materials.ticker[outputs.item[i]!]!,
      amount,
      costSplit: ratio(totalCost, units),
      costTotal: ratio(totalCost, amount),
    })
  }
  return { rows, revenue }
}
