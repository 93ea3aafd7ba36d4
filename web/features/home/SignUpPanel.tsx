import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { signUp } from '../../../edge/features/accounts/contract.ts'
import { call } from '../../api/client.ts'
import { logIn } from '../../session/session.ts'
import { inviteToTour } from '../../session/tour.ts'
import { Button } from '../../ui/field/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { AccountForm, FormMessage } from '../account/AccountForm.tsx'
import { canSignUp } from '../account/account-rules.ts'
import { NewAccountFields, NO_ACCOUNT } from '../account/NewAccountFields.tsx'
import { problemText } from '../page/problem-text.ts'
import { drawPlanet } from './sign-up-question.ts'

/** A new account is logged in at once. */
export function SignUpPanel({
  onNotLoggedIn,
}: {
  /** The account is there, but the login failed. */
  onNotLoggedIn: (username: string) => void
}) {
  const [account, setAccount] = useState(NO_ACCOUNT)
  const { username, password, email } = account
  const [planetName, setPlanetName] = useState('')
  const [asked, setAsked] = useState(() => drawPlanet(Math.random()))

  const attempt = useMutation({
    mutationFn: () =>
      call(signUp, {
        body: { username, password, planet: planetName, randomplanet: asked, email: email || null },
      }),
    async onSuccess({ username }) {
      inviteToTour(username)
      // The router's guard leads on. Where the login fails, its form says so.
      await logIn(username, password).catch(() => onNotLoggedIn(username))
    },
    onError: () => {
      setAsked(drawPlanet(Math.random(), asked))
      setPlanetName('')
    },
  })
  const isReady = canSignUp({ username, password, planetName })

  return (
    <AccountForm
      label="Create Account"
      onSubmit={() => isReady && attempt.mutate()}
      message={
        attempt.isError && (
          <FormMessage tone="bad">
            Error during registration. {problemText(attempt.error)}
          </FormMessage>
        )
      }
    >
      <NewAccountFields account={account} onAccount={setAccount} />
      <TextField
        label={`What is the name of planet ${asked}?`}
        autoComplete="off"
        value={planetName}
        onValue={setPlanetName}
        hint={`Keeps robots out. In the game, PLI ${asked} shows it.`}
      />
      <Button type="submit" variant="primary" disabled={!isReady} busy={attempt.isPending}>
        Create Account
      </Button>
      <p>
        By creating an account you accept the <Link to="/imprint-tos">Terms of Service</Link>.
      </p>
    </AccountForm>
  )
}
