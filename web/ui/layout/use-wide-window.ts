import { useSyncExternalStore } from 'react'

/** The width from which a long head has room on one line, as in the media queries. */
const WIDE = '(min-width: 1201px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useWideWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
