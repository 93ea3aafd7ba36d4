import { createFileRoute } from '@tanstack/react-router'
import { PlanSearch } from '../../../engine/game/plan-start.ts'
import { PlanScreen } from '../../features/plan/edit/PlanScreen.tsx'

export const Route = createFileRoute('/_shell/plan/$planetNaturalId/{-$planUuid}')({
  staticData: { title: 'Plan' },
  validateSearch: PlanSearch,
  component: PlanPage,
})

function PlanPage() {
  return <PlanScreen {...Route.useParams()} {...Route.useSearch()} />
}
