import { watchExpiry } from '../api/expiry-check.ts'
import { watchQueries } from '../api/query-client.ts'
import { readAhead } from '../api/read-ahead.ts'
import { firstScreenDrawn } from '../browser/first-screen.ts'
import { watchOnline } from '../browser/online.ts'
import { registerServiceWorker } from '../offline/registration.ts'
import { watchDrafts } from '../store/draft-store.ts'
import { keepSession } from '../store/session.ts'
import { watchVersion } from '../store/version-watch.ts'
import { router } from './router.ts'

/** Everything that runs beside the screens for as long as the page is open. Called once, before the first render. */
export function startStores(): void {
  readAhead()
  const unwatch = router.subscribe('onRendered', () => {
    unwatch()
    firstScreenDrawn()
  })
  watchQueries()
  keepSession()
  watchOnline()
  watchVersion()
  watchExpiry()
  watchDrafts()
  registerServiceWorker()
}
