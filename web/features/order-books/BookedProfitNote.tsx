import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { type Booked, type BookedPlans, useBooked } from './use-booked.ts'

const BookedFigures = lazyPart(() => import('./BookedFigures.tsx'), 'BookedFigures')

/** What stands beside a profit by the list if the player wants it; nothing is loaded or requested before. */
export function BookedProfitNote(props: BookedPlans) {
  return <BookedAnswer booked={useBooked(props)} />
}

/** The same of an answer that the page has asked for already. */
export function BookedAnswer({ booked }: { booked: Booked }) {
  return (
    booked.asked && (
      <Suspense>
        <BookedFigures {...booked} />
      </Suspense>
    )
  )
}
