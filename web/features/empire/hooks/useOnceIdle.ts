import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../browser/when-idle.ts'

/** True from the first idle moment after `isReady`: for what is shown beside the figures and must not delay them. */
export function useOnceIdle(isReady: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(
    () => (isReady ? whenIdle(() => startTransition(() => setIsIdle(true))) : undefined),
    [isReady],
  )
  return isIdle
}
