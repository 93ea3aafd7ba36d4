import type { AnyRouter } from '@tanstack/react-router'
import { tracking } from '../browser/tracking.ts'

const PRODUCT = 'Perigee'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
  }
}

export function documentTitle(title: string): string {
  return title === PRODUCT
    ? `${PRODUCT} · Plan bases, empires and resupply`
    : `${title} · ${PRODUCT}`
}

/** Sets the title of the tab and counts the visit. */
export function announcePages(router: AnyRouter): void {
  let previous = document.referrer
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    const page = router.state.matches.at(-1)
    const title = page?.staticData.title ?? 'Not found'
    if (!pathChanged && fromLocation) return
    document.title = documentTitle(title)
    tracking.pageView(title, previous)
    previous = location.href
  })
}
