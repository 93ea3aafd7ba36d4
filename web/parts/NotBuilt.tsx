import { Link } from '@tanstack/react-router'
import { useSession } from '../store/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ClockIcon } from '../ui/icons/status.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './NotBuilt.module.css'
import { PageFrame } from './PageFrame.tsx'

/** Stands in for a screen that is still to come, and says what it will do. */
export function NotBuilt({
  title,
  help,
  coming,
}: {
  title: string
  help?: string
  coming: readonly string[]
}) {
  const isPlayer = useSession().state === 'in'
  return (
    <PageFrame title={title} help={help}>
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
          <ul className={styles.coming}>
            {coming.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </EmptyState>
      </Panel>
    </PageFrame>
  )
}
