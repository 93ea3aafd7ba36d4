import { createFileRoute } from '@tanstack/react-router'
import { BareFrame } from '../app/BareFrame.tsx'
import { SharedPlanScreen } from '../features/sharing/SharedPlanScreen.tsx'

export const Route = createFileRoute('/shared/$sharedPlanUuid')({
  staticData: { title: 'Shared Plan' },
  component: SharedPlanRoute,
})

function SharedPlanRoute() {
  const { sharedPlanUuid } = Route.useParams()
  return (
    <BareFrame>
      <SharedPlanScreen sharedPlanUuid={sharedPlanUuid} />
    </BareFrame>
  )
}
