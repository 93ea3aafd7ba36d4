import { NEAREST } from '../../game/constants/station-codes.ts'
import { EXCHANGE_SYSTEMS } from '../../game/constants/stations.ts'
import { type CxData, EXCHANGES, type Exchange, isExchange } from '../../game/cx.ts'
import { tradedAt } from '../../market/daily-volume.ts'
import { resolvePrices } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Space } from '../ships/space.ts'
import { type Assignment, assign, type JobShare } from './assignment.ts'
import { shareAmong } from './fleet.ts'
import { flightBook } from './flight-book.ts'
import { type HireRate, hireCost, jumpsApart } from './hire.ts'
import type { FreightJob } from './job.ts'
import type { FleetUse, Lane, LaneCarrier, LaneProblem } from './lane.ts'
import { type LaneFlight, laneFlight } from './lane-flight.ts'
import { chargedSize, type ExchangeOf, type LaneGoods, lanesOf, sizeOf } from './lanes.ts'
import { type PlanFreight, planFreight } from './plan-freight.ts'
import type { FreightRequest, FreightSetup } from './request.ts'
import { type LimitedLane, type OverPromise, sourcing } from './sourcing.ts'
import { type FreightTotals, totalsOf } from './totals.ts'

export interface Freight {
  readonly lanes: readonly Lane[]
  readonly fleet: readonly FleetUse[]
  readonly plans: readonly PlanFreight[]
  readonly overPromised: readonly OverPromise[]
  readonly limited: readonly LimitedLane[]
  readonly totals: FreightTotals
  /** The exchanges that were assumed for bases whose prices name none. */
  readonly assumed: readonly { readonly planetNaturalId: string; readonly exchange: Exchange }[]
}

export function freight(universe: Universe, space: Space, request: FreightRequest): Freight {
  const { plans, setup, cx, rules } = request
  const sourced = sourcing(universe, plans, setup.rules, setup.sharesOwn)
  const { exchangeOf, assumed } = exchangeFinder(cx, setup.exchange, space)
  const goods = lanesOf(universe, sourced.shipments, exchangeOf)
  const prices = resolvePrices(universe, cx, null, rules)
  const books = setup.ships.map(({ kind }) =>
    flightBook(universe, space, prices, kind, setup.flight, setup.when),
  )
  const found = goods.map((lane) =>
    books.map((book, ships) =>
      setup.ships[ships]!.count > 0 ? laneFlight(book, lane, setup.stopHours) : null,
    ),
  )
  const flights = found.map((row) =>
    row.map((flight) => (flight === 'out of range' ? null : flight)),
  )
  const jumps = goods.map(({ ends }) => jumpsBetween(space, ends))
  const jobs = goods.map((lane, n) => jobOf(lane, flights[n]!, setup.hired, jumps[n]!))
  const hoursThere = setup.ships.map(({ count }) => count * setup.hoursPerDay)
  const assignment = assign(jobs, hoursThere)
  const sharesOfLane = Map.groupBy(assignment.shares, ({ job }) => job)
  const duties = dutiesOf(setup, jobs, flights, assignment)
  const overload = new Float64Array(goods.length)
  for (const work of duties.flat(2)) overload[work.lane]! += work.over
  const lanes = goods.map((lane, n) =>
    withCarriers(lane, {
      carriers: (sharesOfLane.get(n) ?? []).map((share) => carrierOf(share, jobs[n]!, flights[n]!)),
      jumps: jumps[n]!,
      withinSystem: systemAt(space, lane.ends[0]) === systemAt(space, lane.ends[1]),
      overload: overload[n]!,
      isOutOfRange: found[n]!.includes('out of range'),
      hasShips: setup.hired !== null || setup.ships.some(({ count }) => count > 0),
    }),
  )
  return {
    lanes,
    fleet: setup.ships.map(({ name }, k) => ({
      name,
      hoursThere: hoursThere[k]!,
      hoursShort: Math.max(0, assignment.hours[k]! - hoursThere[k]!),
      hourPrice: assignment.hourPrice[k]!,
      duties: duties[k]!,
    })),
    plans: planFreight(plans, lanes),
    overPromised: sourced.overPromised,
    limited: sourced.limited,
    totals: totalsOf(lanes, hoursThere),
    assumed: [...assumed].map(([planetNaturalId, exchange]) => ({ planetNaturalId, exchange })),
  }
}

