import { explainFreight, type FreightFigure } from '../engine/explain/freight.ts'
import {
  type ExchangeFlightChoice,
  exchangeFlights,
} from '../engine/fleet/freight/exchange-flights.ts'
import { firstTrips, type ShipStart } from '../engine/fleet/freight/first-trips.ts'
import { flightBook } from '../engine/fleet/freight/flight-book.ts'
import { freight } from '../engine/fleet/freight/freight.ts'
import { laneRate } from '../engine/fleet/freight/lane-rate.ts'
import type { FreightRequest } from '../engine/fleet/freight/request.ts'
import { bestFlight } from '../engine/fleet/ships/best-fuel-share.ts'
import { type Carrier, type CarryRequest, carries } from '../engine/fleet/ships/carry.ts'
import { type FlightChoice, flyerFor, type ShipKind } from '../engine/fleet/ships/flight-choice.ts'
import type { Galaxy } from '../engine/fleet/ships/galaxy.ts'
import { equallyShort } from '../engine/fleet/ships/game-route.ts'
import type { FlightOptions, Flyer } from '../engine/fleet/ships/legs.ts'
import type { Departures } from '../engine/fleet/ships/lengths.ts'
import { choosesRoute, type RangedRoute, rangedRoute } from '../engine/fleet/ships/range.ts'
import { reach } from '../engine/fleet/ships/reach.ts'
import { type FlightRoute, planRoute } from '../engine/fleet/ships/route.ts'
import type { FlightPlace, Space } from '../engine/fleet/ships/space.ts'
import { spaceIn } from '../engine/fleet/ships/space-in.ts'
import { type ShownSegment, systemView } from '../engine/fleet/ships/system-view.ts'
import { whenToFly } from '../engine/fleet/ships/when-to-fly.ts'
import { EXCHANGE_SYSTEMS } from '../engine/game/constants/stations.ts'
import type { Haul } from '../engine/market/depth/arbitrage.ts'
import type { FreightRates } from '../engine/market/depth/venues.ts'
import { chosenPrices, type PriceChoice, resolvePrices } from '../engine/market/prices.ts'
import { type FlightFuel, flightFuel } from '../engine/supply/flight-fuel.ts'
import { type FlownVisits, flownPlan } from '../engine/supply/visits/flown-visits.ts'
import { NotAvailable } from '../engine/universe/diagnostics.ts'
import type { Universe } from '../engine/universe/universe.ts'

interface InGalaxy {
  readonly galaxy: Galaxy
}
type WithoutPlanet = Omit<PriceChoice, 'planetNaturalId'>

/** A flight of a ship. Places are natural ids; a station has that of its system. */
interface FlightRequest extends InGalaxy, PriceChoice {
  readonly ship: ShipKind
  readonly from: string
  readonly flight: FlightChoice
  readonly when: Departures
  readonly cargoTonnes: number
}
export interface RouteRequest extends FlightRequest {
  readonly to: string
}

interface WhenRequest extends RouteRequest {
  readonly isThereAndBack: boolean
}

interface SystemViewRequest extends InGalaxy {
  /** Natural id. */
  readonly system: string
  /** Unix ms. */
  readonly at: number
  readonly segments: readonly ShownSegment[]
}

interface CarriesRequest extends CarryRequest, InGalaxy, WithoutPlanet {
  readonly ships: readonly Carrier[]
}

interface ReachRequest extends FlightRequest {
  readonly mostHours: number
  /** Natural ids; missing: every loaded planet, and the station of every exchange. */
  readonly to?: readonly string[]
}

/** The ship is full one way and empty on the other. */
interface LaneRequest extends Omit<RouteRequest, 'cargoTonnes'> {
  readonly stopHours: number
}

/** From each exchange to one place. */
export type FreightFromRequest = Omit<LaneRequest, 'from'>
/** From one place to each exchange. */
export type FreightToRequest = Omit<LaneRequest, 'to'>

export type HaulsRequest = ExchangeFlightChoice & Omit<FlightRequest, 'from' | 'cargoTonnes'>

type FreightOnMap = FreightRequest & InGalaxy

interface FirstTripsRequest {
  readonly question: FreightOnMap
  /** The present places of the freight's ships, in their order. Null for a ship that the player does not have. */
  readonly starts: readonly (ShipStart | null)[]
}

export interface FreightExplained {
  readonly question: FreightOnMap
  readonly figure: FreightFigure
}

export interface RouteAnswer {
  /** Null if no route leads there, or a planet's size is unknown. */
  readonly route: RangedRoute | null
  /** The slider at which the flight costs least, with its time at the value of an hour; and that flight. */
  readonly bestFuelShare: number | null
  readonly best: FlightRoute | null
  /** What the game flies between the two places. */
  readonly game: FlightRoute | null
  /** How many routes are as short as that one. Zero where the player chose another aim. */
  readonly equallyShort: number
  /** The route that the game flies if the player forbids gateways. Null if it is the same. */
  readonly withoutGateways: FlightRoute | null
}

