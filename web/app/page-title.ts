import type { AnyRouter } from '@tanstack/react-router'

const PRODUCT = 'Perigee'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
  }
}

function documentTitle(title: string): string {
  return title === PRODUCT
    ? `${PRODUCT} · Plan bases, empires and resupply`
    : `${title} · ${PRODUCT}`
}

/** Keeps the title of the tab that of the page. */
export function titlePages(router: AnyRouter): void {
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    const page = router.state.matches.at(-1)
    const title = page?.staticData.title ?? 'Not found'
    if (!pathChanged && fromLocation) return
    document.title = documentTitle(title)
  })
}
