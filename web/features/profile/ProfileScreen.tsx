import { PageFrame } from '../../parts/PageFrame.tsx'
import { useSession } from '../../store/session.ts'
import styles from './ProfileScreen.module.css'
import { AccountPanel } from './parts/AccountPanel.tsx'
import { OverridesPanel } from './parts/OverridesPanel.tsx'
import { PasswordPanel } from './parts/PasswordPanel.tsx'
import { PreferencesPanel } from './parts/PreferencesPanel.tsx'
import { StoragePanel } from './parts/StoragePanel.tsx'

export function ProfileScreen() {
  const { profile } = useSession()
  return (
    <PageFrame title="Profile" help="profile">
      <div className={styles.columns}>
        <div className={styles.column}>
          <PreferencesPanel />
          <OverridesPanel />
          <StoragePanel />
        </div>
        <div className={styles.column}>
          <AccountPanel />
          {/* A guest has no password until the account is kept. */}
          {!profile?.is_guest && <PasswordPanel />}
        </div>
      </div>
    </PageFrame>
  )
}
