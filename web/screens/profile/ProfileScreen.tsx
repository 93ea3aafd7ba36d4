import { PageFrame } from '../../parts/PageFrame.tsx'
import { useSession } from '../../session/session.ts'
import { Stack } from '../../ui/Stack.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { KeepAccountPanel } from './KeepAccountPanel.tsx'
import { OverridesPanel } from './OverridesPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import styles from './ProfileScreen.module.css'
import { StoragePanel } from './StoragePanel.tsx'

export function ProfileScreen() {
  const { profile } = useSession()
  return (
    <PageFrame title="Profile" help="profile">
      <div className={styles.columns}>
        <Stack gap={4}>
          <PreferencesPanel />
          <OverridesPanel />
          <StoragePanel />
        </Stack>
        <Stack gap={4}>
          <AccountPanel />
          {/* A guest has no password until the account is kept. */}
          {profile?.is_guest ? <KeepAccountPanel /> : <PasswordPanel />}
        </Stack>
      </div>
    </PageFrame>
  )
}
