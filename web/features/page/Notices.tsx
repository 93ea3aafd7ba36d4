import type { ReactNode } from 'react'
import { useOnline } from '../../browser/online.ts'
import { useStorageNotice } from '../../browser/storage-notice.ts'
import { useNewVersion } from '../../session/version-watch.ts'
import { RefreshIcon } from '../../ui/icons/actions.tsx'
import { OfflineIcon, WarningIcon } from '../../ui/icons/status.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './Notices.module.css'

export function Notices() {
  const newVersion = useNewVersion()
  const isOnline = useOnline()
  const storageProblem = useStorageNotice()
  return (
    <Stack gap={0} role="status">
      {newVersion && (
        <button type="button" className={styles.update} onClick={() => location.reload()}>
          <RefreshIcon />A new version of Perigee is available. Click to reload.
        </button>
      )}
      {!isOnline && (
        <Notice icon={<OfflineIcon />}>
          You are offline. What was loaded before stays usable; nothing can be saved to the server.
        </Notice>
      )}
      {storageProblem && <Notice icon={<WarningIcon />}>{storageProblem}</Notice>}
    </Stack>
  )
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.notice}>
      {icon}
      {children}
    </p>
  )
}
