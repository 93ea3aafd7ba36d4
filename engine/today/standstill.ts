import { priceTerm } from '../explain/price.ts'
import { difference, fromPlan, product, sum, type Term } from '../explain/term.ts'
import { CLASSIC } from '../game/constants/rules.ts'
import { efficiencyWithout, workforceNeeds } from '../game/constants/workforce.ts'
import { WORKFORCES } from '../game/primitives.ts'
import type { Side } from '../market/prices.ts'
import { staffShare } from '../plan/staff-share.ts'
import { isUsedUp } from '../supply/burn.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe/universe.ts'
import type { TodayBase, TodayPlan } from './base.ts'

/** Units a day that a recipe uses and makes, and the fee of its buildings while they run. */
export interface RunningRecipe {
  readonly plan: TodayPlan
  readonly building: string
  readonly uses: ReadonlyMap<string, number>
  readonly makes: ReadonlyMap<string, number>
  readonly fee: number
}

export const runningRecipes = ({ plans }: TodayBase): RunningRecipe[] =>
  plans.flatMap((plan) =>
    plan.result.production.buildings.flatMap(({ name, amount, dailyFee, activeRecipes }) =>
      activeRecipes
        .filter(({ runs }) => runs > 0)
        .map(({ recipe, runs, dailyShare }) => ({
          plan,
          building: name,
          uses: amountsOf(recipe.Inputs, runs),
          makes: amountsOf(recipe.Outputs, runs),
          fee: -dailyFee * amount * dailyShare,
        })),
    ),
  )

function amountsOf(amounts: readonly { Ticker: string; Amount: number }[], runs: number) {
  const perDay = new Map<string, number>()
  for (const { Ticker, Amount } of amounts)
    perDay.set(Ticker, (perDay.get(Ticker) ?? 0) + Amount * runs)
  return perDay
}

export interface Standstill {
  /** For each running recipe the share of its work that is not done, 0 to 1. */
  readonly shares: readonly number[]
  /** The part of that share in which its buildings do no work. Fees of slower buildings are still paid in full. */
  readonly idle: readonly number[]
  /** Units a day that workers would use but do not get. */
  readonly unused: ReadonlyMap<string, number>
}

/**
 * The work that stops once the base has run out of some materials. What the base makes of one itself is still used:
 * only the rest is missing. A recipe runs as far as its scarcest input goes, and as fast as its workers still are.
 */
export function standstillWithout(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  tickers: readonly string[],
): Standstill {
  const missing = new Map(
    base.flows
      .filter(({ ticker, delta }) => tickers.includes(ticker) && isUsedUp(delta))
      .map(({ ticker, delta, input }) => [ticker, Math.min(1, -delta / input)]),
  )
  const staff = new Map(base.plans.map((plan) => [plan, staffWithout(plan, missing)]))
  const idle = recipes.map(({ uses }) =>
    Math.max(0, ...Array.from(uses.keys(), (ticker) => missing.get(ticker) ?? 0)),
  )
  const shares = recipes.map(({ plan, building }, r) =>
    Math.max(idle[r]!, 1 - staffWork(universe, plan, building, staff.get(plan)!)),
  )
  const unused = new Map<string, number>()
  for (const { result } of base.plans)
    for (const { ticker, input } of result.workforceMaterialIO) {
      const share = missing.get(ticker)
      if (share) unused.set(ticker, (unused.get(ticker) ?? 0) + input * share)
    }
  return { shares, idle, unused }
}

/** The share of their efficiency that each worker tier still has. */
function staffWithout(
  { input: { rules = CLASSIC }, result }: TodayPlan,
  missing: ReadonlyMap<string, number>,
): Float64Array {
  const needs = workforceNeeds(rules)
  const left = new Float64Array(WORKER_KINDS).fill(1)
  for (const [k, kind] of WORKFORCES.entries()) {
    const { lux1, lux2 } = result.workforce[kind]
    for (const need of needs[kind]) {
      const isProvided = need.luxury === 0 || (need.luxury === 1 ? lux1 : lux2)
      const share = isProvided ? (missing.get(need.ticker) ?? 0) : 0
      left[k]! *= 1 - share * (1 - efficiencyWithout(needs[kind], need))
    }
  }
  return left
}

