import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { keepGuest } from '../../../edge/features/guests/contract.ts'
import { call } from '../../api/client.ts'
import { refreshProfile } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import { AccountForm, FormMessage } from './AccountForm.tsx'
import { canKeep } from './account-rules.ts'
import { NewAccountFields, NO_ACCOUNT } from './NewAccountFields.tsx'

/** A name and a password turn a guest into an account, with everything it has. */
export function KeepGuestDialog({ onClose }: { onClose: () => void }) {
  const [account, setAccount] = useState(NO_ACCOUNT)
  const { username, password, email } = account
  const toast = useToast()
  const attempt = useMutation({
    mutationFn: () => call(keepGuest, { body: { username, password, email: email || null } }),
    onSuccess: async (profile) => {
      await refreshProfile(profile)
      toast.success(`Welcome, ${profile.username}! Everything here is yours now.`)
      onClose()
    },
  })
  const isReady = canKeep(username, password)
  return (
    <Dialog open onClose={onClose} title="Create account">
      <AccountForm
        label="Create account"
        onSubmit={() => isReady && attempt.mutate()}
        message={
          attempt.isError && <FormMessage tone="bad">{problemText(attempt.error)}</FormMessage>
        }
      >
        <p>
          Everything you made stays yours. Without a name it is deleted after 7 days without a
          visit.
        </p>
        <NewAccountFields account={account} onAccount={setAccount} />
        <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
          Create account
        </Button>
      </AccountForm>
    </Dialog>
  )
}
