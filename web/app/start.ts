import { watchQueries } from '../api/query-client.ts'
import { watchActivity } from '../browser/activity.ts'
import { watchOnline } from '../browser/online.ts'
import { registerServiceWorker } from '../offline/registration.ts'
import { keepSession } from '../session/session.ts'
import { watchVersion } from '../session/version-watch.ts'

export function startStores(): void {
  watchActivity()
  watchQueries()
  keepSession()
  watchOnline()
  watchVersion()
  registerServiceWorker()
}
