import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { SideBySide } from '../../ui/layout/SideBySide.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { KeepGuestDialog } from '../account/KeepGuestDialog.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { OverridesPanel } from './OverridesPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import styles from './ProfileScreen.module.css'
import { StoragePanel } from './StoragePanel.tsx'

export function ProfileScreen() {
  const { profile } = useSession()
  return (
    <PageFrame title="Profile" help="profile">
      <SideBySide className={styles.columns}>
        <Stack gap={4}>
          <AccountPanel />
          {/* A guest has no password until the account is kept. */}
          {profile?.is_guest ? <KeepAccountPanel /> : <PasswordPanel />}
          <StoragePanel />
        </Stack>
        <Stack gap={4}>
          <PreferencesPanel />
          <OverridesPanel />
        </Stack>
      </SideBySide>
    </PageFrame>
  )
}

/** For a guest: all that is here becomes an account. */
function KeepAccountPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title="Guest account"
      actions={
        <Button variant="primary" size="small" onClick={() => setOpen(true)}>
          Create account
        </Button>
      }
    >
      Without a name and a password all of it is deleted after 7 days without a visit.
      {isOpen && <KeepGuestDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
