import { watchQueries } from '../api/query-client.ts'
import { watchOnline } from '../browser/online.ts'
import { registerServiceWorker } from '../offline/registration.ts'
import { keepSession } from '../session/session.ts'
import { watchVersion } from '../session/version-watch.ts'

export function startStores(): void {
  watchQueries()
  keepSession()
  watchOnline()
  watchVersion()
  registerServiceWorker()
}
