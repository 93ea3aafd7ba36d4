import { useEffect, useEffectEvent, useState } from 'react'

/** A press that comes while its answer is still calculated is kept, and done once that has ended. */
export function useKeptPress(isRunning: boolean, act: () => void) {
  const [isKept, setKept] = useState(false)
  const perform = useEffectEvent(act)
  useEffect(() => {
    if (!isKept || isRunning) return
    setKept(false)
    perform()
  }, [isKept, isRunning])
  return { isKept, press: () => setKept(true) }
}
