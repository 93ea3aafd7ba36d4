import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { keepGuest } from '../../../edge/contract/guests.ts'
import { call } from '../../api/client.ts'
import { AccountForm, FormMessage } from '../../parts/AccountForm.tsx'
import { canKeep } from '../../parts/account-rules.ts'
import { NewAccountFields, NO_ACCOUNT } from '../../parts/NewAccountFields.tsx'
import { problemText } from '../../parts/problem-text.ts'
import { refreshProfile } from '../../store/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** A name and a password make an account of a guest, with everything it has. */
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
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keep it">
      <AccountForm
        label="Keep it"
        onSubmit={() => isReady && attempt.mutate()}
        message={
          attempt.isError && <FormMessage tone="bad">{problemText(attempt.error)}</FormMessage>
        }
      >
        <NewAccountFields account={account} onAccount={setAccount} />
        <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
          Keep everything
        </Button>
      </AccountForm>
    </Dialog>
  )
}
