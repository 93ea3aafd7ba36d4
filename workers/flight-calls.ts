import { explainFreight } from '../engine/explain/freight.ts'
import { exchangeFlights } from '../engine/fleet/freight/exchange-flights.ts'
import { type FirstTrips, firstTrips } from '../engine/fleet/freight/first-trips.ts'
import { flightBook } from '../engine/fleet/freight/flight-book.ts'
import { freight as calculateFreight } from '../engine/fleet/freight/freight.ts'
import { laneRate as rateOfLane } from '../engine/fleet/freight/lane-rate.ts'
import { bestFlight } from '../engine/fleet/ships/best-fuel-share.ts'
import { type Carry, carries as calculateCarries } from '../engine/fleet/ships/carry.ts'
import { flyerFor } from '../engine/fleet/ships/flight-choice.ts'
import { equallyShort } from '../engine/fleet/ships/game-route.ts'
import type { FlightOptions, Flyer } from '../engine/fleet/ships/legs.ts'
import { choosesRoute, type RangedRoute, rangedRoute } from '../engine/fleet/ships/range.ts'
import { reach as reachFrom } from '../engine/fleet/ships/reach.ts'
import { planRoute } from '../engine/fleet/ships/route.ts'
import type { FlightPlace, Space } from '../engine/fleet/ships/space.ts'
import { spaceIn } from '../engine/fleet/ships/space-in.ts'
import { systemView as viewOf } from '../engine/fleet/ships/system-view.ts'
import { whenToFly as departuresOf } from '../engine/fleet/ships/when-to-fly.ts'
import { EXCHANGE_SYSTEMS } from '../engine/game/constants/stations.ts'
import type { Haul } from '../engine/market/depth/arbitrage.ts'
import type { FreightRates } from '../engine/market/depth/venues.ts'
import { resolvePrices } from '../engine/market/prices.ts'
import { type FlightFuel, flightFuel } from '../engine/supply/flight-fuel.ts'
import { flownPlan } from '../engine/supply/visits/flown-visits.ts'
import { NotAvailable } from '../engine/universe/diagnostics.ts'
import type { Universe } from '../engine/universe/universe.ts'
import { pricesOf } from './prices-of.ts'
import type {
  CarriesQuestion,
  ExplainQuestion,
  FirstTripsQuestion,
  FlightQuestion,
  FreightFromQuestion,
  FreightQuestion,
  FreightToQuestion,
  HaulsQuestion,
  LaneRateQuestion,
  ReachQuestion,
  RouteAnswer,
  RouteQuestion,
  SystemViewQuestion,
  VisitsByFlightQuestion,
  WhenQuestion,
} from './questions.ts'

export function route(universe: Universe, { to, ...question }: RouteQuestion): RouteAnswer {
  const { space, flyer, from } = flightOf(universe, question)
  const end = placeIn(space, to)
  const best = bestFlight(space, flyer, from, end)
  const game = planRoute(space, withOptions(flyer, { aim: 'jumps' }), from, end)
  const jumping = withOptions(flyer, { aim: 'jumps', withGateways: false })
  return {
    route: rangedRoute(space, flyer, from, end),
    bestFuelShare: best?.fuelShare ?? null,
    best: best?.route ?? null,
    game,
    equallyShort: choosesRoute(flyer) ? 0 : equallyShort(space.sky, flyer, from.system, end.system),
    withoutGateways: game?.legs.some(({ kind }) => kind === 'GATE')
      ? planRoute(space, jumping, from, end)
      : null,
  }
}

const withOptions = (flyer: Flyer, change: Partial<FlightOptions>): Flyer => ({
  ...flyer,
  options: { ...flyer.options, ...change },
})

export const answerFreight = (universe: Universe, question: FreightQuestion) =>
  freightIn(universe, question).freight

/** How the player's ships get from where they are into the assignment of their lanes. */
export function answerFirstTrips(
  universe: Universe,
  { question, starts }: FirstTripsQuestion,
): FirstTrips {
  const { space, request, freight } = freightIn(universe, question)
  return firstTrips(universe, space, request, freight, starts)
}

export const freightTree = (
  universe: Universe,
  { question, figure }: Extract<ExplainQuestion, { in: 'freight' }>,
) => explainFreight(freightIn(universe, question), figure)

