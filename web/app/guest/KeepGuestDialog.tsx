import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { keepGuest } from '../../../edge/contract/guests.ts'
import { call } from '../../api/client.ts'
import { AccountForm, FormMessage } from '../../parts/AccountForm.tsx'
import { canKeep } from '../../parts/account-rules.ts'
import { problemText } from '../../parts/problem-text.ts'
import { refreshProfile } from '../../store/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** A name and a password make an account of a guest, with everything it has. */
export function KeepGuestDialog({ onClose }: { onClose: () => void }) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
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
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onValue={setUsername}
          hint="At least 3 characters, no spaces."
          error={/\s/.test(username) ? 'A username has no spaces.' : undefined}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          value={password}
          onValue={setPassword}
          hint="At least 8 characters."
        />
        <TextField
          label="Email (optional)"
          type="email"
          autoComplete="email"
          value={email}
          onValue={setEmail}
          hint="The only way back in when the password is lost."
        />
        <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
          Keep everything
        </Button>
      </AccountForm>
    </Dialog>
  )
}
