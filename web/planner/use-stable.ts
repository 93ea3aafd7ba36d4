import { useState } from 'react'
import { keepParts } from './keep-parts.ts'

/** Parts of a new value that say the same as before stay the same objects, so that what draws them need not draw again. */
export function useStable<T>(value: T): T {
  const [kept, setKept] = useState({ given: value, stable: value })
  if (kept.given === value) return kept.stable
  const stable = keepParts(kept.stable, value)
  setKept({ given: value, stable })
  return stable
}
