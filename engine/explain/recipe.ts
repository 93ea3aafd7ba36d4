import type { Choice } from '../game/constants/rules.ts'
import { DAY_MS } from '../game/time.ts'
import type { Side } from '../market/prices.ts'
import type { BuildingRecipe } from '../plan/recipes.ts'
import { recipeOn } from '../plan/recipes.ts'
import type { ActiveRecipe, BuildingResult } from '../plan/result.ts'
import type { AmountLists } from '../universe/csr.ts'
import { unknownRecipe } from '../universe/diagnostics.ts'
import { buildingCostTerm, dailyDegradationTerm } from './construction.ts'
import {
  buildingAt,
  NothingToExplain,
  once,
  type PlanContext,
  recipeAt,
  rulesOf,
} from './context.ts'
import { efficiencyTerm } from './efficiency.ts'
import { feeTerm, listed } from './fees.ts'
import { priceTerm } from './price.ts'
import {
  byRule,
  difference,
  fromGame,
  fromPlan,
  product,
  quotient,
  sum,
  type Term,
} from './term.ts'
import { upkeepTerm } from './workforce.ts'

export const recipeUpkeepTerm = (context: PlanContext, ticker: string): Term => {
  const building = context.universe.buildings.indexOf.get(ticker)
  if (building === undefined) return byRule('Workforce of one building', 0, '$/day')
  return upkeepTerm(context, building)
}

export const upkeepOfAll = (
  context: PlanContext,
  { name, amount }: Pick<BuildingResult, 'name' | 'amount'>,
): Term =>
  product(`Workforce of all ${name}`, '$/day', [
    recipeUpkeepTerm(context, name),
    fromPlan(`Number of ${name}`, amount, 'buildings'),
  ])

const runDaysTerm = (context: PlanContext, row: number, timeMs: number): Term =>
  quotient('Time of a run', 'days', [
    fromGame('Time of the recipe', timeMs / DAY_MS, 'days'),
    efficiencyTerm(context, row),
  ])

export const batchTerm = (context: PlanContext, row: number): Term =>
  once(context, `batch ${row}`, () => newBatchTerm(context, row))

function newBatchTerm(context: PlanContext, row: number): Term {
  const { name, activeRecipes } = buildingAt(context, row)
  return sum(
    `Batch of ${name}`,
    'days',
    activeRecipes.map(({ recipe, amount }) =>
      amount === 0
        ? byRule(`Time of ${recipe.RecipeId}`, 0, 'days', 'not run')
        : product(`Time of ${recipe.RecipeId}`, 'days', [
            fromPlan('Runs in a batch', amount, 'factor'),
            runDaysTerm(context, row, recipe.TimeMs),
          ]),
    ),
  )
}

export function runsTerm(
  context: PlanContext,
  row: number,
  { amount, recipeId }: ActiveRecipe,
): Term {
  const building = buildingAt(context, row)
  const name = `Runs of ${recipeId}`
  if (!(building.totalBatchTime > 0)) return byRule(name, 0, 'runs/day', 'nothing is run')
  return quotient(name, 'runs/day', [
    product('Runs in a batch of all buildings', 'factor', [
      fromPlan(`Number of ${building.name}`, building.amount, 'buildings'),
      fromPlan('Runs in a batch', amount, 'factor'),
    ]),
    batchTerm(context, row),
  ])
}

function valueTerm(
  { universe, input }: PlanContext,
  name: string,
  lists: AmountLists,
  row: number,
  side: Side,
): Term {
  const parts: Term[] = []
  for (let i = lists.start[row]!; i < lists.start[row + 1]!; i++) {
    const ticker = universe.materials.ticker[lists.item[i]!]!
    parts.push(
      product(`${ticker} of a run`, '$/run', [
        fromGame(`${ticker} in a run`, lists.amount[i]!, 'units'),
        priceTerm(universe, input.prices, ticker, side),
      ]),
    )
  }
  return sum(name, '$/run', parts)
}

function recipeOf({ universe, input }: PlanContext, building: string, id: string): BuildingRecipe {
  const index = universe.buildings.indexOf.get(building)
  const planet = universe.planets.indexOf.get(input.plan.planet.planetid)!
  const recipe = index === undefined ? undefined : recipeOn(universe, index, planet, id)
  if (!recipe) throw new NothingToExplain(unknownRecipe(building, id).message)
  return recipe
}