export const flightCalls = {
  route(universe: Universe, { to, ...request }: RouteRequest): RouteAnswer {
    const { space, flyer, from } = flightOf(universe, request)
    const end = placeIn(space, to)
    const best = bestFlight(space, flyer, from, end)
    const game = planRoute(space, withOptions(flyer, { aim: 'jumps' }), from, end)
    const jumping = withOptions(flyer, { aim: 'jumps', withGateways: false })
    return {
      route: rangedRoute(space, flyer, from, end),
      bestFuelShare: best?.fuelShare ?? null,
      best: best?.route ?? null,
      game,
      equallyShort: choosesRoute(flyer)
        ? 0
        : equallyShort(space.sky, flyer, from.system, end.system),
      withoutGateways: game?.legs.some(({ kind }) => kind === 'GATE')
        ? planRoute(space, jumping, from, end)
        : null,
    }
  },

  /** Departures of the coming month, with or without an immediate flight back with an empty hold. */
  whenToFly(universe: Universe, { isThereAndBack, to, ...request }: WhenRequest) {
    const { space, flyer, from } = flightOf(universe, request)
    const back = isThereAndBack
      ? flightOf(universe, { ...request, cargoTonnes: 0 }).flyer
      : undefined
    return whenToFly(space, flyer, from, placeIn(space, to), back)
  },

  reach(universe: Universe, { mostHours, to, ...request }: ReachRequest) {
    const { space, flyer, from } = flightOf(universe, request)
    const everywhere = [...Object.values(EXCHANGE_SYSTEMS), ...universe.planets.naturalId]
    return reach(space, flyer, from, to ?? everywhere, mostHours)
  },

  /** A system from above at an instant. */
  systemView: (universe: Universe, { galaxy, system, at, segments }: SystemViewRequest) =>
    systemView(spaceIn(universe, galaxy), system, at, segments),

  freight: (universe: Universe, request: FreightOnMap) =>
    freight(universe, spaceIn(universe, request.galaxy), request),

  /** How the player's ships get from where they are into the assignment of their lanes. */
  firstTrips(universe: Universe, { question, starts }: FirstTripsRequest) {
    const space = spaceIn(universe, question.galaxy)
    return firstTrips(universe, space, question, freight(universe, space, question), starts)
  },

  /** A visit plan with real flights: each ship has its own flight times, and its own starting place. */
  visitsByFlight: (
    universe: Universe,
    { galaxy, cx, rules, ...visits }: FlownVisits & InGalaxy & WithoutPlanet,
    onProgress: (hours: number) => void,
  ) =>
    flownPlan(
      universe,
      spaceIn(universe, galaxy),
      resolvePrices(universe, cx, null, rules),
      visits,
      onProgress,
    ),

  laneRate: rateOfLane,

  /** How each ship would carry a load. */
  carries: (universe: Universe, { galaxy, ships, cx, rules, ...request }: CarriesRequest) =>
    carries(
      universe,
      spaceIn(universe, galaxy),
      resolvePrices(universe, cx, null, rules),
      ships,
      request,
    ),
}

const withOptions = (flyer: Flyer, change: Partial<FlightOptions>): Flyer => ({
  ...flyer,
  options: { ...flyer.options, ...change },
})

export function freightTree(universe: Universe, { question, figure }: FreightExplained) {
  const space = spaceIn(universe, question.galaxy)
  const found = freight(universe, space, question)
  return explainFreight({ universe, space, request: question, freight: found }, figure)
}

/** The cost of a unit on a lane with own ships. */
function rateOfLane(
  universe: Universe,
  { galaxy, ship, flight, when, from, to, stopHours, ...choice }: LaneRequest,
) {
  const space = spaceIn(universe, galaxy)
  const book = flightBook(universe, space, chosenPrices(universe, choice), ship, flight, when)
  return laneRate(book, placeIn(space, from).id, placeIn(space, to).id, stopHours)
}

/** The same from every exchange. */
export const ratesFrom = (universe: Universe, request: FreightFromRequest): FreightRates =>
  Object.fromEntries(
    Object.entries(EXCHANGE_SYSTEMS).map(([exchange, from]) => [
      exchange,
      rateOfLane(universe, { ...request, from }),
    ]),
  )

/** The same to every exchange; nothing if the goods are there already. */
export const ratesTo = (universe: Universe, request: FreightToRequest): FreightRates =>
  Object.fromEntries(
    Object.entries(EXCHANGE_SYSTEMS).map(([exchange, to]) => [
      exchange,
      to === request.from
        ? { perTonne: 0, perCubicMetre: 0 }
        : rateOfLane(universe, { ...request, to }),
    ]),
  )

export function exchangeHauls(
  universe: Universe,
  { galaxy, ship, flight, when, ...choice }: HaulsRequest,
): Haul[] {
  const space = spaceIn(universe, galaxy)
  return exchangeFlights(
    flightBook(universe, space, chosenPrices(universe, choice), ship, flight, when),
    choice,
  )
}

interface Trip extends Pick<RangedRoute, 'refuels' | 'outOf'> {
  readonly fuel: readonly FlightFuel[]
  /** Per cent of the hull. */
  readonly damage: number
}

/** The flight with the cargo and the empty flight back; null if there is no route in both directions. */
export function tripOf(universe: Universe, { to, ...request }: RouteRequest): Trip | null {
  const { space, flyer, from } = flightOf(universe, request)
  const empty = flightOf(universe, { ...request, cargoTonnes: 0 }).flyer
  const there = rangedRoute(space, flyer, from, placeIn(space, to))
  const back = rangedRoute(space, empty, placeIn(space, to), from)
  if (!there || !back) return null
  return {
    fuel: flightFuel(flyer.ship, [there, back]),
    damage: there.damage + back.damage,
    refuels: [...new Set([...there.refuels, ...back.refuels])],
    outOf: there.outOf ?? back.outOf,
  }
}

function flightOf(universe: Universe, request: FlightRequest) {
  const { galaxy, ship, flight, cargoTonnes, when } = request
  const space = spaceIn(universe, galaxy)
  const flyer = flyerFor(universe, chosenPrices(universe, request), ship, flight, cargoTonnes, when)
  return { space, flyer, from: placeIn(space, request.from) }
}

function placeIn(space: Space, id: string): FlightPlace {
  const place = space.placeOf(id)
  if (!place) throw new NotAvailable('Planet', id)
  return place
}
