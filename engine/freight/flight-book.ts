import type { Prices } from '../market/prices.ts'
import type { ShipKind } from '../ships/flight-choice.ts'
import { type FlightChoice, flightCosts } from '../ships/flight-choice.ts'
import { type FlightsFrom, flightsFrom } from '../ships/flights-from.ts'
import { type FlightCosts, type Flyer, flyerOf } from '../ships/legs.ts'
import { type Route, routeTo } from '../ships/route.ts'
import { shipFrom } from '../ships/ship-sheet.ts'
import type { Place, Sky, Space } from '../ships/space.ts'
import { waysOf } from '../ships/ways.ts'
import type { Universe } from '../universe/universe.ts'

/** The flights of one kind of ship, found once and kept: what is aboard changes how long a way takes, not which way it is. */
export interface FlightBook {
  readonly hold: { readonly tonnes: number; readonly cubicMetres: number }
  readonly costs: FlightCosts
  /** Null where no way leads there, or a planet's size is not known. */
  route(from: string, to: string, cargoTonnes: number): Route | null
}

interface Ground {
  readonly sky: Sky
  readonly key: string
  readonly from: Map<string, FlightsFrom>
  readonly waysFor: () => ReturnType<typeof waysOf>
}

/** An edit asks for the same flights again; a player's fleet has no more kinds than this. */
const MOST_KEPT = 40
const kept: Ground[] = []

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
  const full = flyerWith(ship.hold.tonnes)
  // Least time and least jumps are the same whatever fuel costs.
  const key = JSON.stringify([kind, choice, ship.emptyMass, choice.aim === 'cost' ? costs : null])
  const ground = groundOf(space.sky, key, full)
  const flights = (place: Place) => {
    const known = ground.from.get(place.id)
    if (known) return known
    const found = flightsFrom(ground.waysFor(), place)
    ground.from.set(place.id, found)
    return found
  }
  return {
    hold: ship.hold,
    costs,
    route(from, to, cargoTonnes) {
      const [start, end] = [space.placeOf(from), space.placeOf(to)]
      return start && end ? routeTo(flights(start), end, flyerWith(cargoTonnes)) : null
    },
  }
}

function groundOf(sky: Sky, key: string, flyer: Flyer): Ground {
  const place = kept.findIndex((each) => each.sky === sky && each.key === key)
  let ways: ReturnType<typeof waysOf> | undefined
  const ground = kept[place] ?? {
    sky,
    key,
    from: new Map(),
    waysFor: () => {
      ways ??= waysOf(sky, flyer)
      return ways
    },
  }
  if (place >= 0) kept.splice(place, 1)
  kept.push(ground)
  if (kept.length > MOST_KEPT) kept.shift()
  return ground
}
