import type { Lane, LaneCarrier } from '../../../../engine/fleet/freight/lane.ts'
import { formatUpTo } from '../../../../engine/game/number-format.ts'

/** A lane, or all lanes that are hardly ever flown, summed up in one line. */
export interface LaneRow {
  readonly lanes: readonly Lane[]
}

/** A lane with less than one flight in these days is summed up with others like it. */
const RARE_DAYS = 30

export const laneKey = ({ ends }: Lane): string => ends.join(' ')

export const rowKeyOf = ({ lanes }: LaneRow): string =>
  lanes.length === 1 ? laneKey(lanes[0]!) : 'rare lanes'

/** Lanes that are hired have no flights of their own, and lanes with a problem are always shown. */
const isRare = ({ trips, problem, overload }: Lane): boolean =>
  trips > 0 && trips < 1 / RARE_DAYS && problem === null && overload === 0

export function laneRows(lanes: readonly Lane[]): LaneRow[] {
  const rare = lanes.filter(isRare)
  if (rare.length < 2) return lanes.map((lane) => ({ lanes: [lane] }))
  return [
    ...lanes.filter((lane) => !isRare(lane)).map((lane) => ({ lanes: [lane] })),
    { lanes: rare },
  ]
}

export const rareLanesWords = (lanes: readonly Lane[]): string =>
  `${lanes.length} lanes with less than one flight in ${RARE_DAYS} days`

/** `every 3 days`, `2.5 a day`; how often a ship flies there and back. */
export function howOften(tripsPerDay: number): string {
  if (!(tripsPerDay > 0)) return 'none'
  const days = 1 / tripsPerDay
  if (tripsPerDay > 1.05) return `${formatUpTo(tripsPerDay, 1)} a day`
  if (days < 1.05) return 'every day'
  return `every ${formatUpTo(days, days < 10 ? 1 : 0)} days`
}

/** Ships of a kind that its lanes keep busy all day. */
export function shipsNeeded({
  duties,
  hoursThere,
}: {
  readonly duties: readonly (readonly { readonly hours: number }[])[]
  readonly hoursThere: number
}): number {
  const hours = duties.flat().reduce((sum, duty) => sum + duty.hours, 0)
  return hoursThere > 0 ? (hours * duties.length) / hoursThere : 0
}

/** Adds up a figure over the trips of own ships. Hired ships count as 0. */
export const ofOwnTrips = (
  { lanes }: LaneRow,
  value: (trip: NonNullable<LaneCarrier['trip']>) => number,
): number =>
  lanes
    .flatMap(({ carriers }) => carriers)
    .reduce((sum, { trips, trip }) => sum + (trip ? trips * value(trip) : 0), 0)
