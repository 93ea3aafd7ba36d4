import { formatDateTime, formatDuration } from '../../../engine/game/number-format.ts'
import type { Flights } from './use-flights.ts'

const HOUR_MS = 3_600_000

/** Which ship flies to a base, and when. */
export function FlightWords({
  flights: { hasShips, exchange, byBase },
  planetNaturalId,
  now,
}: {
  flights: Flights
  planetNaturalId: string
  now: number
}) {
  return <span className="quiet">{words()}</span>

  function words(): string {
    if (!hasShips) return 'FIO knows no ship of yours to fly there.'
    if (!byBase) return 'Looking for a flight …'
    const flight = byBase.get(planetNaturalId)
    if (!flight) return 'No trip planned in 14 days.'
    const { ship, isFlying, departs, arrives } = flight
    const takes = formatDuration((arrives - departs) * HOUR_MS)
    if (isFlying) return `${ship} is flying; ${exchange} → here ${takes}.`
    const moment = (hours: number) => formatDateTime(now + hours * HOUR_MS)
    const leaves = departs <= 0 ? 'now' : moment(departs)
    return `${ship} leaves ${exchange} ${leaves}, arrives ${moment(arrives)}.`
  }
}
