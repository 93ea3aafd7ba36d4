import { useState } from 'react'
import { sameValue } from '../../engine/model/same-value.ts'

/** The former object as long as the new one is equal. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState({ value })
  if (sameValue(kept.value, value)) return kept.value
  setKept({ value })
  return value
}
