import { CORE_MODULE } from '../../game/constants/base.ts'
import { CLASSIC } from '../../game/constants/rules.ts'
import type { PlanData } from '../../game/plan.ts'
import { constructionCost } from '../../plan/construction.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import type { PlanInput } from '../../plan/input.ts'
import { feesUnder } from '../../plan/local-fees.ts'
import type { BuildingAmount } from '../../supply/cart.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import { buildOutOf } from './build-out.ts'
import { improvedOrder } from './exchange.ts'
import { amountAfter, buildDifference, type Item, planAfter } from './items.ts'
import { bestOrder, latticeSize } from './lattice.ts'
import {
  afterStep,
  type BuildOut,
  type Counts,
  type MoneyBudget,
  NOTHING_BUILT,
  scoreOf,
} from './path.ts'

export interface ExpansionRequest {
  /** Null if nothing is built yet, not even the core module. */
  readonly from: PlanData | null
  readonly to: PlanInput
  readonly budget: MoneyBudget
}

/** Buildings of one kind in a step. `cost` is that of one building. */
export interface BuiltAmount extends BuildingAmount {
  readonly cost: number
}

export interface ExpansionStep {
  readonly built: readonly BuiltAmount[]
  readonly cost: number
  readonly establishment: number
  readonly day: number
  readonly balance: number
  readonly profit: number
  readonly plan: PlanData
}

export interface Expansion {
  readonly status: 'complete'
  /** `exact`: the best of all orders. `exchanged`: a good order that no small exchange improves. */
  readonly order: 'exact' | 'exchanged'
  readonly steps: readonly ExpansionStep[]
  /** Buildings of today's base that the proposal does not have. They are removed first. */
  readonly removed: readonly BuildingAmount[]
  readonly cost: number
  readonly profitToday: number
  /** $ a day of today's buildings with the proposed recipes, until the first step. */
  readonly start: { readonly plan: PlanData; readonly profit: number }
  readonly profit: number
  /** $ lost by waiting, compared with having the complete base from the first day. */
  readonly missed: number
  /** Days until everything is earned back compared with today's base. Null if it never is. */
  readonly paidBack: number | null
}

export type ExpansionAnswer =
  | Expansion
  /** What can be paid for earns nothing, so the rest is never paid for. */
  | { readonly status: 'stuck'; readonly leastMoney: number }
  | { readonly status: 'tooMany'; readonly units: number }

export interface ExpansionOptions {
  readonly mostBases?: number
}

const MAX_UNITS = 300
const MAX_BASES = 600_000
/** The most stages that are evaluated. Others differ only in homes and storage. */
const MAX_EVALUATIONS = 12_000

/**
 * The order of building a proposal that pays back soonest. Each step is on the first day on which the money suffices, and
 * the order leaves the most money on every day after the last step. Recipes, experts and permits are those of the proposal
 * from the first day.
 */
export function expansion(
  universe: Universe,
  { from, to, budget }: ExpansionRequest,
  { mostBases = MAX_BASES }: ExpansionOptions = {},
): ExpansionAnswer {
  const { items, removed, first, buildOut } = wayTo(universe, from, to)
  const units = unitsOf(items)
  if (units > MAX_UNITS) return { status: 'tooMany', units }
  const isExact =
    latticeSize(buildOut.units) <= mostBases &&
    latticeSize(buildOut.units.slice(0, buildOut.earning)) <= MAX_EVALUATIONS
  const order = isExact ? bestOrder(buildOut, budget) : improvedOrder(buildOut, budget)
  const score = scoreOf(buildOut, budget, order)
  if (score.need > 0) return { status: 'stuck', leastMoney: score.need }

  const nothing = new Uint16Array(items.length)
  const steps = stepsOf(to.plan, items, buildOut, budget, order, first)
  const profitToday = from ? evaluatePlan(universe, { ...to, plan: from }).profit : 0
  const gain = buildOut.finalProfit - profitToday
  const cost = steps.reduce((sum, step) => sum + step.cost, 0)
  return {
    status: 'complete',
    order: isExact ? 'exact' : 'exchanged',
    steps,
    removed,
    cost,
    profitToday,
    start: { plan: planAfter(to.plan, items, nothing), profit: buildOut.profit(nothing) },
    profit: buildOut.finalProfit,
    missed: score.missed,
    paidBack: gain > 0 ? Math.max(score.days, (cost + score.missed) / gain) : null,
  }
}

