import { useState } from 'react'
import { sameValue } from '../../engine/game/same-value.ts'

export function useStableValue<T>(value: T): T {
  const [kept, setKept] = useState({ value })
  if (sameValue(kept.value, value)) return kept.value
  setKept({ value })
  return value
}
