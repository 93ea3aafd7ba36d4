import { Link } from '@tanstack/react-router'
import { ThemeSwitch } from '../parts/ThemeSwitch.tsx'
import { useSession } from '../store/session.ts'
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
        </p>
      )}
    </footer>
  )
}