export function visitsByFlight(
  universe: Universe,
  { galaxy, cx, rules, ...visits }: VisitsByFlightQuestion,
  onProgress: (hours: number) => void,
) {
  const prices = resolvePrices(universe, cx, null, rules)
  return flownPlan(universe, spaceIn(universe, galaxy), prices, visits, onProgress)
}

export function answerLaneRate(
  universe: Universe,
  { galaxy, ship, flight, when, from, to, stopHours, ...choice }: LaneRateQuestion,
) {
  const space = spaceIn(universe, galaxy)
  const book = flightBook(universe, space, pricesOf(universe, choice), ship, flight, when)
  return rateOfLane(book, placeIn(space, from).id, placeIn(space, to).id, stopHours)
}

/** The same from every exchange. */
export const ratesFrom = (universe: Universe, question: FreightFromQuestion): FreightRates =>
  Object.fromEntries(
    Object.entries(EXCHANGE_SYSTEMS).map(([exchange, from]) => [
      exchange,
      answerLaneRate(universe, { ...question, from }),
    ]),
  )

/** The same to every exchange; nothing if the goods are there already. */
export const ratesTo = (universe: Universe, question: FreightToQuestion): FreightRates =>
  Object.fromEntries(
    Object.entries(EXCHANGE_SYSTEMS).map(([exchange, to]) => [
      exchange,
      to === question.from
        ? { perTonne: 0, perCubicMetre: 0 }
        : answerLaneRate(universe, { ...question, to }),
    ]),
  )

export function exchangeHauls(
  universe: Universe,
  { galaxy, ship, flight, when, ...choice }: Omit<HaulsQuestion, 'books' | 'refillShare'>,
): Haul[] {
  const space = spaceIn(universe, galaxy)
  return exchangeFlights(
    flightBook(universe, space, pricesOf(universe, choice), ship, flight, when),
    choice,
  )
}

export function answerCarries(
  universe: Universe,
  { galaxy, ships, cx, rules, ...request }: CarriesQuestion,
): Carry[] {
  const prices = resolvePrices(universe, cx, null, rules)
  return calculateCarries(universe, spaceIn(universe, galaxy), prices, ships, request)
}

export function answerReach(universe: Universe, { mostHours, to, ...question }: ReachQuestion) {
  const { space, flyer, from } = flightOf(universe, question)
  const everywhere = [...Object.values(EXCHANGE_SYSTEMS), ...universe.planets.naturalId]
  return reachFrom(space, flyer, from, to ?? everywhere, mostHours)
}

/** Back with an empty hold. */
export function answerWhenToFly(
  universe: Universe,
  { isThereAndBack, to, ...question }: WhenQuestion,
) {
  const { space, flyer, from } = flightOf(universe, question)
  const back = isThereAndBack
    ? flightOf(universe, { ...question, cargoTonnes: 0 }).flyer
    : undefined
  return departuresOf(space, flyer, from, placeIn(space, to), back)
}

export const answerSystemView = (
  universe: Universe,
  { galaxy, system, at, segments }: SystemViewQuestion,
) => viewOf(spaceIn(universe, galaxy), system, at, segments)

interface Trip extends Pick<RangedRoute, 'refuels' | 'outOf'> {
  readonly fuel: readonly FlightFuel[]
  /** Per cent of the hull. */
  readonly damage: number
}

/** The flight with the cargo and the empty flight back; null if there is no route in both directions. */
export function tripOf(universe: Universe, { to, ...question }: RouteQuestion): Trip | null {
  const { space, flyer, from } = flightOf(universe, question)
  const empty = flightOf(universe, { ...question, cargoTonnes: 0 }).flyer
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

function freightIn(universe: Universe, { galaxy, rules, ...asked }: FreightQuestion) {
  const space = spaceIn(universe, galaxy)
  const request = { ...asked, priceRules: rules }
  return { universe, space, request, freight: calculateFreight(universe, space, request) }
}

function flightOf(universe: Universe, question: FlightQuestion) {
  const { galaxy, ship, flight, cargoTonnes, when } = question
  const space = spaceIn(universe, galaxy)
  const flyer = flyerFor(universe, pricesOf(universe, question), ship, flight, cargoTonnes, when)
  return { space, flyer, from: placeIn(space, question.from) }
}

function placeIn(space: Space, id: string): FlightPlace {
  const place = space.placeOf(id)
  if (!place) throw new NotAvailable('Planet', id)
  return place
}
