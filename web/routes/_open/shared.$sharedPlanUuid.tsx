import { createFileRoute } from '@tanstack/react-router'
import { SharedPlanScreen } from '../../features/shared/SharedPlanScreen.tsx'

export const Route = createFileRoute('/_open/shared/$sharedPlanUuid')({
  staticData: { title: 'Shared Plan' },
  component: SharedPlanScreen,
})
