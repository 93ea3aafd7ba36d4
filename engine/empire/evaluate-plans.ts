import type { PlanData } from '../game/plan.ts'
import { priceResolver } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { planFlags } from '../plan/plan-flags.ts'
import type { PlanResult } from '../plan/result.ts'
import { workersWithoutHomes } from '../plan/workforce.ts'
import type { Universe } from '../universe/universe.ts'
import type { EmpireQuestion, PlanOutcome } from './evaluation.ts'

/** Every plan by itself, in the given order; a failure affects that plan only. */
export function evaluatePlans(universe: Universe, question: EmpireQuestion): PlanOutcome[] {
  const { plans, cx, ...input } = question
  const pricesOn = priceResolver(universe, cx, input.rules)
  return plans.map(({ uuid, name, plan, includeCM = true }) => {
    const planetNaturalId = plan.planet.planetid
    try {
      const result = evaluatePlan(universe, {
        ...input,
        plan,
        includeCM,
        prices: pricesOn(planetNaturalId),
      })
      return { uuid, name, planetNaturalId, ...figuresOfPlan(plan, result), problem: null }
    } catch (problem) {
      // Expected: the data has no such planet. Anything else is a bug.
      if (!(problem instanceof Error) || problem.name !== 'NotAvailable') throw problem
      return { uuid, name, planetNaturalId, problem: problem.message }
    }
  })
}

/** The part of a plan's result that an empire needs. */
export function figuresOfPlan(plan: PlanData, result: PlanResult) {
  const { profit, revenue, cost, area, overview, materialio, diagnostics } = result
  // Both lists are in the order of the tickers, and what workers use is among the materials of the plan.
  const workers = result.workforceMaterialIO
  let next = 0
  return {
    profit,
    revenue,
    cost,
    area: area.areaUsed,
    permits: area.permits,
    areaTotal: area.areaTotal,
    degradation: overview.dailyDegradationCost,
    fees: overview.dailyFees,
    constructionCost: overview.totalConstructionCost,
    roi: overview.roi,
    materialIo: materialio.map(({ ticker, input, output, delta, price }) => ({
      ticker,
      input,
      output,
      delta,
      price,
      workers: workers[next]?.ticker === ticker ? workers[next++]!.input : 0,
    })),
    workersShort: workersWithoutHomes(result),
    flags: planFlags(plan, result),
    diagnostics,
  }
}
