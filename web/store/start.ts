import { registerServiceWorker } from '../offline/registration.ts'
import { watchDrafts } from './draft-store.ts'
import { watchExpiry } from './expiry-check.ts'
import { watchOnline } from './online.ts'
import { watchQueries } from './query-client.ts'
import { keepSession } from './session.ts'
import { watchVersion } from './version-watch.ts'

/** Everything that runs beside the screens for as long as the page is open. Called once, before the first render. */
export function startStores(): void {
  watchQueries()
  keepSession()
  watchOnline()
  watchVersion()
  watchExpiry()
  watchDrafts()
  registerServiceWorker()
}
