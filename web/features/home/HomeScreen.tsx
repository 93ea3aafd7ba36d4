import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Brand } from '../page/Brand.tsx'
import { Notices } from '../page/Notices.tsx'
import { MAIN_ID } from '../page/SkipLink.tsx'
import { ThemeSwitch } from '../page/ThemeSwitch.tsx'
import { Capabilities } from './Capabilities.tsx'
import { GuestButton } from './GuestButton.tsx'
import styles from './HomeScreen.module.css'
import { LivePlan } from './LivePlan.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { OnceLive } from './OnceLive.tsx'
import { SignUpPanel } from './SignUpPanel.tsx'

interface HomeScreenProps {
  /** Set when a page that needs a login sent the visitor here. */
  showsLogin: boolean
  /** That page. */
  wantedPage: string | undefined
}

export function HomeScreen({ showsLogin, wantedPage }: HomeScreenProps) {
  const [panel, setPanel] = useState<'login' | 'signUp'>('login')
  const [welcomed, setWelcomed] = useState<string>()
  return (
    <Stack gap={0} className={styles.page}>
      <Row as="header" justify="between" gap={4} className={styles.top}>
        <Brand />
        <OnceLive>
          <ThemeSwitch />
        </OnceLive>
      </Row>
      <Notices />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <section className={styles.pitch}>
          <h1 className={styles.headline}>Know what a base earns before you build it.</h1>
          <p className={styles.lead}>
            Perigee is a planner for Prosperous Universe, made by fans and not by the makers of the
            game. Pick a planet, place buildings and recipes, and read profit, material flows, area
            and repair off one sheet.
          </p>
          <OnceLive>
            <GuestButton />
          </OnceLive>
        </section>
        <div className={styles.account}>
          <OnceLive>
            <div className={styles.switch}>
              <button
                type="button"
                aria-pressed={panel === 'login'}
                onClick={() => setPanel('login')}
              >
                Login
              </button>
              <button
                type="button"
                aria-pressed={panel === 'signUp'}
                onClick={() => setPanel('signUp')}
              >
                Create Account
              </button>
            </div>
            {panel === 'login' ? (
              <LoginPanel
                key={welcomed}
                takesFocus={showsLogin}
                knownUsername={welcomed}
                reason={
                  welcomed
                    ? `Welcome, ${welcomed}! Registration successful. You can now login.`
                    : undefined
                }
                wantedPage={wantedPage}
              />
            ) : (
              <SignUpPanel
                onNotLoggedIn={(username) => {
                  setWelcomed(username)
                  setPanel('login')
                }}
              />
            )}
          </OnceLive>
        </div>
        <LivePlan />
        <Capabilities />
      </main>
      <Row as="footer" justify="between" gap={4} className={styles.footer}>
        <Link to="/imprint-tos">Imprint & Terms of Service</Link>
        <span>Version {__APP_VERSION__}</span>
      </Row>
    </Stack>
  )
}
