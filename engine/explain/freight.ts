import { type FlightBook, flightBook } from '../fleet/freight/flight-book.ts'
import type { Freight } from '../fleet/freight/freight.ts'
import type { Lane, LaneCarrier } from '../fleet/freight/lane.ts'
import type { LaneFlight } from '../fleet/freight/lane-flight.ts'
import { chargedSize, sizeOf } from '../fleet/freight/lanes.ts'
import { type PlanFreightPart, planFreightParts } from '../fleet/freight/plan-freight.ts'
import type { FleetShips, FreightRequest } from '../fleet/freight/request.ts'
import type { Space } from '../fleet/ships/space.ts'
import { type Prices, resolvePrices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import { NothingToExplain } from './context.ts'
import { flightTerm, hourTerm } from './flight.ts'
import { difference, given, ofPlan, product, quotient, sum, type Term, type Unit } from './term.ts'

/** Lanes by their index in the result. */
export type FreightFigure =
  | { readonly of: 'freightTotal' }
  | { readonly of: 'lane'; readonly lane: number }
  | { readonly of: 'planFreight' | 'profitWithFreight'; readonly uuid: string }

export interface FreightContext {
  readonly universe: Universe
  readonly space: Space
  readonly request: FreightRequest
  readonly freight: Freight
}

export function explainFreight(context: FreightContext, figure: FreightFigure): Term {
  const { lanes } = context.freight
  switch (figure.of) {
    case 'freightTotal':
      return sum(
        'Freight of the empire',
        '$/day',
        lanes.map((lane) => laneTerm(context, lane)),
        'all lanes added up',
      )
    case 'lane': {
      const lane = lanes[figure.lane]
      if (!lane) throw new NothingToExplain('This lane is no longer flown.')
      return laneTerm(context, lane)
    }
    case 'planFreight':
      return planTerm(context, figure.uuid)
    case 'profitWithFreight': {
      const { name, profit } = planOf(context, figure.uuid)
      return difference(`Profit of ${name} with freight`, '$/day', [
        ofPlan(`Profit of ${name}`, profit, '$/day', figure.uuid, { of: 'profit' }),
        planTerm(context, figure.uuid),
      ])
    }
  }
}

const leaf = (name: string, value: number, unit: Unit) =>
  given(name, value, unit, { kind: 'empire' })

function planOf({ request }: FreightContext, uuid: string) {
  const plan = request.plans.find((candidate) => candidate.uuid === uuid)
  if (!plan) throw new NothingToExplain('This plan is no longer in the empire.')
  return plan
}

function planTerm(context: FreightContext, uuid: string): Term {
  const { request, freight } = context
  const plan = planOf(context, uuid)
  const goods = planFreightParts(request.plans, freight.lanes, plan).map((part) =>
    partTerm(context, part),
  )
  return sum(`Freight of ${plan.name}`, '$/day', goods, 'all that it gets and sells')
}

/** A plan's part of a lane: the share of its goods in all that the lane carries. */
function partTerm(context: FreightContext, { good, amount, lane: place }: PlanFreightPart): Term {
  const { ticker, from, to } = good
  const lane = context.freight.lanes[place]!
  const own = (sizeOf(good) * amount) / good.amount
  const all = chargedSize(lane.goods)
  return product(`${ticker} from ${from} to ${to}`, '$/day', [
    quotient(`Share of ${ticker} in what goes there and back`, 'factor', [
      leaf(`${ticker}, t or m³, whichever is more`, own, 't/day'),
      leaf('All goods of the lane, t or m³ of each', all, 't/day'),
    ]),
    laneTerm(context, lane),
  ])
}

function laneTerm(context: FreightContext, lane: Lane): Term {
  const [a, b] = lane.ends
  const carriers = lane.carriers.map((carrier) => carrierTerm(context, lane, carrier))
  return sum(`Lane ${a} – ${b}`, '$/day', carriers, 'all who carry it')
}

function carrierTerm(context: FreightContext, lane: Lane, carrier: LaneCarrier): Term {
  if (carrier.ships === null) return hiredTerm(context, lane, carrier)
  const ships = context.request.setup.ships[carrier.ships]!
  return product(`${ships.name} on ${lane.ends.join(' – ')}`, '$/day', [
    product('Trips', 'trips/day', [
      leaf('Share of the lane', carrier.share, 'factor'),
      leaf('Trips that the fuller way takes', carrier.trips / carrier.share, 'trips/day'),
    ]),
    tripTerm(context, lane, ships, carrier.trip!),
  ])
}

function hiredTerm({ request }: FreightContext, lane: Lane, carrier: LaneCarrier): Term {
  const { perUnit, perUnitAndJump } = request.setup.hired!
  return product('Hired', '$/day', [
    leaf('Share of the lane', carrier.share, 'factor'),
    leaf('t or m³ of each good, whichever is more', chargedSize(lane.goods), 't/day'),
    sum('Rate', '$/unit', [
      leaf('For each t or m³', perUnit, '$/unit'),
      product('For the jumps', '$/unit', [
        leaf('Jumps', lane.jumps ?? 0, 'jumps'),
        leaf('For each t or m³ and jump', perUnitAndJump, '$/unit'),
      ]),
    ]),
  ])
}

function tripTerm(
  { universe, space, request }: FreightContext,
  { ends: [a, b] }: Lane,
  { kind }: FleetShips,
  trip: LaneFlight,
): Term {
  const { setup, cx, rules } = request
  const prices: Prices = resolvePrices(universe, cx, null, rules)
  const book: FlightBook = flightBook(universe, space, prices, kind, setup.flight, setup.when)
  const flight = (from: string, to: string, cargo: number) =>
    flightTerm(
      { universe, prices, kind, choice: setup.flight },
      `${from} to ${to} with ${Math.round(cargo)} t`,
      book.route(from, to, cargo)!,
    )
  return sum('There and back', '$/trip', [
    flight(a, b, trip.cargoThere),
    flight(b, a, trip.cargoBack),
    product('Stops', '$/trip', [
      leaf('Hours of all stops', (2 + trip.refuels) * setup.stopHours, 'hours'),
      hourTerm(setup.flight),
    ]),
  ])
}
