import type { PlanData } from '../../game/plan.ts'
import type { Universe } from '../../universe/universe.ts'
import { standingBases } from '../empire/fixed-base.ts'
import { looseProfit } from '../empire/proposal.ts'
import type { BestEmpireQuestion } from '../empire/question.ts'
import { empireRequestOf } from '../empire/request.ts'
import type { Solver } from '../solver.ts'
import { type BaseWay, type EmpireBuildOut, empireBuildOut } from './empire-build-out.ts'
import { improvedOrder } from './exchange.ts'
import { type BuiltAmount, builtBetween, bundlesOf, unitsOf, wayTo } from './expansion.ts'
import { afterStep, type Counts, type MoneyBudget, NOTHING_BUILT, type Score } from './path.ts'

export interface EmpireExpansionQuestion {
  readonly question: BestEmpireQuestion
  /** `existing` is an index of the question's existing bases. Null for a new one. */
  readonly bases: readonly { readonly plan: PlanData; readonly existing: number | null }[]
  readonly budget: MoneyBudget
}

export interface EmpireExpansionStep {
  readonly base: number
  readonly built: readonly BuiltAmount[]
  readonly cost: number
  readonly day: number
  readonly balance: number
  readonly profit: number
}

export type EmpireExpansion =
  | {
      readonly status: 'complete'
      readonly steps: readonly EmpireExpansionStep[]
      readonly cost: number
      readonly profitToday: number
      /** $ a day of the existing buildings with the proposed recipes, until the first step. */
      readonly profitAtStart: number
      readonly profit: number
      readonly missed: number
      /** Days until everything is earned back compared with today's bases. Null if it never is. */
      readonly paidBack: number | null
    }
  /** What can be paid for earns nothing, so the rest is never paid for. */
  | { readonly status: 'stuck'; readonly leastMoney: number }
  | { readonly status: 'tooMany'; readonly units: number }

const MAX_UNITS = 1500
/** Evaluations while orders are compared. They take two seconds for six bases, seven for twenty. */
const MAX_LOOKS = 100_000

/**
 * The order in which to build all bases, with each step on the first day on which the money suffices. Orders are compared
 * without freight. Only the steps of the best order are solved with it.
 */
export function empireExpansion(
  solver: Solver,
  universe: Universe,
  { question, bases, budget }: EmpireExpansionQuestion,
): EmpireExpansion {
  const fresh = bases.flatMap(({ existing, plan }) =>
    existing === null ? [plan.planet.planetid] : [],
  )
  const request = empireRequestOf(universe, question, fresh)
  const ways = bases.map(({ plan, existing }): BaseWay => {
    const site = request.sites.findIndex((each) =>
      existing === null
        ? each.existing === null && each.site.planetNaturalId === plan.planet.planetid
        : each.existing === existing,
    )
    const { standing, site: at } = request.sites[site]!
    const to = { plan, prices: at.prices, empire: at.empire, rules: at.rules }
    return { ...wayTo(universe, standing ?? null, to), site, to }
  })
  const units = ways.reduce((sum, { items }) => sum + unitsOf(items), 0)
  if (units > MAX_UNITS) return { status: 'tooMany', units }

  const buildOut = empireBuildOut(universe, request, ways)
  const order = improvedOrder(buildOut, budget, Math.floor(MAX_LOOKS / Math.max(1, units)))
  const profitAt = (counts: Counts) =>
    looseProfit(solver, universe, request, buildOut.basesAt(counts)) ?? buildOut.profit(counts)
  const profit = profitAt(buildOut.units)
  const profitAtStart = profitAt(new Uint16Array(buildOut.units.length))
  const ends = { atStart: profitAtStart, atLast: profit }
  const { steps, score } = stepsOf(ways, buildOut, order, budget, ends, profitAt)
  if (score.need > 0) return { status: 'stuck', leastMoney: score.need }
  const standing = standingBases(universe, request)
  const profitToday = looseProfit(solver, universe, request, standing) ?? 0
  const cost = steps.reduce((sum, step) => sum + step.cost, 0)
  const gain = profit - profitToday
  return {
    status: 'complete',
    ...{ steps, cost, profitToday, profitAtStart, profit, missed: score.missed },
    paidBack: gain > 0 ? Math.max(score.days, (cost + score.missed) / gain) : null,
  }
}

function stepsOf(
  ways: readonly BaseWay[],
  buildOut: EmpireBuildOut,
  order: readonly number[],
  budget: MoneyBudget,
  { atStart, atLast }: { atStart: number; atLast: number },
  profitAt: (counts: Counts) => number,
): { steps: EmpireExpansionStep[]; score: Score } {
  const bundles = bundlesOf(buildOut, order)
  const steps: EmpireExpansionStep[] = []
  let counts = new Uint16Array(buildOut.units.length)
  let score = NOTHING_BUILT
  let profit = atStart
  for (let at = 0; at < bundles.length; ) {
    const base = buildOut.wayOf(bundles[at]!.at(-1)!)
    const before = buildOut.spent(counts)
    const next = counts.slice()
    let spent = before
    do {
      for (const item of bundles[at]!) next[item]! += 1
      spent = buildOut.spent(next)
      at += 1
    } while (
      at < bundles.length &&
      spent <= budget.money &&
      buildOut.wayOf(bundles[at]!.at(-1)!) === base &&
      buildOut.spent(withAll(next, bundles[at]!)) <= budget.money
    )
    score = afterStep(score, budget, before, spent, profit, atLast)
    profit = at === bundles.length ? atLast : profitAt(next)
    const { items, first, buildOut: own } = ways[base]!
    const [from, to] = [buildOut.countsOf(counts)[base]!, buildOut.countsOf(next)[base]!]
    steps.push({
      base,
      built: builtBetween(items, from, to, own.spent(from) === 0 ? first : undefined),
      cost: spent - before,
      day: score.days,
      balance: Math.max(0, budget.money - spent),
      profit,
    })
    counts = next
  }
  return { steps, score }
}

function withAll(counts: Uint16Array, bundle: readonly number[]): Uint16Array {
  const after = counts.slice()
  for (const item of bundle) after[item]! += 1
  return after
}
