import { useMemo } from 'react'
import { BookedProfit } from '../../../parts/depth/BookedProfit.tsx'
import { useShownPlan } from '../shown-plan.ts'

export function PlanByBook() {
  const { planet, result, context } = useShownPlan()
  const planetNaturalId = planet.PlanetNaturalId
  const plans = useMemo(
    () => result && [{ planetNaturalId, profit: result.profit, materialio: result.materialio }],
    [result, planetNaturalId],
  )
  return <BookedProfit plans={plans} cx={context.cx?.cx_data ?? null} rules={context.rules} />
}
