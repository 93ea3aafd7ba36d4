import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { verifyEmail } from '../../../../edge/features/accounts/contract.ts'
import { call } from '../../../api/client.ts'
import { getSession, refreshProfile } from '../../../session/session.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { FormMessage } from '../AccountForm.tsx'
import { MailScreen } from './MailScreen.tsx'

/** All failures have the same text, since the only remedy is a new code. */
async function verify(code: string): Promise<boolean> {
  const verdict = await call(verifyEmail, { body: { code } }).catch((problem: unknown) => {
    console.warn('The verification failed.', problem)
  })
  return verdict?.status_code === 200
}

export function VerifyEmailScreen({ codeInLink }: { codeInLink: string }) {
  const [code, setCode] = useState(codeInLink)
  const attempt = useMutation({
    mutationFn: () => verify(code.trim()),
    onSuccess: async (isVerified) => {
      if (isVerified && getSession().state === 'in') await refreshProfile()
    },
  })
  const isReady = code.trim() !== ''
  return (
    <MailScreen
      title="Verify Email"
      onSubmit={() => isReady && attempt.mutate()}
      message={
        attempt.data !== undefined &&
        (attempt.data ? (
          <FormMessage tone="good">
            Email address verified.
            <Link to="/">Go to Perigee</Link>
          </FormMessage>
        ) : (
          <FormMessage tone="bad">Invalid code or already verified.</FormMessage>
        ))
      }
    >
      <TextField
        label="Verification code"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        onValue={setCode}
        hint="It is in the mail that was sent to you and expires after 24 hours."
      />
      <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
        Verify
      </Button>
    </MailScreen>
  )
}
