import { startTransition, useEffect, useState } from 'react'
import type { Order } from './order.ts'

/** As much of the window as a table takes. */
const SHARE_OF_WINDOW = 0.75
const ROWS_A_FRAME = 10

/**
 * Laying out and painting fifty rows takes longer than a press should wait. A table that stands at its top draws its rows
 * from the top, some in each frame. Newer figures of the same choice of rows come at once as far as they can be in view.
 */
export function useFold({
  frame,
  choice,
  places,
  enabled,
  rowHeight,
}: {
  /** What scrolls. */
  frame: HTMLElement | null
  /** By which sort, search, filters and page the rows were found. */
  choice: string
  places: Order
  enabled: boolean
  rowHeight: number
}): { fold: number; isFolded: boolean } {
  const [inView] = useState(() => Math.ceil((innerHeight * SHARE_OF_WINDOW) / rowHeight))
  const [isScrolled, setIsScrolled] = useState(false)
  const [held, setHeld] = useState({ choice, places, fold: ROWS_A_FRAME })
  if (held.places !== places) {
    const first = held.choice === choice ? inView : ROWS_A_FRAME
    // A table that is scrolled may show any of its rows.
    setHeld({ choice, places, fold: isScrolled ? Number.POSITIVE_INFINITY : first })
  }

  // A few rows more are not worth a frame of their own.
  const isFolded = enabled && held.fold + ROWS_A_FRAME / 2 < places.length
  const fold = isFolded ? held.fold : places.length
  useEffect(() => {
    if (!isFolded) return
    const next = requestAnimationFrame(() =>
      startTransition(() => setHeld({ choice, places, fold: fold + ROWS_A_FRAME })),
    )
    return () => cancelAnimationFrame(next)
  }, [isFolded, choice, places, fold])

  useEffect(() => {
    const note = () => setIsScrolled(frame !== null && frame.scrollTop > 0)
    frame?.addEventListener('scroll', note, { passive: true })
    return () => frame?.removeEventListener('scroll', note)
  }, [frame])
  return { fold, isFolded }
}
