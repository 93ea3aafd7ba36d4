import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { getSession, watchSession } from '../session/session.ts'
import { PagePending } from './PagePending.tsx'
import { titlePages } from './page-title.ts'
import { RouteError } from './RouteError.tsx'
import { scrollAgain } from './scroll-again.ts'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // Fetched data lives in the query cache; the router only needs to preload code.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: RouteError,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

titlePages(router)
watchErrors(() => router.state.matches.at(-1)?.routeId ?? '/')
scrollAgain(router)

/** After a login or logout, here or in another tab, the guard of the current page runs again. */
let state = getSession().state
watchSession(() => {
  const next = getSession().state
  if (next === state) return
  state = next
  void router.invalidate()
})

/** Errors outside rendering: in an event, or after a wait. `route` names the kind of page. */
function watchErrors(route: () => string): void {
  // Loaded with the first error: it knows whether the player agreed, which takes the preferences with all their checks.
  const tell = async (error: unknown) => {
    const { tellOfError } = await import('../session/error-reports.ts')
    tellOfError(error, route())
  }
  window.addEventListener('error', ({ error }) => void tell(error).catch(() => {}))
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason).catch(() => {}))
}
