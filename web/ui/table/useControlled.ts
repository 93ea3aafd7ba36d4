import { useState } from 'react'

/** A value that the caller may hold; otherwise the part holds it. */
export function useControlled<T>(
  held: T | undefined,
  onChange: ((value: T) => void) | undefined,
  initial: T,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial)
  return [
    held ?? own,
    (value) => {
      setOwn(value)
      onChange?.(value)
    },
  ]
}
