import { useSession } from '../../session/session.ts'
import { useProfileFetch } from '../../session/use-profile-fetch.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Problem } from '../page/Problem.tsx'
import { AccountProfileForm } from './AccountProfileForm.tsx'
import { StoredBytes } from './StoredBytes.tsx'

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
