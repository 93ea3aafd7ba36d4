import { createFileRoute } from '@tanstack/react-router'
import { PlanSearch } from '../../../engine/model/plan-start.ts'
import { PlanScreen } from '../../features/plan/PlanScreen.tsx'

export const Route = createFileRoute('/_shell/plan/$planetNaturalId/{-$planUuid}')({
  staticData: { title: 'Plan' },
  validateSearch: PlanSearch,
  component: PlanPage,
})

function PlanPage() {
  const { start } = Route.useSearch()
  return <PlanScreen {...Route.useParams()} start={start} />
}
