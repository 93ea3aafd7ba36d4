import { createFileRoute } from '@tanstack/react-router'
import { PlanScreen } from '../../features/plan/PlanScreen.tsx'

export const Route = createFileRoute('/_shell/plan/$planetNaturalId/{-$planUuid}')({
  staticData: { title: 'Plan' },
  component: PlanScreen,
})
