import { Suspense } from 'react'
import { NEAREST } from '../../../engine/game/constants/station-codes.ts'
import { EXCHANGE_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { FreightSearch } from './roi-freight-search.ts'

// Ships and places are for those who ask for freight.
const RateFromLane = lazyPart(() => import('../fleet/freight/RateFromLane.tsx'), 'RateFromLane')

/** Takes the freight rate of a table from a lane of its exchange; the nearest of each planet has no single lane. */
export function RateOfTable({
  search: { station, lane },
  place,
  cx,
  onSearch,
}: {
  search: FreightSearch
  place: string | undefined
  cx: string | undefined
  onSearch: (change: Pick<FreightSearch, 'freight' | 'lane'>) => void
}) {
  if (!station || station === NEAREST) return null
  return (
    <Suspense>
      <RateFromLane
        station={EXCHANGE_SYSTEMS[station]}
        {...{ place, cx, lane }}
        onRate={(freight, lane) => onSearch({ freight, lane })}
      />
    </Suspense>
  )
}
