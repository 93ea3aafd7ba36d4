import { PageFrame } from '../../parts/PageFrame.tsx'
import styles from './ProfileScreen.module.css'
import { AccountPanel } from './parts/AccountPanel.tsx'
import { OverridesPanel } from './parts/OverridesPanel.tsx'
import { PasswordPanel } from './parts/PasswordPanel.tsx'
import { PreferencesPanel } from './parts/PreferencesPanel.tsx'
import { StoragePanel } from './parts/StoragePanel.tsx'

export function ProfileScreen() {
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
          <PasswordPanel />
        </div>
      </div>
    </PageFrame>
  )
}
