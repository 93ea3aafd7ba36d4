import type { MarketWeeks } from '../game/market-weeks.ts'
import { exchangeOfCode } from '../market/exchange-code.ts'
import { type Prices, resolvePrices } from '../market/prices.ts'
import type { ExchangeColumns } from '../universe/exchanges.ts'
import type { Universe } from '../universe/universe.ts'
import { type RecipeRoiRequest, recipeRoi } from './recipe-roi.ts'

export interface RecipeMoversRequest extends RecipeRoiRequest {
  readonly weeks: MarketWeeks
}

export interface RecipeMover {
  readonly recipeId: string
  readonly buildingTicker: string
  /** $ a day and area of its reference base, at today's prices and at those of a week ago. */
  readonly now: number
  readonly before: number
  /** The material of the recipe whose price had the largest effect; null where no price moved. */
  readonly by: { readonly ticker: string; readonly before: number; readonly now: number } | null
}

export interface RecipeMovers {
  readonly movers: readonly RecipeMover[]
  /** Number of recipes with a material without known weeks. */
  readonly unknown: number
}

/**
 * The profit of recipes a week ago, estimated: each of today's prices is scaled by the change of the traded average of
 * its exchange from the previous week to the last one. Prices set by hand and those of the market maker did not change.
 */
export function recipeMovers(
  universe: Universe,
  { weeks, ...request }: RecipeMoversRequest,
): RecipeMovers {
  const { cx, planetNaturalId, rules } = request
  const past = weekBefore(universe, weeks, 1)
  const pricesIn = (of: Universe) => resolvePrices(of, cx, planetNaturalId, rules)
  const [now, before] = [pricesIn(universe), pricesIn(past)]
  // Here the price of an unknown week is doubled, so that it differs.
  const isKnown = sameIn(before, pricesIn(weekBefore(universe, weeks, 2)))

  const then = recipeRoi(past, request)
  const rowThen = new Map(then.recipeId.map((id, row) => [id, row]))
  const today = recipeRoi(universe, request)
  const movers: RecipeMover[] = []
  let unknown = 0
  for (const [row, recipeId] of today.recipeId.entries()) {
    const sides = sidesOf(universe, recipeId)
    const former = rowThen.get(recipeId)
    if (former === undefined || !sides.every(({ material, side }) => isKnown(material, side))) {
      unknown++
      continue
    }
    movers.push({
      recipeId,
      buildingTicker: today.buildingTicker[row]!,
      now: today.planProfitArea[row]!,
      before: then.planProfitArea[former]!,
      by: largestMove(universe, sides, before, now),
    })
  }
  const moved = (mover: RecipeMover) => Math.abs(mover.now - mover.before)
  return { movers: movers.sort((a, b) => moved(b) - moved(a)), unknown }
}

/** The same universe at the prices of the previous week; prices without a known week are multiplied by `unknown`. */
function weekBefore(universe: Universe, weeks: MarketWeeks, unknown: number): Universe {
  const { materials, exchanges } = universe
  const past = [...exchanges].map(([code, columns]): [string, ExchangeColumns] => {
    const known = weeks[exchangeOfCode(code)]
    const rises = materials.ticker.map((ticker) => {
      const [week, former] = known?.[ticker] ?? [0, 0]
      return week > 0 && former > 0 ? former / week : unknown
    })
    const back = (prices: Float64Array) => prices.map((price, material) => price * rises[material]!)
    const { Ask, Bid, PriceAverage, ...fixed } = columns.prices
    const prices = { ...fixed, Ask: back(Ask), Bid: back(Bid), PriceAverage: back(PriceAverage) }
    return [code, { ...columns, prices }]
  })
  return { ...universe, exchanges: new Map(past) }
}

type Side = 'buy' | 'sell'

const sameIn = (one: Prices, other: Prices) => (material: number, side: Side) =>
  one[side][material] === other[side][material]

interface RecipeSide {
  readonly material: number
  readonly side: Side
  readonly amount: number
}

function sidesOf({ recipes }: Universe, recipeId: string): RecipeSide[] {
  const recipe = recipes.indexOf.get(recipeId)!
  return (['inputs', 'outputs'] as const).flatMap((list) => {
    const { start, item, amount } = recipes[list]
    return Array.from({ length: start[recipe + 1]! - start[recipe]! }, (_, n): RecipeSide => {
      const at = start[recipe]! + n
      const side = list === 'inputs' ? 'buy' : 'sell'
      return { material: item[at]!, side, amount: amount[at]! }
    })
  })
}

function largestMove(
  { materials }: Universe,
  sides: readonly RecipeSide[],
  before: Prices,
  now: Prices,
): RecipeMover['by'] {
  let largest: RecipeMover['by'] = null
  let most = 0
  for (const { material, side, amount } of sides) {
    const [was, is] = [before[side][material]!, now[side][material]!]
    const effect = Math.abs(amount * (is - was))
    if (effect <= most) continue
    most = effect
    largest = { ticker: materials.ticker[material]!, before: was, now: is }
  }
  return largest
}
