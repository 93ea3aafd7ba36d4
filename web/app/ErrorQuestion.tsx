import { useEffect } from 'react'
import { tellOfError, useServerTakesErrors } from '../session/error-reports.ts'
import { setPreference, usePreferences } from '../session/preferences.ts'
import { Button } from '../ui/field/Button.tsx'
import styles from './RouteError.module.css'

/** Reports an error if the player agreed; asks for that once, if the server accepts reports. */
export function ErrorQuestion({ error, route }: { error: unknown; route: string }) {
  const { reportErrors } = usePreferences()
  const isWanted = useServerTakesErrors()
  useEffect(() => {
    if (isWanted && reportErrors === 'yes') tellOfError(error, route)
  }, [isWanted, reportErrors, error, route])
  if (!isWanted || reportErrors === 'no') return null
  if (reportErrors === 'yes')
    return <p role="status">The error was sent to this server. Your profile turns that off.</p>
  return (
    <section aria-label="Send errors">
      <p>
        Send errors like this one to whoever runs this server? A report holds the message, the place
        in the program, the build and the kind of page. It holds nothing of your account or plans.
      </p>
      <div className={styles.answers}>
        <Button onClick={() => setPreference('reportErrors', 'yes')}>Send errors</Button>
        <Button variant="ghost" onClick={() => setPreference('reportErrors', 'no')}>
          Do not send
        </Button>
      </div>
    </section>
  )
}
