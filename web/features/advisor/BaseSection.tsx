import { AdvicePanel } from './AdvicePanel.tsx'
import type { SectionProps } from './section.ts'
import { useOpenPlan } from './use-open-plan.ts'

export function BaseSection({ question }: SectionProps) {
  const openPlan = useOpenPlan()
  return (
    <AdvicePanel
      question={question}
      onTakeOver={({ plan }, { cxUuid }) => openPlan(plan, cxUuid)}
    />
  )
}
