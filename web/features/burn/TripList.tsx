import type { FlownPlan } from '../../../engine/supply/visits/flown-visits.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { useFirst } from '../../ui/layout/use-first.tsx'
import { usePhoneWindow, useWideWindow } from '../../ui/layout/use-wide-window.ts'
import type { Shown } from './shown.ts'
import styles from './TripRow.module.css'
import { TripRow } from './TripRow.tsx'

/** A button shows the trips beyond this many. Where a trip takes two lines, there are fewer. */
const FIRST = { oneLine: 20, twoLines: 12, phone: 10 }

/** A row for each trip, the first to leave on top. */
export function TripList({
  trips,
  damageOnReturn,
  ...shown
}: Shown & Pick<FlownPlan, 'trips' | 'damageOnReturn'>) {
  const isPhone = usePhoneWindow()
  const isWide = useWideWindow()
  const first = isPhone ? FIRST.phone : isWide ? FIRST.oneLine : FIRST.twoLines
  const [rows, more] = useFirst(trips, first, 'trip')
  if (trips.length === 0)
    return (
      <Panel title="Trips">
        <EmptyState title="No trip needed">
          Every base lasts longer than the days planned ahead.
        </EmptyState>
      </Panel>
    )
  return (
    <Panel title="Trips" note="open one for its stops and their orders" flush>
      <div className={styles.trips}>
        <div className={styles.head} aria-hidden="true">
          <span>Leaves</span>
          <span>Ship</span>
          <span>To</span>
          <span>Load</span>
          <span>Back</span>
          <span />
        </div>
        <ol aria-label="trips">
          {rows.map((trip, n) => (
            <TripRow
              key={`${trip.ship} ${trip.departs}`}
              trip={trip}
              damage={damageOnReturn[n] ?? null}
              {...shown}
            />
          ))}
        </ol>
      </div>
      {more && <div className={styles.more}>{more}</div>}
    </Panel>
  )
}
