import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '../ui/field/Button.tsx'
import { RefreshIcon } from '../ui/icons/actions.tsx'
import { ErrorIcon } from '../ui/icons/status.tsx'
import styles from './RouteError.module.css'

/** After an update the old page's chunks are gone from the server; only a reload loads the new ones. */
const STALE_CHUNK = /dynamically imported module|Importing a module script failed|module script/i

/** If even this fails to load, nothing is asked. */
const ErrorQuestion = lazy(() =>
  import('./ErrorQuestion.tsx').then(
    (module) => ({ default: module.ErrorQuestion }),
    () => ({ default: () => null }),
  ),
)

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const message = error instanceof Error ? error.message : String(error)
  const isStale = STALE_CHUNK.test(message)
  function retry() {
    if (isStale) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <section className={styles.error} role="alert">
      <ErrorIcon size={24} className="loss" />
      <h1 className={styles.title}>This page stopped working</h1>
      <p>
        {isStale
          ? 'Part of the page could not be loaded. Either the network failed, or a new version was installed meanwhile.'
          : 'An error interrupted it. The rest of the app still works, and unsaved changes of plans are kept.'}
      </p>
      <p className={styles.detail}>{message}</p>
      <Button variant="primary" icon={<RefreshIcon />} onClick={retry}>
        Retry
      </Button>
      {!isStale && (
        <Suspense>
          <ErrorQuestion error={error} route={router.state.matches.at(-1)?.routeId ?? '/'} />
        </Suspense>
      )}
    </section>
  )
}
