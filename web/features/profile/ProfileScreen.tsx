import { useSession } from '../../session/session.ts'
import { Beside } from '../../ui/layout/Beside.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
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
      <Beside className={styles.columns}>
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
      </Beside>
    </PageFrame>
  )
}
