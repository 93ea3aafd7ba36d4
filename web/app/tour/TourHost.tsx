import { lazy, Suspense, useState } from 'react'
import { endTourOffer, useTourOffer } from '../../session/tour.ts'
import { Button } from '../../ui/Button.tsx'
import { NoticeLine } from '../NoticeLine.tsx'

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
    <NoticeLine
      label="Tour offer"
      text="New here?"
      more="Change a base and see what it earns."
      onClose={() => endTourOffer(player)}
    >
      <Button
        size="small"
        onClick={() => {
          endTourOffer(player)
          setTaken(true)
        }}
      >
        Take a one-minute tour
      </Button>
    </NoticeLine>
  )
}
