import type { Prices } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import { acceleration, type LoadedShip, massInFlight } from '../ships/flight.ts'
import {
  type FlightChoice,
  flightCosts,
  type ShipKind,
  shipOfKind,
} from '../ships/flight-choice.ts'
import type { FlightStep } from '../ships/fly.ts'
import { type FlightCosts, type Flyer, flyerOf } from '../ships/legs.ts'
import { type Departures, lengthsOf } from '../ships/lengths.ts'
import {
  choosesRoute,
  type FuelAtStart,
  leastFuel,
  type RangedRoute,
  refuelStops,
  takesLeastFuel,
  tanksAtStart,
  withinTanks,
} from '../ships/range.ts'
import {
  type FlightRoute,
  type FlightsFrom,
  flightsFrom,
  groundSteps,
  routeAlong,
} from '../ships/route.ts'
import type { FlightPlace, Space } from '../ships/space.ts'
import { figuresAlong, figuresWith, type WayFigures } from '../ships/way-figures.ts'

/** More than one flight if the ship refuels on the route; 'out of range' if its tanks do not hold enough. */
export type WaysThere = readonly WayFigures[] | 'out of range'

/** The flights of one kind of ship, kept for reuse: the load changes how long a route takes, but not the route. */
export interface FlightBook {
  readonly hold: { readonly tonnes: number; readonly cubicMetres: number }
  readonly costs: FlightCosts
  readonly fuelShare: number
  /** Units of SF. */
  readonly tank: number
  loadedWith(cargoTonnes: number): LoadedShip
  /** Null if there is no route, or a planet is not measured. */
  figures(from: string, to: string): WaysThere | null
  /** `fuel`: what the ship has at the start; left out, its tanks are full. */
  route(from: string, to: string, cargoTonnes: number, fuel?: FuelAtStart): RangedRoute | null
}

interface Known {
  readonly space: Space
  readonly key: string
  readonly flyer: Flyer
  readonly from: Map<string, FlightsFrom>
  readonly steps: Map<string, FlightStep[] | null>
  /** By start, then by end. */
  readonly figures: Map<string, Map<string, WaysThere | null>>
}

/** An edit needs the same flights again; a fleet has no more kinds than this. */
const MAX_KEPT = 40
const kept: Known[] = []

export function flightBook(
  universe: Universe,
  space: Space,
  prices: Prices,
  kind: ShipKind,
  choice: FlightChoice,
  { departs, days }: Departures,
): FlightBook {
  const ship = shipOfKind(universe, kind)
  const costs = flightCosts(universe, prices, ship, kind.design.hull, choice)
  const flyerWith = (cargoTonnes: number): Flyer => {
    const { aim, withGateways, fuelShare, reactorSlider } = choice
    return flyerOf(ship, {
      ...{ aim, withGateways, fuelShare, reactorSlider, cargoTonnes, costs, departs, days },
    })
  }
  // The price of fuel changes only the routes of least cost.
  const priced = choice.aim === 'cost' ? costs : null
  const key = JSON.stringify([kind, choice, ship.emptyMass, departs, days, priced])
  const { stlFuel, ftlFuel } = ship
  const unloaded = massInFlight(ship, { stlFuel, ftlFuel, cargoTonnes: 0 })
  const full = flyerWith(ship.hold.tonnes)
  const lengths = lengthsOf(space.sky, full.options)
  const known = knownOf(space, key, full)
  const thrifty = () => knownOf(space, `${key} least FF`, leastFuel(full))
  const stepsOf = (from: FlightPlace, to: FlightPlace, by: Known = known) => {
    const between = `${from.id} ${to.id}`
    const before = by.steps.get(between)
    if (before !== undefined) return before
    const flights = by.from.get(from.id) ?? flightsFrom(space.sky, by.flyer, from)
    by.from.set(from.id, flights)
    const steps = groundSteps(flights, to)
    by.steps.set(between, steps)
    return steps
  }
  const plan = (flyer: Flyer, from: FlightPlace, to: FlightPlace): FlightRoute | null => {
    const steps = stepsOf(from, to, takesLeastFuel(flyer) ? thrifty() : known)
    return steps && routeAlong(space.sky, steps, flyer)
  }
  const flown = (flyer: Flyer, start: string, end: string, fuel?: FuelAtStart) => {
    const [from, to] = [space.placeOf(start), space.placeOf(end)]
    if (!from || !to) return null
    return withinTanks(space, flyer, from, to, plan, tanksAtStart(flyer.ship, fuel))
  }
  const direct = (from: FlightPlace, to: FlightPlace, by: Known = known): WayFigures | null => {
    const steps = stepsOf(from, to, by)
    return steps && figuresAlong(space.sky, lengths, steps, full)
  }
  const isWithinTanks = (figures: WayFigures | null): boolean =>
    figures !== null &&
    figures.ftlFuel <= ftlFuel &&
    figuresWith(figures, full.loaded, choice.fuelShare, stlFuel).stlFuel <= stlFuel
  const figuresOf = (start: string, end: string): WaysThere | null => {
    const [from, to] = [space.placeOf(start), space.placeOf(end)]
    const figures = from && to ? direct(from, to) : null
    if (!from || !to || !figures) return null
    if (isWithinTanks(figures)) return [figures]
    const passed = stepsOf(from, to)!.flatMap((step) =>
      step.kind === 'JMP' ? [space.sky.systems[step.to]!] : [],
    )
    const stops = refuelStops(space, passed, from, to, (a, b) => isWithinTanks(direct(a, b)))
    if (!stops) {
      const least = choosesRoute(full) ? direct(from, to, thrifty()) : null
      return least && isWithinTanks(least) ? [least] : 'out of range'
    }
    const places = [from, ...stops, to]
    return places.slice(1).map((place, n) => direct(places[n]!, place)!)
  }
  return {
    hold: ship.hold,
    costs,
    fuelShare: choice.fuelShare,
    tank: stlFuel,
    loadedWith: (cargoTonnes) => ({
      acceleration: acceleration(ship, unloaded + cargoTonnes),
      flow: ship.flow,
    }),
    figures(start, end) {
      const ofStart = known.figures.get(start) ?? new Map<string, WaysThere | null>()
      known.figures.set(start, ofStart)
      const before = ofStart.get(end)
      if (before !== undefined) return before
      const made = figuresOf(start, end)
      ofStart.set(end, made)
      return made
    },
    route: (start, end, cargoTonnes, fuel) => flown(flyerWith(cargoTonnes), start, end, fuel),
  }
}

function knownOf(space: Space, key: string, flyer: Flyer): Known {
  const place = kept.findIndex((each) => each.space === space && each.key === key)
  const known = kept[place] ?? {
    ...{ space, key, flyer },
    ...{ from: new Map(), steps: new Map(), figures: new Map() },
  }
  if (place >= 0) kept.splice(place, 1)
  kept.push(known)
  if (kept.length > MAX_KEPT) kept.shift()
  return known
}
