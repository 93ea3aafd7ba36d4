import { useSyncExternalStore } from 'react'

/** From here on a column more stands beside the others, as in Cockpit.module.css. */
const WIDE = '(min-width: 1201px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether what opens has room beside the page, else it covers the page. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
