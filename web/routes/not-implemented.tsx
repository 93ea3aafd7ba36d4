import { createFileRoute } from '@tanstack/react-router'
import { OpenFrame } from '../app/OpenFrame.tsx'
import { Shell } from '../app/Shell.tsx'
import { NotImplementedScreen } from '../features/page/NotImplementedScreen.tsx'
import { useSession } from '../session/session.ts'

export const Route = createFileRoute('/not-implemented')({
  staticData: { title: 'Not Implemented' },
  component: NotImplementedRoute,
})

/** The one page with navigation that visitors may see: without a login it gets the plain frame. */
function NotImplementedRoute() {
  const Frame = useSession().state === 'in' ? Shell : OpenFrame
  return (
    <Frame>
      <NotImplementedScreen />
    </Frame>
  )
}
