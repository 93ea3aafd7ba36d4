import { createFileRoute } from '@tanstack/react-router'
import { BareFrame } from '../app/BareFrame.tsx'
import { SharedEmpirePlanScreen } from '../features/empire/shared/SharedEmpirePlanScreen.tsx'

export const Route = createFileRoute('/shared/empire/$sharedEmpireUuid_/$planUuid')({
  staticData: { title: 'Shared Plan' },
  component: SharedEmpirePlanRoute,
})

function SharedEmpirePlanRoute() {
  const { sharedEmpireUuid, planUuid } = Route.useParams()
  return (
    <BareFrame>
      <SharedEmpirePlanScreen sharedEmpireUuid={sharedEmpireUuid} planUuid={planUuid} />
    </BareFrame>
  )
}
