import type { Prices } from '../market/prices.ts'
import { shipFrom } from '../ships/blueprint.ts'
import { acceleration, massInFlight } from '../ships/flight.ts'
import { type FlightChoice, flightCosts, type ShipKind } from '../ships/flight-choice.ts'
import { type FlightsFrom, flightsFrom } from '../ships/flights-from.ts'
import { type FlightCosts, type Flyer, flyerOf } from '../ships/legs.ts'
import { type Route, routeTo } from '../ships/route.ts'
import type { Place, Space } from '../ships/space.ts'
import { figuresOf, type WayFigures } from '../ships/way-figures.ts'
import { type Ways, waysOf } from '../ships/ways.ts'
import type { Universe } from '../universe/universe.ts'

/** The flights of one kind of ship, kept for reuse: the load changes how long a way takes, not which way it is. */
export interface FlightBook {
  readonly hold: { readonly tonnes: number; readonly cubicMetres: number }
  readonly costs: FlightCosts
  /** m/s² */
  accelerationWith(cargoTonnes: number): number
  /** Null where no way leads there, or a planet's size is not known. */
  figures(from: string, to: string): WayFigures | null
  route(from: string, to: string, cargoTonnes: number): Route | null
}

interface Known {
  readonly space: Space
  readonly key: string
  readonly ways: Ways
  readonly from: Map<string, { flights: FlightsFrom; figures: Map<string, WayFigures | null> }>
}

/** An edit needs the same flights again; a fleet has no more kinds than this. */
const MOST_KEPT = 40
const kept: Known[] = []

export function flightBook(
  universe: Universe,
  space: Space,
  prices: Prices,
  kind: ShipKind,
  choice: FlightChoice,
): FlightBook {
  const ship = shipFrom(universe, kind.design)
  const costs = flightCosts(universe, prices, ship, kind.design.hull, choice)
  const flyerWith = (cargoTonnes: number): Flyer => {
    const { aim, withGateways, fuelShare, reactorShare } = choice
    const { calibration } = kind
    const chosen = { aim, withGateways, fuelShare, reactorShare, cargoTonnes, costs }
    return flyerOf(ship, calibration ? { ...chosen, calibration } : chosen)
  }
  // The price of fuel does not change the ways of least time and least jumps.
  const key = JSON.stringify([kind, choice, ship.emptyMass, choice.aim === 'cost' ? costs : null])
  const { stlFuel, ftlFuel } = ship
  const unloaded = massInFlight(ship, { stlFuel, ftlFuel, cargoTonnes: 0 })
  const full = flyerWith(ship.hold.tonnes)
  const known = knownOf(space, key, full)
  const from = (place: Place) => {
    const start = known.from.get(place.id) ?? {
      flights: flightsFrom(known.ways, place),
      figures: new Map<string, WayFigures | null>(),
    }
    known.from.set(place.id, start)
    return start
  }
  return {
    hold: ship.hold,
    costs,
    accelerationWith: (cargoTonnes) => acceleration(ship, unloaded + cargoTonnes),
    figures(start, end) {
      const before = known.from.get(start)?.figures.get(end)
      if (before !== undefined) return before
      const [a, b] = [space.placeOf(start), space.placeOf(end)]
      if (!a || !b) return null
      const { flights, figures } = from(a)
      const route = routeTo(flights, b, full)
      const made = route && figuresOf(route, full)
      figures.set(end, made)
      return made
    },
    route(start, end, cargoTonnes) {
      const [a, b] = [space.placeOf(start), space.placeOf(end)]
      return a && b ? routeTo(from(a).flights, b, flyerWith(cargoTonnes)) : null
    },
  }
}

function knownOf(space: Space, key: string, flyer: Flyer): Known {
  const place = kept.findIndex((each) => each.space === space && each.key === key)
  const known = kept[place] ?? { space, key, ways: waysOf(space.sky, flyer), from: new Map() }
  if (place >= 0) kept.splice(place, 1)
  kept.push(known)
  if (kept.length > MOST_KEPT) kept.shift()
  return known
}
