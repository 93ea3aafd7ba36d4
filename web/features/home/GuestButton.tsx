import { useMutation } from '@tanstack/react-query'
import { enterAsGuest } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { FormMessage } from '../account/AccountForm.tsx'
import { problemText } from '../page/problem-text.ts'
import styles from './GuestButton.module.css'

async function enter() {
  await enterAsGuest()
  const { chooseGuestDefaults } = await import('../../session/guest-defaults.ts')
  await chooseGuestDefaults().catch((problem) => console.warn('No default was chosen.', problem))
}

/** Opens an account with an example economy at once; the router's guard leads on as after a login. */
export function GuestButton() {
  const attempt = useMutation({ mutationFn: enter })
  return (
    <Row wrap gap={4} lineGap={3} className={styles.guest}>
      <Button variant="primary" busy={attempt.isPending} onClick={() => attempt.mutate()}>
        Try it without an account
      </Button>
      <p>Eight bases in two empires, yours to change. Keep them with a name and a password.</p>
      {attempt.isError && <FormMessage tone="bad">{problemText(attempt.error)}</FormMessage>}
    </Row>
  )
}
