import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/field/Button.tsx'
import { LockIcon } from '../../ui/icons/status.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './NoFioKey.module.css'

export function NoFioKey() {
  return (
    <Panel>
      <EmptyState
        icon={<LockIcon size={28} />}
        title="This page needs your FIO key"
        action={
          <Link to="/profile" className={buttonClass({ variant: 'primary' })}>
            Open the profile
          </Link>
        }
      >
        <p>FIO is where the community collects what the game shows you: your bases and ships.</p>
        <Stack as="ol" className={styles.steps}>
          <li>
            Install the FIO browser extension and play with it, so that FIO learns what you own.
          </li>
          <li>
            Log in at{' '}
            <a href="https://fio.fnar.net" target="_blank" rel="noreferrer">
              fio.fnar.net
            </a>{' '}
            and create an API key in the settings.
          </li>
          <li>
            Enter the key and your name in the game under Change Profile. The key is stored sealed
            and used for nothing but reading your data.
          </li>
        </Stack>
      </EmptyState>
    </Panel>
  )
}
