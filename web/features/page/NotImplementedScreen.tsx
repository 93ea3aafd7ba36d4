import { Link } from '@tanstack/react-router'
import { useSession } from '../../session/session.ts'
import { ClockIcon } from '../../ui/icons/status.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { PageFrame } from './PageFrame.tsx'

export function NotImplementedScreen() {
  const isPlayer = useSession().state === 'in'
  return (
    <PageFrame title="Not Implemented">
      <Panel>
        <EmptyState
          icon={<ClockIcon size={28} />}
          title="Not implemented yet"
          action={
            isPlayer ? (
              <Link to="/help">Read what Perigee does</Link>
            ) : (
              <Link to="/">Go to the start page</Link>
            )
          }
        >
          The page you asked for is planned, but not part of this version.
        </EmptyState>
      </Panel>
    </PageFrame>
  )
}