export function cogmTerm(context: PlanContext, row: number, index: number): Term {
  const { name } = buildingAt(context, row)
  const { recipeId } = recipeAt(context, row, index)
  const recipe = recipeOf(context, name, recipeId)
  const runtime = runDaysTerm(context, row, recipe.timeMs)
  return sum(`Cost of a run of ${recipeId}`, '$/run', [
    product('Degradation during a run', '$/run', [dailyDegradationTerm(context, name), runtime]),
    product('Workforce during a run', '$/run', [recipeUpkeepTerm(context, name), runtime]),
    valueTerm(context, 'Inputs', recipe.inputs, recipe.row, 'BUY'),
    ...listed(feeTerm(context, name)).map((fee) =>
      product('Fee during a run', '$/run', [fee, runtime]),
    ),
  ])
}

export function cogmProfitTerm(context: PlanContext, row: number, index: number): Term {
  const { recipeId } = recipeAt(context, row, index)
  const recipe = recipeOf(context, buildingAt(context, row).name, recipeId)
  return difference(`Profit of a run of ${recipeId}`, '$/run', [
    valueTerm(context, 'Outputs', recipe.outputs, recipe.row, 'SELL'),
    cogmTerm(context, row, index),
  ])
}

export function recipeProfitTerm(context: PlanContext, row: number, index: number): Term {
  const active = recipeAt(context, row, index)
  return product(`Profit of ${active.recipeId}`, '$/day', [
    cogmProfitTerm(context, row, index),
    runsTerm(context, row, active),
  ])
}

/** `costSplit` shares the cost among all units of the run, `costTotal` puts it on this output alone. */
export function unitCostTerm(
  context: PlanContext,
  row: number,
  index: number,
  ticker: string,
  share: 'costSplit' | 'costTotal',
): Term {
  const { recipe } = recipeAt(context, row, index)
  const counted = recipe.Outputs.filter(({ Ticker }) => share === 'costSplit' || Ticker === ticker)
  return quotient(`Cost of a unit of ${ticker}`, '$/unit', [
    cogmTerm(context, row, index),
    sum(
      'Units of a run',
      'units',
      counted.map(({ Ticker, Amount }) => fromGame(`${Ticker} in a run`, Amount, 'units')),
    ),
  ])
}

export function optionTerm(context: PlanContext, row: number, recipeId: string): Term {
  const { name, totalEfficiency } = buildingAt(context, row)
  const recipe = recipeOf(context, name, recipeId)
  const runs =
    recipe.timeMs > 0 && totalEfficiency > 0
      ? quotient('Runs a day', 'runs/day', [
          byRule('One day', 1, 'days'),
          runDaysTerm(context, row, recipe.timeMs),
        ])
      : byRule('Runs a day', 0, 'runs/day', 'cannot run')
  return difference(`Daily revenue of ${recipeId}`, '$/day', [
    product('Value of the runs', '$/day', [
      runs,
      difference('Value of a run', '$/run', [
        valueTerm(context, 'Outputs', recipe.outputs, recipe.row, 'SELL'),
        valueTerm(context, 'Inputs', recipe.inputs, recipe.row, 'BUY'),
      ]),
    ]),
    dailyDegradationTerm(context, name),
    recipeUpkeepTerm(context, name),
    ...listed(feeTerm(context, name)),
  ])
}

export const optionRoiTerm = (context: PlanContext, row: number, recipeId: string): Term =>
  quotient(`Payback of ${recipeId}`, 'days', [
    buildingCostTerm(context, buildingAt(context, row).name),
    optionTerm(context, row, recipeId),
  ])

const BASE_AREA: Choice<string> = {
  classic: 'a sensible base without its core module, divided by its buildings',
  accurate: 'a sensible base with its core module, divided by its buildings',
}

export function optionPerAreaTerm(context: PlanContext, row: number, recipeId: string): Term {
  const { name } = buildingAt(context, row)
  const { areaPerBuilding, indexOf } = context.universe.buildings
  const book = rulesOf(context).areaPerBuilding
  return quotient(`Profit per area of ${recipeId}`, '$/day/area', [
    optionTerm(context, row, recipeId),
    byRule(
      'Area per building',
      areaPerBuilding[book][indexOf.get(name)!]!,
      'area',
      BASE_AREA[book],
    ),
  ])
}
