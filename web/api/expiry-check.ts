import { CHECK_EVERY_MS, fateOf, isCheckDue } from './expiry.ts'
import { dropQuery, queryClient } from './query-client.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Checks the cache: expired entries are reloaded or dropped. */
export function checkEntries(now: number): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const lifetime = query.meta?.lifetime
    if (!lifetime) continue
    const fate = fateOf(
      {
        updatedAt: query.state.dataUpdatedAt,
        lifetime,
        isShown: query.getObserversCount() > 0,
        isFetching: query.state.fetchStatus !== 'idle',
      },
      now,
    )
    // The entry keeps a failure, and its screens show it.
    if (fate === 'reload') void query.fetch().catch(() => undefined)
    if (fate === 'drop') void dropQuery(query)
  }
}

export function watchExpiry(): () => void {
  let lastActivity = Date.now()
  let lastCheck = Date.now()
  const onActivity = () => {
    lastActivity = Date.now()
  }
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, onActivity, { passive: true, capture: true })
  document.addEventListener('visibilitychange', onActivity)
  const timer = setInterval(() => {
    const now = Date.now()
    if (!isCheckDue({ now, lastActivity, lastCheck })) return
    lastCheck = now
    checkEntries(now)
  }, CHECK_EVERY_MS)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onActivity)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onActivity, { capture: true })
  }
}
