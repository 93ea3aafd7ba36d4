import { lazy, Suspense, useState } from 'react'
import { endTourOffer, useTourOffer } from '../../store/tour.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../guest/GuestNotice.module.css'

const Tour = lazy(() => import('./Tour.tsx').then((module) => ({ default: module.Tour })))

/** Offers the tour to new players once, and shows it when they take it. */
export function TourHost() {
  const player = useTourOffer()
  const [isTaken, setTaken] = useState(false)
  if (isTaken)
    return (
      <Suspense>
        <Tour onEnd={() => setTaken(false)} />
      </Suspense>
    )
  if (player === undefined) return null
  return (
    <section aria-label="Tour offer" className={styles.notice}>
      <p>New here? Five stops show what Perigee does.</p>
      <Button
        size="small"
        onClick={() => {
          endTourOffer(player)
          setTaken(true)
        }}
      >
        Take a one-minute tour
      </Button>
      <Button size="small" variant="ghost" onClick={() => endTourOffer(player)}>
        No, thanks
      </Button>
    </section>
  )
}
