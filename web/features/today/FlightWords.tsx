import { formatDayTime, formatDuration } from '../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'

interface Shown {
  readonly flights: FlightPlan
  /** Natural id of its planet. */
  readonly base: string
}

/** The ship and the hour of its arrival, as short as a row needs it. */
export function ShortFlight({ flights, base }: Shown) {
  const { ships, byBase, start, answer } = flights
  if (ships.length === 0) return 'no ship'
  if (!byBase) return answer.problem ? 'not known' : <Skeleton width="80%" />
  const flight = byBase.get(base)
  if (!flight) return 'no trip planned'
  const { ship, departs, arrives } = flight
  const moment = (hours: number) => formatDayTime(start + hours * HOUR_MS)
  const leaves = departs <= 0 ? 'leaves now' : `leaves ${moment(departs)}`
  return (
    <span aria-busy={answer.isStale} title={`${ship} ${leaves}, arrives ${moment(arrives)}`}>
      {ship}, {departs <= 0 ? `now, there ${moment(arrives)}` : leaves}
    </span>
  )
}

/** Which ship flies to a base, and when. */
export function FlightWords({ flights, base }: Shown) {
  return <span className="quiet">{words()}</span>

  function words(): string {
    const { ships, exchange, byBase, start, answer, settings } = flights
    if (ships.length === 0) return 'FIO knows no ship of yours to fly there.'
    if (!byBase) return answer.problem ? 'The flights are not known.' : 'Looking for a flight …'
    const flight = byBase.get(base)
    if (!flight) return `No trip planned in ${settings.horizonDays} days.`
    const { ship, isFlying, departs, arrives } = flight
    const takes = formatDuration((arrives - departs) * HOUR_MS)
    if (isFlying) return `${ship} is flying; ${exchange} → here ${takes}.`
    const moment = (hours: number) => formatDayTime(start + hours * HOUR_MS)
    const leaves = departs <= 0 ? 'now' : moment(departs)
    return `${ship} leaves ${exchange} ${leaves}, arrives ${moment(arrives)}.`
  }
}
