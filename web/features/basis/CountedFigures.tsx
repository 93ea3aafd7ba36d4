import { useEffect } from 'react'
import { type CountedHeadline, type CountedPlans, useHeadline } from './use-headline.ts'

/** Calculates what freight and order books add, in a part of its own that is loaded only while one of them is on. */
export function CountedFigures({
  onCounted,
  ...asked
}: CountedPlans & {
  /** Undefined when nothing is calculated any more; must be stable. */
  onCounted: (counted: CountedHeadline | undefined) => void
}) {
  const counted = useHeadline(asked)
  useEffect(() => onCounted(counted), [onCounted, counted])
  useEffect(() => () => onCounted(undefined), [onCounted])
  return null
}
