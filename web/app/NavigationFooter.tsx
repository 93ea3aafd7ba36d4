import { Link } from '@tanstack/react-router'
import { ThemeSwitch } from '../features/page/ThemeSwitch.tsx'
import { useSession } from '../session/session.ts'
import { FioTag } from './FioTag.tsx'
import styles from './NavigationFooter.module.css'

export function NavigationFooter({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { user } = useSession()
  return (
    <footer className={styles.footer} data-collapsed={isCollapsed || undefined}>
      <div className={styles.row}>
        <FioTag isCollapsed={isCollapsed} />
        <ThemeSwitch />
      </div>
      {!isCollapsed && (
        <p className={styles.small}>
          {user && <span className={styles.user}>{user.username}</span>}
          <Link to="/imprint-tos">Imprint & Terms of Service</Link>
          <span>Version {__APP_VERSION__}</span>
          <span title={__APP_BUILD__.commit ?? undefined}>Build {buildName()}</span>
        </p>
      )}
    </footer>
  )
}

/** Day and commit, to name in a bug report. */
function buildName(): string {
  const { commit, date } = __APP_BUILD__
  const [name = '', changes] = commit?.split('+') ?? []
  return `${date.slice(0, 10)}, ${name.slice(0, 7) || 'unknown commit'}${changes ? ' with changes' : ''}`
}
