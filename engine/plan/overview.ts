import { ratio } from './arithmetic.ts'
import type { Balance } from './flows.ts'
import type { Overview } from './result.ts'

export function overviewOf(
  { revenue, materialCost }: Balance,
  totalConstructionCost: number,
  dailyDegradationCost: number,
  dailyFees: number,
): Overview {
  const profit = revenue - materialCost - dailyDegradationCost - dailyFees
  return {
    dailyCost: materialCost,
    dailyProfit: revenue,
    totalConstructionCost,
    dailyDegradationCost,
    dailyFees,
    profit,
    roi: ratio(totalConstructionCost, profit),
  }
}
