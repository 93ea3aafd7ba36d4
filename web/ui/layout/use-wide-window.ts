import { useCallback, useSyncExternalStore } from 'react'

/** `query`: one of the widths that media queries of style sheets ask for. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** From here on a long head has room on one line. */
export const useWideWindow = () => useMedia('(min-width: 1201px)')

export const usePhoneWindow = () => useMedia('(max-width: 760px)')
