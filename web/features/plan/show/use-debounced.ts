import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `quietMs`; until then the previous one. */
export function useDebounced<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
