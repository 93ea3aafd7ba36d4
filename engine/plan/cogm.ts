import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import { DAY_MS } from '../game/time.ts'
import type { Prices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import { ratio, times } from './arithmetic.ts'
import { type BuildingRecipe, listValue } from './recipes.ts'
import type { Cogm, CogmInput, CogmOutput } from './result.ts'

/** Positive numbers for one building. */
export interface RunConditions {
  readonly efficiency: number
  readonly constructionCost: number
  readonly workforceDailyCost: number
  readonly dailyFee: number
  readonly isFeeKnown: boolean
}

export type RunRecipe = Pick<BuildingRecipe, 'timeMs' | 'row' | 'inputs' | 'outputs'>

export const runtimeOf = ({ timeMs }: Pick<RunRecipe, 'timeMs'>, efficiency: number) =>
  ratio(timeMs, efficiency)

export function runMoney(
  recipe: RunRecipe,
  { efficiency, constructionCost, workforceDailyCost, dailyFee }: RunConditions,
  prices: Prices,
) {
  const runtime = runtimeOf(recipe, efficiency)
  const runtimeShare = runtime / DAY_MS
  const degradation = constructionCost / DEGRADATION_DAYS
  const degradationShare = times(degradation, runtimeShare)
  const workforceCost = times(workforceDailyCost, runtimeShare)
  const fee = times(dailyFee, runtimeShare)
  const inputTotal = listValue(recipe.inputs, recipe.row, prices.buy)
  const totalCost = degradationShare + workforceCost + inputTotal + fee
  const outputRevenue = listValue(recipe.outputs, recipe.row, prices.sell)
  return {
    runtime,
    runtimeShare,
    degradation,
    degradationShare,
    workforceCost,
    fee,
    inputTotal,
    totalCost,
    outputRevenue,
    totalProfit: outputRevenue - totalCost,
  }
}

/** Visible only with chosen preferences: average prices of the universe say little about one base. */
export function cogmOf(
  universe: Universe,
  recipe: BuildingRecipe,
  run: RunConditions,
  prices: Prices,
): Cogm {
  const money = runMoney(recipe, run, prices)
  return {
    visible: prices.cx !== null,
    runtime: money.runtime,
    runtimeShare: money.runtimeShare,
    efficiency: run.efficiency,
    degradation: money.degradation,
    degradationShare: money.degradationShare,
    workforceCost: money.workforceCost,
    workforceCostTotal: run.workforceDailyCost,
    fee: run.isFeeKnown ? money.fee : null,
    inputCost: inputCosts(universe, recipe, prices.buy),
    inputTotal: money.inputTotal,
    outputCOGM: outputCosts(universe, recipe, money.totalCost),
    totalCost: money.totalCost,
    outputRevenue: money.outputRevenue,
    totalProfit: money.totalProfit,
  }
}

function inputCosts(
  { materials }: Universe,
  { inputs, row }: BuildingRecipe,
  buy: Float64Array,
): CogmInput[] {
  const rows: CogmInput[] = []
  for (let i = inputs.start[row]!; i < inputs.start[row + 1]!; i++) {
    const material = inputs.item[i]!
    const amount = inputs.amount[i]!
    const costUnit = buy[material]!
    rows.push({
      ticker: materials.ticker[material]!,
      amount,
      costUnit,
      costTotal: amount * costUnit,
    })
  }
  return rows
}

function outputCosts(
  { materials }: Universe,
  { outputs, row }: BuildingRecipe,
  totalCost: number,
): CogmOutput[] {
  const first = outputs.start[row]!
  const end = outputs.start[row + 1]!
  let units = 0
  for (let i = first; i < end; i++) units += outputs.amount[i]!
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
  return rows
}
