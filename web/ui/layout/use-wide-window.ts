import { useSyncExternalStore } from 'react'

/** The width from which another column fits, as in Cockpit.module.css. */
const WIDE = '(min-width: 1201px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether what opens has room beside the page, or else covers it. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
