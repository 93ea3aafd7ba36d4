import { createFileRoute, useLocation } from '@tanstack/react-router'
import { BareFrame } from '../app/BareFrame.tsx'
import { PlanLinkScreen } from '../features/sharing/PlanLinkScreen.tsx'

export const Route = createFileRoute('/plan-link')({
  staticData: { title: 'Plan in a link' },
  component: PlanLinkRoute,
})

function PlanLinkRoute() {
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <BareFrame>
      <PlanLinkScreen hash={hash} />
    </BareFrame>
  )
}