/** The share of a building's work that is left. */
const staffWork = (
  universe: Universe,
  { result }: TodayPlan,
  building: string,
  left: Float64Array,
): number => staffShare(universe, result.workforce, building, left)

/** The daily cost of a standstill at the prices of the plan. A surplus is sold and a deficit is bought. */
export interface Loss {
  /** $, negative where standing still saves money. */
  readonly perDay: number
  readonly derive: () => Term
  /** Materials without a known price. They count as 0. */
  readonly unpriced: readonly string[]
}

export function lossOf(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  standstill: Standstill,
): Loss {
  const { changes, fees } = tradeChanges(base, recipes, standstill)
  const unpriced: string[] = []
  let perDay = -fees
  for (const { ticker, side, amount, isLost } of changes) {
    const price = priceOf(universe, base, ticker, side)
    if (!(price > 0)) unpriced.push(ticker)
    perDay += (isLost ? amount : -amount) * price
  }
  const derive = () => lossTerm(universe, base, changes, fees)
  return { perDay, derive, unpriced: [...new Set(unpriced)] }
}

/** Units a day that a base no longer sells or buys, or that it sells or buys in addition. */
interface TradeChange {
  readonly ticker: string
  readonly side: Side
  readonly amount: number
  readonly isLost: boolean
}

/** Splits the change of each balance into the part above 0, which is sold, and the part below, which is bought. */
function tradeChanges(
  { planned }: TodayBase,
  recipes: readonly RunningRecipe[],
  { shares, idle, unused }: Standstill,
): { changes: readonly TradeChange[]; fees: number } {
  const change = new Map<string, number>()
  const add = (ticker: string, amount: number) =>
    change.set(ticker, (change.get(ticker) ?? 0) + amount)
  let fees = 0
  for (const [r, { uses, makes, fee }] of recipes.entries()) {
    const share = shares[r]!
    if (share === 0) continue
    for (const [ticker, amount] of uses) add(ticker, amount * share)
    for (const [ticker, amount] of makes) add(ticker, -amount * share)
    fees += fee * idle[r]!
  }
  for (const [ticker, amount] of unused) add(ticker, amount)
  const changes: TradeChange[] = []
  for (const { ticker, delta: before } of planned) {
    const by = change.get(ticker)
    if (by === undefined) continue
    const after = before + by
    const isLost = by < 0
    const sold = Math.abs(Math.max(0, after) - Math.max(0, before))
    const bought = Math.abs(Math.min(0, after) - Math.min(0, before))
    if (sold > ROUNDING) changes.push({ ticker, side: 'SELL', amount: sold, isLost })
    if (bought > ROUNDING) changes.push({ ticker, side: 'BUY', amount: bought, isLost })
  }
  return { changes, fees }
}

function priceOf(
  { materials }: Universe,
  { prices: { buy, sell } }: TodayBase,
  ticker: string,
  side: Side,
): number {
  const material = materials.indexOf.get(ticker)
  return material === undefined ? 0 : (side === 'SELL' ? sell : buy)[material]!
}

function lossTerm(
  universe: Universe,
  { prices }: TodayBase,
  changes: readonly TradeChange[],
  fees: number,
): Term {
  const termsOf = (lost: boolean) =>
    changes
      .filter(({ isLost }) => isLost === lost)
      .map(({ ticker, side, amount }) =>
        product(`${ticker}, ${side === 'SELL' ? 'sold' : 'bought'}`, '$/day', [
          fromPlan('Units a day', amount, 'units/day'),
          priceTerm(universe, prices, ticker, side),
        ]),
      )
  const saved = termsOf(false)
  if (fees > 0) saved.push(fromPlan('Fees of what stands still', fees, '$/day'))
  return difference('Money lost a day', '$/day', [
    sum('No longer made', '$/day', termsOf(true)),
    sum('Not used up, and not paid', '$/day', saved),
  ])
}

/** Changes below these units a day come from floating point. */
const ROUNDING = 1e-9
