import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { requestPasswordReset } from '../../../../edge/features/accounts/contract.ts'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { MailScreen } from './MailScreen.tsx'
import { Verdict } from './Verdict.tsx'

export function RequestPasswordResetScreen() {
  const [email, setEmail] = useState('')
  const attempt = useMutation({
    mutationFn: () => call(requestPasswordReset, { body: { email: email.trim() } }),
  })
  const isReady = email.trim() !== '' && email.includes('@')
  return (
    <MailScreen
      title="Request Password Reset"
      onSubmit={() => isReady && attempt.mutate()}
      message={<Verdict attempt={attempt} />}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onValue={setEmail}
        hint="The address in your profile. A code that is good for 30 minutes is sent to it."
      />
      <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
        Request Password Reset
      </Button>
      <p>
        <Link to="/password-reset/{-$resetCode}">I have a code</Link>
      </p>
    </MailScreen>
  )
}
