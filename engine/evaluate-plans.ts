import type { EmpireQuestion, PlanOutcome } from './empire-evaluation.ts'
import { evaluatePlan } from './plan/evaluate.ts'
import type { PlanResult } from './plan/result.ts'
import { priceResolver } from './prices.ts'
import type { Universe } from './universe.ts'

/** Every plan by itself, in the given order; a failure affects that plan only. */
export function evaluatePlans(universe: Universe, question: EmpireQuestion): PlanOutcome[] {
  const { plans, cx, withResults, ...input } = question
  const pricesOn = priceResolver(universe, cx)
  return plans.map(({ uuid, name, plan }) => {
    const planetId = plan.planet.planetid
    try {
      const result = evaluatePlan(universe, { ...input, plan, prices: pricesOn(planetId) })
      const outcome = { uuid, name, planetId, ...figuresOf(result), problem: null }
      return withResults ? { ...outcome, result } : outcome
    } catch (problem) {
      // Expected: the data has no such planet. Anything else is a bug.
      if (!(problem instanceof Error) || problem.name !== 'NotAvailable') throw problem
      return { uuid, name, planetId, problem: problem.message }
    }
  })
}

function figuresOf({ profit, revenue, cost, area, overview, materialio, diagnostics }: PlanResult) {
  return {
    profit,
    revenue,
    cost,
    area: area.areaUsed,
    permits: area.permits,
    areaTotal: area.areaTotal,
    degradation: overview.dailyDegradationCost,
    constructionCost: overview.totalConstructionCost,
    roi: overview.roi,
    materialIo: materialio.map(({ ticker, input, output, delta, price }) => ({
      ticker,
      input,
      output,
      delta,
      price,
    })),
    diagnostics,
  }
}
