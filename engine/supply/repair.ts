import {
  DEGRADATION_DAYS,
  meanRepairEfficiency,
  repairEfficiency,
} from '../game/constants/degradation.ts'
import { type Choice, CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { Prices } from '../market/prices.ts'
import { type MaterialAmount, type ShipmentRow, shipmentRow } from '../market/shipment.ts'
import { wornOfRow } from '../plan/construction.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'

/** Money as in a plan's result: what is spent is negative. */
export interface RepairBuilding {
  readonly amount: number
  readonly constructionMaterials: readonly { readonly ticker: string; readonly input: number }[]
}
export interface EarningBuilding extends RepairBuilding {
  readonly dailyRevenue: number
  readonly workforceDailyCost: number
  readonly dailyFee: number
  readonly constructionCost: number
}

/** Units that repairing one building after some days takes, of a material of which it was built with `amount`. */
export function repairAmount(amount: number, day: number): number {
  const left = DEGRADATION_DAYS - Math.min(DEGRADATION_DAYS, Math.max(0, day))
  return amount - Math.floor((amount * left) / DEGRADATION_DAYS)
}

/** By ticker. Each building is repaired, and rounded up, on its own. */
export function repairMaterials(
  universe: Universe,
  prices: Prices,
  buildings: readonly RepairBuilding[],
  day: number,
): ShipmentRow[] {
  return repairAmounts(buildings, day).map(({ ticker, amount }) =>
    shipmentRow(universe, prices, ticker, amount),
  )
}

function repairAmounts(buildings: readonly RepairBuilding[], day: number): MaterialAmount[] {
  const amounts = new Map<string, number>()
  for (const { amount: count, constructionMaterials } of buildings) {
    for (const { ticker, input } of constructionMaterials) {
      amounts.set(ticker, (amounts.get(ticker) ?? 0) + repairAmount(input, day) * count)
    }
  }
  return [...amounts]
    .map(([ticker, amount]) => ({ ticker, amount }))
    .sort((a, b) => byCodeUnits(a.ticker, b.ticker))
}

/** One entry per day, 0 to 180, of repairing everything whenever it is that old. */
export interface RepairAnalysis {
  readonly cost: Float64Array
  readonly costPerDay: Float64Array
  readonly efficiency: Float64Array
  readonly meanEfficiency: Float64Array
  /** Average of a day, repairs paid. */
  readonly profitPerDay: Float64Array
  /** The day with the highest profit, the earlier one of equals; day 0 is no interval. */
  readonly bestDay: number
}

/** $ a day: `worn` falls with the condition of the buildings, `fixed` does not. */
export interface Earnings {
  readonly worn: number
  readonly fixed: number
}
const EARNINGS: Choice<(rules: Rules, row: EarningBuilding) => Earnings> = {
  classic: (_, { dailyRevenue }) => ({ worn: dailyRevenue, fixed: 0 }),
  // The real cost of the repairs replaces the plan's allowance for degradation.
  accurate: (rules, { amount, dailyRevenue, workforceDailyCost, dailyFee, constructionCost }) => {
    const staff = (workforceDailyCost + dailyFee) * amount
    const allowance = (constructionCost * wornOfRow(rules, amount)) / DEGRADATION_DAYS
    return { worn: dailyRevenue - staff - allowance, fixed: staff }
  },
}

export function repairEarnings(
  buildings: readonly EarningBuilding[],
  rules: Rules = CLASSIC,
): Earnings {
  let [worn, fixed] = [0, 0]
  for (const row of buildings) {
    const earned = EARNINGS[rules.repairProfit](rules, row)
    worn += earned.worn
    fixed += earned.fixed
  }
  return { worn, fixed }
}

const onEachDay = (value: (day: number) => number) =>
  Float64Array.from({ length: DEGRADATION_DAYS + 1 }, (_, day) => value(day))
const EFFICIENCY = onEachDay(repairEfficiency)
const MEAN_EFFICIENCY = onEachDay(meanRepairEfficiency)

/** `buildings` are rows of a result that was evaluated under the same rules. */
export function analyseRepair(
  universe: Universe,
  prices: Prices,
  buildings: readonly EarningBuilding[],
  rules: Rules = CLASSIC,
): RepairAnalysis {
  const { worn, fixed } = repairEarnings(buildings, rules)
  const cost = repairCosts(universe, prices, buildings)
  const column = () => new Float64Array(DEGRADATION_DAYS + 1)
  const [costPerDay, profitPerDay] = [column(), column()]
  const [efficiency, meanEfficiency] = [EFFICIENCY, MEAN_EFFICIENCY]
  let bestDay = 1
  for (let day = 0; day <= DEGRADATION_DAYS; day++) {
    costPerDay[day] = day === 0 ? 0 : cost[day]! / day
    profitPerDay[day] = worn * meanEfficiency[day]! + fixed - costPerDay[day]!
    if (day > 1 && profitPerDay[day]! > profitPerDay[bestDay]!) bestDay = day
  }
  return { cost, costPerDay, efficiency, meanEfficiency, profitPerDay, bestDay }
}

const MAX_AMOUNTS = 2000
const byInput = new Map<number, Float64Array>()

/** Buildings are made of few different amounts, and every base asks for their repair on each day. */
function amountsByDay(input: number): Float64Array {
  const known = byInput.get(input)
  if (known) return known
  if (byInput.size >= MAX_AMOUNTS) byInput.clear()
  const amounts = onEachDay((day) => repairAmount(input, day))
  byInput.set(input, amounts)
  return amounts
}

/** The cost of `repairMaterials` on each day, without making its rows: an analysis needs 181 of them. */
function repairCosts(
  { materials }: Universe,
  prices: Prices,
  buildings: readonly RepairBuilding[],
): Float64Array {
  const bills = new Map<string, { count: number; amounts: Float64Array }[]>()
  for (const { amount: count, constructionMaterials } of buildings)
    for (const { ticker, input } of constructionMaterials) {
      const uses = bills.get(ticker)
      const use = { count, amounts: amountsByDay(input) }
      if (uses) uses.push(use)
      else bills.set(ticker, [use])
    }
  const cost = new Float64Array(DEGRADATION_DAYS + 1)
  const total = new Float64Array(DEGRADATION_DAYS + 1)
  for (const ticker of [...bills.keys()].sort(byCodeUnits)) {
    const material = materials.indexOf.get(ticker)
    const price = material === undefined ? 0 : prices.buy[material]!
    total.fill(0)
    for (const { count, amounts } of bills.get(ticker)!)
      for (let day = 0; day <= DEGRADATION_DAYS; day++) total[day]! += amounts[day]! * count
    for (let day = 0; day <= DEGRADATION_DAYS; day++) cost[day]! += total[day]! * price
  }
  return cost
}
