import { memo } from 'react'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { PlanSection } from '../PlanSection.tsx'

export const OverviewSection = memo(function OverviewSection({
  result,
}: {
  result: PlanResult | undefined
}) {
  return <PlanSection title="Overview">{result?.profit}</PlanSection>
})
