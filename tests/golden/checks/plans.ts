import type { CxData } from '../../../engine/game/cx.ts'
import type { PlanData } from '../../../engine/game/plan.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

interface Input {
  plan: PlanData
  planetNaturalId: string
  cx: CxData | null
  empire: EmpireBonus | null
}

export const check: VectorCheck = {
  file: 'plans.json',
  run({ input, expected, nonFinite = [] }, { universe, counts }) {
    const { plan, planetNaturalId, cx, empire } = input as Input
    const result = evaluatePlan(universe, {
      plan,
      empire,
      prices: resolvePrices(universe, cx, planetNaturalId),
      withRecipeOptions: true,
    })
    return compare(expected, result, { counts, nonFinite })
  },
}
