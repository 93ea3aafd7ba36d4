import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/client.ts'
import { logIn } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { AccountForm, FormMessage } from '../account/AccountForm.tsx'
import { canLogIn } from '../account/account-rules.ts'

interface LoginPanelProps {
  takesFocus: boolean
  knownUsername: string | undefined
  reason: string | undefined
  wantedPage: string | undefined
}

/** Once logged in, the router's guard leads on: to the wanted page, or to the empire. */
export function LoginPanel({ takesFocus, knownUsername, reason, wantedPage }: LoginPanelProps) {
  const [username, setUsername] = useState(knownUsername ?? '')
  const [password, setPassword] = useState('')
  const attempt = useMutation({ mutationFn: () => logIn(username, password) })
  const isReady = canLogIn(username, password)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus || knownUsername) first.current?.focus()
  }, [takesFocus, knownUsername])

  return (
    <AccountForm
      label="Login"
      onSubmit={() => isReady && attempt.mutate()}
      message={
        <>
          {reason && !attempt.isError && <FormMessage tone="good">{reason}</FormMessage>}
          {takesFocus && !reason && !attempt.isError && (
            <p>Log in to {wantedPage ? 'open the page you asked for' : 'go on'}.</p>
          )}
          {attempt.isError && (
            <FormMessage tone="bad">
              Error logging in. Please check your username and password.
              <FurtherReason problem={attempt.error} />
            </FormMessage>
          )}
        </>
      }
    >
      <TextField
        ref={knownUsername ? undefined : first}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onValue={setUsername}
      />
      <PasswordField
        {...(knownUsername && { ref: first })}
        label="Password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
      />
      <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
        Login
      </Button>
      <p>
        <Link to="/request-password-reset">Forgot your password?</Link>
      </p>
      <p>
        By logging in you accept the <Link to="/imprint-tos">Terms of Service</Link>.
      </p>
    </AccountForm>
  )
}

/** A wrong password needs no further words; a throttle or a lost connection does. */
function FurtherReason({ problem }: { problem: Error }) {
  if (!(problem instanceof ApiError)) return <span>{problem.message}</span>
  if (problem.status === 401 || !problem.detail) return null
  return <span>{problem.detail}</span>
}
