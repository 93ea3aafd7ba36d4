import { HOUR_MS } from '../../game/time.ts'
import { resolvePrices } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import type { FuelAtStart } from '../ships/range.ts'
import type { Space } from '../ships/space.ts'
import { type FlightBook, flightBook } from './flight-book.ts'
import type { Freight } from './freight.ts'
import type { Lane } from './lane.ts'
import { flown } from './lane-flight.ts'
import type { FreightRequest } from './request.ts'

/** Where a ship of the player is, or lands. */
export interface ShipStart {
  /** Natural id; null where it is not known. */
  readonly at: string | null
  /** When it is free there, in ms since 1970. */
  readonly freeMs: number
  /** Left out: its tanks are full. */
  readonly fuel?: FuelAtStart | undefined
}

/** The first flight of a ship on one of its lanes, there and back. */
export interface FirstTrip {
  /** By place in the lanes of the freight. */
  readonly lane: number
  /** The end of the lane where it begins and to which it comes back. */
  readonly from: string
  /** Hours of the empty flight there, including stops to refuel. */
  readonly positionHours: number
  readonly beginsMs: number
  readonly endsMs: number
}

export interface ShipFirstTrips {
  readonly trips: readonly FirstTrip[]
  /** The fuel that does not suffice to reach any of its lanes. Null if it suffices. */
  readonly outOf: 'SF' | 'FF' | null
}

export interface FirstTrips {
  /** In the order of the setup's ships. Null for a ship that the player does not have, or whose place is unknown. */
  readonly ships: readonly (ShipFirstTrips | null)[]
  /** By lane: when the first of the player's ships begins there, in ms since 1970. Null if none does. */
  readonly servedMs: readonly (number | null)[]
}

/**
 * How a fleet gets from where it is into the assignment of lanes, which knows no beginning. From where and when a ship is
 * free it flies empty to the end of a lane that it reaches soonest (of equals, of the lane whose trip is shortest), flies
 * there and back once, and goes on to the next of its lanes. Hours are means of the same days as those of the lanes.
 */
export function firstTrips(
  universe: Universe,
  space: Space,
  { setup, cx, rules }: FreightRequest,
  { lanes, fleet }: Pick<Freight, 'lanes' | 'fleet'>,
  starts: readonly (ShipStart | null)[],
): FirstTrips {
  const prices = resolvePrices(universe, cx, null, rules)
  const ships = setup.ships.map(({ kind }, k) => {
    const start = starts[k] ?? null
    if (start === null || start.at === null) return null
    const book = flightBook(universe, space, prices, kind, setup.flight, setup.when)
    const own = new Set(fleet[k]!.duties.flatMap((duty) => duty.map(({ lane }) => lane)))
    const work = [...own].map((lane) => ({ lane, ...workOn(lanes[lane]!, k) }))
    return tripsOf(book, { ...start, at: start.at }, work, setup.stopHours)
  })
  const servedMs = lanes.map((_, n) => {
    const begins = ships.flatMap(
      (ship) => ship?.trips.flatMap(({ lane, beginsMs }) => (lane === n ? beginsMs : [])) ?? [],
    )
    return begins.length > 0 ? Math.min(...begins) : null
  })
  return { ships, servedMs }
}

interface LaneWork {
  readonly lane: number
  readonly ends: Lane['ends']
  /** Hours of one trip, including the stops at both ends. */
  readonly hours: number
}

const workOn = ({ ends, carriers }: Lane, kind: number): Omit<LaneWork, 'lane'> => ({
  ends,
  hours: carriers.find(({ ships }) => ships === kind)?.trip?.hours ?? 0,
})

function tripsOf(
  book: FlightBook,
  { at, freeMs, fuel }: ShipStart & { readonly at: string },
  work: readonly LaneWork[],
  stopHours: number,
): ShipFirstTrips {
  const trips: FirstTrip[] = []
  let waiting = work
  let here = at
  let now = freeMs
  let outOf: ShipFirstTrips['outOf'] = null
  while (waiting.length > 0) {
    const reached = waiting
      .flatMap((lane) =>
        lane.ends.map((from) => ({ lane, from, hours: hoursTo(book, here, from, stopHours) })),
      )
      .filter(({ hours }) => Number.isFinite(hours))
      .sort((a, b) => a.hours - b.hours || a.lane.hours - b.lane.hours)
    // Only the first flight is short of fuel: after it the tanks are taken to be full, as on every lane.
    const next = reached.find(({ from }) => {
      if (trips.length > 0 || from === here) return true
      const missing = book.route(here, from, 0, fuel)?.outOf ?? null
      outOf ??= missing
      return missing === null
    })
    if (!next) return { trips, outOf }
    outOf = null
    const beginsMs = now + next.hours * HOUR_MS
    now = beginsMs + next.lane.hours * HOUR_MS
    here = next.from
    const { lane } = next.lane
    trips.push({ lane, from: here, positionHours: next.hours, beginsMs, endsMs: now })
    waiting = waiting.filter((one) => one.lane !== lane)
  }
  return { trips, outOf }
}

/** Of an empty flight; Infinity where none leads there. */
function hoursTo(book: FlightBook, from: string, to: string, stopHours: number): number {
  if (from === to) return 0
  const figures = book.figures(from, to)
  if (figures === null || figures === 'out of range') return Number.POSITIVE_INFINITY
  return flown(book, [{ figures, cargoTonnes: 0 }], stopHours).hours - 2 * stopHours
}