/** The exchange of a base's price preferences, else the one chosen for bases without, which is noted. */
function exchangeFinder(
  cx: CxData | null,
  otherwise: FreightSetup['exchange'],
  space: Space,
): { exchangeOf: ExchangeOf; assumed: ReadonlyMap<string, Exchange> } {
  const assumed = new Map<string, Exchange>()
  const assume = (planet: string): Exchange => {
    const exchange =
      assumed.get(planet) ?? (otherwise === NEAREST ? nearestExchange(space, planet) : otherwise)
    assumed.set(planet, exchange)
    return exchange
  }
  const exchangeOf: ExchangeOf = (planet, side) => {
    const code = tradedAt(cx, planet, side)
    return EXCHANGE_SYSTEMS[isExchange(code) ? code : assume(planet)]
  }
  const known = { BUY: new Map<string, string>(), SELL: new Map<string, string>() }
  return {
    assumed,
    exchangeOf(planet, side) {
      const exchange = known[side].get(planet) ?? exchangeOf(planet, side)
      known[side].set(planet, exchange)
      return exchange
    },
  }
}

/** Judged by jumps. The first of the list wins a tie, also if no exchange is reached. */
export function nearestExchange(space: Space, planet: string): Exchange {
  const jumps = (exchange: Exchange) =>
    jumpsBetween(space, [planet, EXCHANGE_SYSTEMS[exchange]]) ?? Number.POSITIVE_INFINITY
  return EXCHANGES.reduce((best, next) => (jumps(next) < jumps(best) ? next : best))
}

const systemAt = (space: Space, id: string) => space.placeOf(id)?.system

function jumpsBetween(space: Space, [a, b]: LaneGoods['ends']): number | null {
  const [from, to] = [systemAt(space, a), systemAt(space, b)]
  if (from === undefined || to === undefined) return null
  return jumpsApart(space.sky, from, to) ?? null
}

function jobOf(
  lane: LaneGoods,
  flights: readonly (LaneFlight | null)[],
  hired: HireRate | null,
  jumps: number | null,
): FreightJob {
  return {
    byKind: flights.map(
      (flight) =>
        flight && {
          cost: flight.tripsPerDay * flight.cost,
          hours: flight.tripsPerDay * flight.hours,
        },
    ),
    hired: hired && jumps !== null ? hireCost(hired, chargedSize(lane.goods), jumps) : null,
  }
}

function carrierOf(
  { kind, share }: JobShare,
  job: FreightJob,
  flights: readonly (LaneFlight | null)[],
): LaneCarrier {
  if (kind === null)
    return { ships: null, share, trips: 0, hours: 0, cost: share * job.hired!, trip: null }
  const flight = flights[kind]!
  const { cost, hours } = job.byKind[kind]!
  return {
    ships: kind,
    share,
    trips: share * flight.tripsPerDay,
    hours: share * hours,
    cost: share * cost,
    trip: flight,
  }
}

function dutiesOf(
  setup: FreightSetup,
  jobs: readonly FreightJob[],
  flights: readonly (readonly (LaneFlight | null)[])[],
  { shares }: Assignment,
) {
  return setup.ships.map(({ count }, k) => {
    const work = shares
      .filter(({ kind }) => kind === k)
      .map(({ job, share }) => ({
        lane: job,
        hours: share * jobs[job]!.byKind[k]!.hours,
        trips: share * flights[job]![k]!.tripsPerDay,
      }))
    return shareAmong(work, count, setup.hoursPerDay)
  })
}

interface Carried extends Pick<Lane, 'carriers' | 'jumps' | 'withinSystem' | 'overload'> {
  readonly isOutOfRange: boolean
  readonly hasShips: boolean
}

function withCarriers(
  { goods, ...lane }: LaneGoods,
  { hasShips, isOutOfRange, ...carried }: Carried,
): Lane {
  const { carriers } = carried
  const sum = (value: (carrier: LaneCarrier) => number) =>
    carriers.reduce((total, carrier) => total + value(carrier), 0)
  const cost = sum((carrier) => carrier.cost)
  const size = chargedSize(goods)
  return {
    ...lane,
    ...carried,
    goods: goods.map((good) => {
      const part = size > 0 ? (cost * sizeOf(good)) / size : 0
      return { ...good, cost: part, costPerUnit: part / good.amount }
    }),
    trips: sum(({ trips }) => trips),
    hours: sum(({ hours }) => hours),
    cost,
    problem: carriers.length > 0 ? null : problemOf(hasShips, isOutOfRange),
  }
}

function problemOf(hasShips: boolean, isOutOfRange: boolean): LaneProblem {
  if (!hasShips) return 'no ship'
  return isOutOfRange ? 'out of range' : 'no way'
}