export interface FirstCosts {
  readonly coreCost: number
  readonly establishment: number
}

export interface ExpansionWay {
  readonly items: readonly Item[]
  readonly removed: readonly BuildingAmount[]
  readonly first: FirstCosts | undefined
  readonly buildOut: BuildOut
}

export function wayTo(universe: Universe, from: PlanData | null, to: PlanInput): ExpansionWay {
  const planet = universe.planets.indexOf.get(to.plan.planet.planetid)
  if (planet === undefined) throw new NotAvailable('Planet', to.plan.planet.planetid)
  const environment = universe.planets.environment[planet]!
  const { items, production, removed } = buildDifference(universe, from, to, environment)
  const core = universe.buildings.indexOf.get(CORE_MODULE)
  const first = from
    ? undefined
    : {
        coreCost:
          core === undefined ? 0 : constructionCost(universe, environment, core, to.prices.buy),
        establishment: feesUnder(to.rules ?? CLASSIC).establishment(universe, planet),
      }
  const firstCost = first ? first.coreCost + first.establishment : 0
  return {
    ...{ items, removed, first },
    buildOut: buildOutOf(universe, to, items, production, firstCost),
  }
}

export const unitsOf = (items: readonly Item[]) => items.reduce((sum, item) => sum + item.units, 0)

function stepsOf(
  plan: PlanData,
  items: readonly Item[],
  buildOut: BuildOut,
  budget: MoneyBudget,
  order: readonly number[],
  first: FirstCosts | undefined,
): ExpansionStep[] {
  const steps: ExpansionStep[] = []
  let counts = new Uint16Array(items.length)
  let score = NOTHING_BUILT
  for (const bundle of bundlesOf(buildOut, order)) {
    const before = buildOut.spent(counts)
    const profit = buildOut.profit(counts)
    const next = counts.slice()
    for (const item of bundle) next[item]! += 1
    const spent = buildOut.spent(next)
    score = afterStep(score, budget, before, spent, profit, buildOut.finalProfit)
    steps.push({
      built: builtBetween(items, counts, next, steps.length === 0 ? first : undefined),
      cost: spent - before,
      establishment: first && steps.length === 0 ? first.establishment : 0,
      day: score.days,
      balance: Math.max(0, budget.money - spent),
      profit: buildOut.profit(next),
      plan: planAfter(plan, items, next),
    })
    counts = next
  }
  return steps
}

export function bundlesOf(
  { units, production, isHoused }: BuildOut,
  order: readonly number[],
): number[][] {
  const bundles: number[][] = []
  const counts = new Uint16Array(units.length)
  let homes: number[] = []
  for (const item of order) {
    if (item >= production) {
      homes.push(item)
      continue
    }
    counts[item]! += 1
    if (isHoused(counts)) bundles.push(...homes.map((home) => [home]), [item])
    else bundles.push([...homes, item])
    for (const home of homes) counts[home]! += 1
    homes = []
  }
  return [...bundles, ...homes.map((home) => [home])]
}

export function builtBetween(
  items: readonly Item[],
  before: Counts,
  after: Counts,
  first: FirstCosts | undefined,
): BuiltAmount[] {
  const built = items.flatMap((item, i) => {
    const amount = amountAfter(item, after[i]!) - amountAfter(item, before[i]!)
    return amount > 0 ? [{ building: item.ticker, amount, cost: item.cost }] : []
  })
  return first ? [{ building: CORE_MODULE, amount: 1, cost: first.coreCost }, ...built] : built
}
