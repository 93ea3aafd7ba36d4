import type { CSSProperties } from 'react'
import type { Trip } from '../../../engine/supply/visits/trip.ts'
import { momentOf, planetOf, type Shown, shipLabel } from './shown.ts'
import styles from './VisitTimeline.module.css'

/** Each ship's trips over the days; the list below says the same in words. */
export function VisitTimeline({
  trips,
  days,
  ...shown
}: Shown & { trips: readonly Trip[]; days: number }) {
  const hours = days * 24
  const routeOf = ({ stops }: Trip) => stops.map(({ base }) => planetOf(shown, base)).join(', ')
  const share = (at: number) => Math.min(1, at / hours) * 100
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label="Trips of each ship over the days">
      <div className={styles.timeline} style={{ '--days': days } as CSSProperties}>
        {shown.ships.map((ship, place) => (
          <div key={ship.key} className={styles.ship}>
            <span className={styles.name}>{shipLabel(shown, place)}</span>
            <div className={styles.line}>
              {trips
                .filter((trip) => trip.ship === place)
                .map((trip) => (
                  <span
                    key={trip.departs}
                    className={styles.trip}
                    title={`${routeOf(trip)}: ${momentOf(shown, trip.departs)} to ${momentOf(shown, trip.returns)}`}
                    style={{
                      insetInlineStart: `${share(trip.departs)}%`,
                      width: `${share(trip.returns) - share(trip.departs)}%`,
                    }}
                  >
                    {routeOf(trip)}
                  </span>
                ))}
            </div>
          </div>
        ))}
        <div className={styles.ship} aria-hidden="true">
          <span />
          <div className={styles.days}>
            {Array.from({ length: days }, (_, day) => day + 1).map((day) => (
              <span key={day}>{day % Math.ceil(days / 14) === 0 ? day : ''}</span>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
