import { Suspense } from 'react'
import { useBookSettings } from '../../session/book-settings.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { BookedProfitProps } from './BookedFigures.tsx'

const BookedFigures = lazyPart(() => import('./BookedFigures.tsx'), 'BookedFigures')

/** What stands beside a profit by the list if the player wants it; nothing is loaded or requested before. */
export function BookedProfit(props: BookedProfitProps) {
  const { isOn, hasBand } = useBookSettings()
  if (!isOn && !hasBand && !props.isAsked) return null
  return (
    <Suspense>
      <BookedFigures {...props} />
    </Suspense>
  )
}
