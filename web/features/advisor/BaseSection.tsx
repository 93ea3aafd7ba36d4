import { AdvicePanel } from './AdvicePanel.tsx'
import type { SectionProps } from './section.ts'
import { useOpenPlan } from './use-open-plan.ts'

export function BaseSection({ question, search, resultOf }: SectionProps) {
  const openPlan = useOpenPlan()
  return (
    <AdvicePanel
      question={question}
      form={search}
      shown={resultOf('base')}
      onTakeOver={({ plan }, { cxUuid }) => openPlan(plan, cxUuid)}
    />
  )
}
