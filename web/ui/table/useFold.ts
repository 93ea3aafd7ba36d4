import { startTransition, useEffect, useState } from 'react'
import type { Order } from './order.ts'

/** As much of the window as a table takes. */
const SHARE_OF_WINDOW = 0.75
/** A few rows more or less are not worth a frame of their own. */
const WORTH_A_FRAME = 10

/**
 * Laying out and painting fifty rows takes longer than a press should wait. A table that stands at its top shows new rows
 * in two frames: first those that can be in view, then those from `fold` on.
 */
export function useFold({
  frame,
  places,
  enabled,
  rowHeight,
}: {
  /** What scrolls. */
  frame: HTMLElement | null
  places: Order
  enabled: boolean
  rowHeight: number
}): { fold: number; isFolded: boolean } {
  const [isScrolled, setIsScrolled] = useState(false)
  const [held, setHeld] = useState({ places, isWhole: false })
  // A table that is scrolled may show what is below the fold.
  if (held.places !== places) setHeld({ places, isWhole: isScrolled })

  const [fold] = useState(() => Math.ceil((innerHeight * SHARE_OF_WINDOW) / rowHeight))
  const isFolded = enabled && !held.isWhole && places.length >= fold + WORTH_A_FRAME
  useEffect(() => {
    if (!isFolded) return
    const next = requestAnimationFrame(() =>
      startTransition(() => setHeld({ places, isWhole: true })),
    )
    return () => cancelAnimationFrame(next)
  }, [isFolded, places])

  useEffect(() => {
    const note = () => setIsScrolled(frame !== null && frame.scrollTop > 0)
    frame?.addEventListener('scroll', note, { passive: true })
    return () => frame?.removeEventListener('scroll', note)
  }, [frame])
  return { fold, isFolded }
}
