import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resetPassword } from '../../../../edge/features/accounts/contract.ts'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { isLongEnough } from '../account-rules.ts'
import { MailScreen } from './MailScreen.tsx'
import { Verdict } from './Verdict.tsx'

export function PasswordResetScreen({ codeInLink }: { codeInLink: string }) {
  const [code, setCode] = useState(codeInLink)
  const [password, setPassword] = useState('')
  const attempt = useMutation({
    mutationFn: () => call(resetPassword, { body: { code: code.trim(), password } }),
  })
  const isReady = code.trim() !== '' && isLongEnough(password)
  const isShort = password !== '' && !isLongEnough(password)
  return (
    <MailScreen
      title="Password Reset"
      onSubmit={() => isReady && attempt.mutate()}
      message={<Verdict attempt={attempt} />}
    >
      <TextField
        label="Reset code"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        onValue={setCode}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
        error={isShort ? 'Must be at least 8 characters long.' : undefined}
      />
      <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
        Reset Password
      </Button>
      <p>
        {attempt.data?.status_code === 200 ? (
          <Link to="/" search={{ login: true }}>
            Log in with the new password
          </Link>
        ) : (
          <Link to="/request-password-reset">Ask for a new code</Link>
        )}
      </p>
    </MailScreen>
  )
}
