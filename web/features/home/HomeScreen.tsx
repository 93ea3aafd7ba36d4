import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Brand } from '../../parts/Brand.tsx'
import { Notices } from '../../parts/Notices.tsx'
import { MAIN_ID } from '../../parts/SkipLink.tsx'
import { ThemeSwitch } from '../../parts/ThemeSwitch.tsx'
import styles from './HomeScreen.module.css'
import { Capabilities } from './parts/Capabilities.tsx'
import { GuestButton } from './parts/GuestButton.tsx'
import { LoginPanel } from './parts/LoginPanel.tsx'
import { OnceLive } from './parts/OnceLive.tsx'
import { PlanPicture } from './parts/PlanPicture.tsx'
import { SignUpPanel } from './parts/SignUpPanel.tsx'

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
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand />
        <OnceLive>
          <ThemeSwitch />
        </OnceLive>
      </header>
      <Notices />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <section className={styles.pitch}>
          <h1 className={styles.headline}>Know what a base earns before you build it.</h1>
          <p className={styles.lead}>
            Perigee plans bases, empires and resupply for players of a space-economy game. Pick a
            planet, place buildings and recipes, and read profit, material flows, area and repair
            off one sheet.
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
                onSignedUp={(username) => {
                  setWelcomed(username)
                  setPanel('login')
                }}
              />
            )}
          </OnceLive>
        </div>
        <PlanPicture />
        <Capabilities />
      </main>
      <footer className={styles.footer}>
        <Link to="/imprint-tos">Imprint & Terms of Service</Link>
        <span>Version {__APP_VERSION__}</span>
      </footer>
    </div>
  )
}
