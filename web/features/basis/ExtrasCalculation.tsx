import { useEffect } from 'react'
import { type HeadlineWithExtras, type PlansWithExtras, useHeadline } from './use-headline.ts'

/** Calculates what freight and order books add, in a part of its own that is loaded only while one of them is on. */
export function ExtrasCalculation({
  onExtras,
  ...asked
}: PlansWithExtras & {
  /** Undefined when nothing is calculated any more; must be stable. */
  onExtras: (extras: HeadlineWithExtras | undefined) => void
}) {
  const extras = useHeadline(asked)
  useEffect(() => onExtras(extras), [onExtras, extras])
  useEffect(() => () => onExtras(undefined), [onExtras])
  return null
}
