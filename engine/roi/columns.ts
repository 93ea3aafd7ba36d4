import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import type { Choice } from '../game/constants/rules.ts'
import { shareOfVolume } from '../market/daily-volume.ts'
import { PRICE_CHOSEN, PRICE_UNKNOWN, type Prices } from '../market/prices.ts'
import { ratio } from '../plan/arithmetic.ts'
import { type RunConditions, type RunRecipe, runMoney } from '../plan/cogm.ts'
import { balanceOf, clearFlows, type Flows } from '../plan/flows.ts'
import { overviewOf } from '../plan/overview.ts'
import { dailyFeeOf } from '../plan/production.ts'
import type { Universe } from '../universe/universe.ts'
import { addBase, type ReferenceSetup } from './reference-setup.ts'
import { flownSize } from './sweep-freight.ts'

/**
 * One entry per row of a table of reference bases. Money is per day, areas include the core module, and profit is after
 * freight.
 */
export interface RoiColumns {
  readonly efficiency: Float64Array
  /** Profit of one run: its outputs less the cost of the run, before freight. */
  readonly outputProfit: Float64Array
  readonly dailyProfit: Float64Array
  /** 0 without freight. */
  readonly dailyFreight: Float64Array
  /** Production fees of the running base; NaN if they are unknown and not counted. */
  readonly dailyFees: Float64Array
  readonly planCost: Float64Array
  /** Days until the base has paid itself back: negative at a loss, Infinity at no profit. */
  readonly planRoi: Float64Array
  readonly planArea: Float64Array
  readonly planProfitArea: Float64Array
  /**
   * Share of the daily volume that the base sells, for the good that is hardest to sell; Infinity if it is not traded,
   * NaN if no volume is known.
   */
  readonly tradeShare: Float64Array
  /** How many goods it trades at an average because their price is missing. */
  readonly standIns: Float64Array
}

export interface Market {
  readonly prices: Prices
  readonly sold: Float64Array
}

/** The effect of a planet on a base. */
export interface RowSite {
  readonly run: RunConditions
  readonly planCost: number
  readonly market: Market
  /** See `carriageOf`. */
  readonly carriage: number
}

export function roiColumns(rows: number): RoiColumns {
  return mapColumns(() => new Float64Array(rows))
}

/**
 * Fills one row: a base in which all buildings run one recipe. `flows` then holds its daily input and output. Returns
 * false if the base needs a material that nobody sells, or freight to a place that no jumps reach.
 */
export function fillRow(
  universe: Universe,
  columns: RoiColumns,
  row: number,
  setup: ReferenceSetup,
  recipe: RunRecipe,
  { run, planCost, market: { prices, sold }, carriage }: RowSite,
  flows: Flows,
): boolean {
  const { runtime, totalProfit } = runMoney(recipe, run, prices)
  clearFlows(flows)
  addBase(flows, setup, recipe, runtime)
  const fees = dailyFeeOf(run, runtime) * setup.amount
  const overview = overviewOf(
    balanceOf(flows, prices.buy, prices.sell),
    planCost,
    (run.constructionCost * setup.amount) / DEGRADATION_DAYS,
    fees,
  )
  const freight = carriage === 0 ? 0 : flownSize(universe, flows) * carriage
  const profit = overview.profit - freight
  columns.efficiency[row] = run.efficiency
  columns.outputProfit[row] = totalProfit
  columns.dailyProfit[row] = profit
  columns.dailyFreight[row] = freight
  columns.dailyFees[row] = run.isFeeKnown ? fees : Number.NaN
  columns.planCost[row] = planCost
  columns.planRoi[row] = ratio(planCost, profit)
  columns.planArea[row] = setup.area
  columns.planProfitArea[row] = profit / setup.area
  columns.tradeShare[row] = largestShare(recipe, flows, sold)
  columns.standIns[row] = standInsOf(flows, prices)
  return isSupplied(flows, prices) && !Number.isNaN(carriage)
}

/** Classic counts materials without a price as free. */
const BUYS_UNPRICED: Choice<boolean> = { classic: true, accurate: false }

/** In Accurate, every material that the base buys must have a price. */
export const isSupplied = (flows: Flows, prices: Prices) =>
  BUYS_UNPRICED[prices.rules.missingPrices] || isForSale(flows, prices)

function isForSale({ count, order, input, output }: Flows, { buyFrom }: Prices): boolean {
  for (let i = 0; i < count; i++) {
    const material = order[i]!
    if (buyFrom[material] === PRICE_UNKNOWN && output[material]! < input[material]!) return false
  }
  return true
}

function standInsOf({ count, order, input, output }: Flows, { buyFrom, sellFrom }: Prices): number {
  let goods = 0
  for (let i = 0; i < count; i++) {
    const material = order[i]!
    const delta = output[material]! - input[material]!
    const from = delta > 0 ? sellFrom : buyFrom
    if (delta !== 0 && from[material]! > PRICE_CHOSEN) goods++
  }
  return goods
}

export function largestShare(
  { outputs, row }: RunRecipe,
  flows: Flows,
  sold: Float64Array,
): number {
  let largest = Number.NaN
  for (let i = outputs.start[row]!; i < outputs.start[row + 1]!; i++) {
    const material = outputs.item[i]!
    const surplus = flows.output[material]! - flows.input[material]!
    const share = surplus > 0 ? shareOfVolume(surplus, sold[material]!) : 0
    if (!(share <= largest) && !Number.isNaN(share)) largest = share
  }
  return largest
}

export function orderColumns(columns: RoiColumns, order: Uint32Array): RoiColumns {
  return mapColumns((name) => orderNumbers(columns[name], order))
}

function mapColumns(column: (name: keyof RoiColumns) => Float64Array): RoiColumns {
  return {
    efficiency: column('efficiency'),
    outputProfit: column('outputProfit'),
    dailyProfit: column('dailyProfit'),
    dailyFreight: column('dailyFreight'),
    dailyFees: column('dailyFees'),
    planCost: column('planCost'),
    planRoi: column('planRoi'),
    planArea: column('planArea'),
    planProfitArea: column('planProfitArea'),
    tradeShare: column('tradeShare'),
    standIns: column('standIns'),
  }
}

/** A plain loop: `Float64Array.from` with a function takes ten times as long. */
export function orderNumbers(numbers: Float64Array, order: Uint32Array): Float64Array {
  const ordered = new Float64Array(order.length)
  for (let row = 0; row < order.length; row++) ordered[row] = numbers[order[row]!]!
  return ordered
}
