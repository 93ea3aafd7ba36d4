import type { Profile } from '../../../edge/features/accounts/contract.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import { useSession } from '../../session/session.ts'
import { useProfileFetch } from '../../session/use-profile-fetch.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Problem } from '../page/Problem.tsx'
import styles from './AccountPanel.module.css'
import { AccountProfileForm } from './AccountProfileForm.tsx'

export function AccountPanel() {
  const { user, profile } = useSession()
  const loading = useProfileFetch()
  return (
    <Panel title="Change Profile" note={user?.username}>
      {profile ? (
        <>
          <AccountProfileForm profile={profile} />
          <StoredBytes profile={profile} />
        </>
      ) : loading.isError ? (
        <Problem title="Your profile could not be loaded" of={loading} />
      ) : (
        <Stack gap={4} role="status" aria-label="Loading profile">
          <Skeleton height={54} />
          <Skeleton height={54} />
          <Skeleton height={54} />
          <Skeleton height={32} />
        </Stack>
      )}
    </Panel>
  )
}

const MEBIBYTE = 1024 ** 2

function StoredBytes({ profile }: { profile: Profile }) {
  const { stored_bytes: stored, stored_bytes_quota: quota } = profile
  if (stored === undefined || quota === undefined) return null
  return (
    <p className={styles.stored}>
      Your plans and CX take {formatAmount(stored / MEBIBYTE)} of {formatAmount(quota / MEBIBYTE)}{' '}
      MiB on the server.
      {stored > quota * 0.9 && ' Please delete what you no longer need.'}
    </p>
  )
}
