import type { Ship } from './blueprint.ts'
import {
  acceleration,
  type Band,
  type Calibration,
  DAMAGE,
  GATEWAY,
  gatewaySeconds,
  type JumpRate,
  jumpRate,
  type Loaded,
  landing,
  massInFlight,
  rechargeSeconds,
  TRANSIT_KM,
  type TransitKind,
  takeOff,
  transitFuel,
  transitSeconds,
} from './flight.ts'
import { shortestPath, type Visit } from './shortest-path.ts'
import type { GatewayLink, Place, Space } from './space.ts'

export interface FlightOptions {
  /** Share of the tank that a transit may take, 0.05 as the game offers it. */
  readonly fuelShare: number
  /** Share of the reactor; never below what the emitters need. */
  readonly reactorShare: number
  readonly cargoTonnes: number
  readonly withGateways: boolean
  readonly aim: 'time' | 'cost' | 'jumps'
  readonly costs: FlightCosts
  readonly calibration?: Calibration
}

/** In one currency. */
export interface FlightCosts {
  readonly stlFuel: number
  readonly ftlFuel: number
  /** What an hour of the ship is worth to the player. */
  readonly hour: number
  /** What repairing one per cent of the hull costs. */
  readonly damage: number
}

export interface Leg {
  readonly kind: 'TO' | TransitKind | 'JMP' | 'CHRG' | 'GATE' | 'LND'
  /** Natural id of the system or place where it ends. */
  readonly to: string
  readonly seconds: Band
  readonly km?: Band
  readonly parsecs?: number
  readonly stlFuel?: Band
  readonly ftlFuel?: number
  readonly fee?: { readonly amount: number; readonly currency: string }
  /** Per cent of the hull, estimated. */
  readonly damage: number
}

export interface Route {
  readonly legs: readonly Leg[]
  readonly seconds: Band
  readonly stlFuel: Band
  readonly ftlFuel: number
  readonly jumps: number
  readonly fees: number
  readonly damage: number
  readonly cost: number
  /** The jump time of such a hull is interpolated. */
  readonly isEstimated: boolean
}

const KM_PER_AU = 149_597_871
const KM_PER_MKM = 1_000_000

/** A ship with its load, as every leg of a flight sees it. */
export interface Flyer {
  readonly ship: Ship
  readonly loaded: Loaded
  readonly jumps: JumpRate
  readonly rechargeSeconds: number
  readonly options: FlightOptions
}

export function flyerOf(ship: Ship, options: FlightOptions): Flyer {
  const { stlFuel, ftlFuel } = ship
  const mass = massInFlight(ship, { stlFuel, ftlFuel, cargoTonnes: options.cargoTonnes })
  const share = Math.max(options.reactorShare, ship.jump?.smallestShare ?? 0)
  return {
    ship,
    loaded: { acceleration: acceleration(ship, mass), flow: ship.flow },
    jumps: jumpRate(ship, options.calibration),
    rechargeSeconds: ship.jump ? rechargeSeconds(ship.jump, share) : 0,
    options,
  }
}

const exactly = (value: number): Band => ({ least: value, mean: value, most: value })
const plus = (a: Band, b: Band): Band => ({
  least: a.least + b.least,
  mean: a.mean + b.mean,
  most: a.most + b.most,
})

/** Mean distance of two circular orbits, and how far apart they are at the least and the most. */
function between(a: Place, b: Place): Band {
  const [inner, outer] = [a.orbitMkm, b.orbitMkm].toSorted((x, y) => x - y) as [number, number]
  const mean = outer * (1 + (inner / outer) ** 2 / 4)
  return {
    least: Math.max(1, outer - inner) * KM_PER_MKM,
    mean: mean * KM_PER_MKM,
    most: (outer + inner) * KM_PER_MKM,
  }
}

function transit(
  kind: TransitKind,
  flyer: Flyer,
  space: Space,
  place: Place,
  to: string,
  km: Band,
): Leg {
  const { ship, loaded, options } = flyer
  const stlFuel = transitFuel(kind, options.fuelShare, ship.stlFuel, 0)
  // The least fuel takes the longest.
  const seconds = {
    least: transitSeconds(loaded, km.least, stlFuel.most),
    mean: transitSeconds(loaded, km.mean, stlFuel.mean),
    most: transitSeconds(loaded, km.most, stlFuel.least),
  }
  const starDamage = DAMAGE.ofStar(
    space.luminosity[place.system]!,
    (place.orbitMkm * KM_PER_MKM) / KM_PER_AU,
  )
  const damage = DAMAGE.ofTransit(km.mean, space.meteoroids[place.system]!) + starDamage
  return { kind, to, seconds, km, stlFuel, damage }
}

const toWarpPoint = (kind: 'DEP' | 'APP', flyer: Flyer, space: Space, place: Place): Leg => {
  const system = space.map.systems[place.system]!.NaturalId
  const km = exactly(TRANSIT_KM[place.kind])
  return transit(kind, flyer, space, place, kind === 'DEP' ? system : place.id, km)
}

const acrossSystem = (flyer: Flyer, space: Space, from: Place, to: Place): Leg =>
  transit('TRA', flyer, space, to, to.id, between(from, to))

function throughGate(link: GatewayLink): Leg {
  return {
    kind: 'GATE',
    to: link.to.id,
    seconds: exactly(gatewaySeconds(link.parsecs)),
    parsecs: link.parsecs,
    stlFuel: exactly(GATEWAY.fuel),
    fee: { amount: link.fee, currency: link.currency },
    damage: GATEWAY.damage,
  }
}

function jump({ jumps }: Flyer, parsecs: number, to: string): Leg {
  const { secondsPerParsec, fuelPerParsec } = jumps
  return {
    kind: 'JMP',
    to,
    parsecs,
    seconds: {
      least: secondsPerParsec.least * parsecs,
      mean: secondsPerParsec.mean * parsecs,
      most: secondsPerParsec.most * parsecs,
    },
    ftlFuel: fuelPerParsec * parsecs,
    damage: DAMAGE.ofJump(parsecs),
  }
}

const recharge = (flyer: Flyer, at: string): Leg => ({
  kind: 'CHRG',
  to: at,
  seconds: exactly(flyer.rechargeSeconds),
  damage: DAMAGE.ofRecharge,
})

export function costOf(leg: Leg, { costs }: FlightOptions): number {
  return (
    (leg.seconds.mean / 3600) * costs.hour +
    (leg.stlFuel?.mean ?? 0) * costs.stlFuel +
    (leg.ftlFuel ?? 0) * costs.ftlFuel +
    leg.damage * costs.damage +
    (leg.fee?.amount ?? 0)
  )
}

/** Ties of jumps are resolved by time. */
const SECONDS_PER_JUMP = 1e9

function weightOf(leg: Leg, options: FlightOptions): number {
  if (options.aim === 'cost') return costOf(leg, options)
  const isHop = leg.kind === 'JMP' || leg.kind === 'GATE'
  return leg.seconds.mean + (options.aim === 'jumps' && isHop ? SECONDS_PER_JUMP : 0)
}

/**
 * The ways of one flight as a graph. Nodes are warp points, where a ship that has come by a jump must recharge and one
 * from an orbit must not, and the orbits of both ends and of the gateways.
 */
function waysOf(space: Space, flyer: Flyer, from: Place, to: Place) {
  const { map, parsecs } = space
  const { ship, options } = flyer
  const systems = map.systems.length
  const gates = options.withGateways
    ? space.gateways.filter(({ largestShip }) => ship.volume <= largestShip)
    : []
  const orbits = [...new Map([from, to, ...gates.map((gate) => gate.from)].map((p) => [p.id, p]))]
  const places = orbits.map(([, place]) => place)
  const nodeOf = new Map(orbits.map(([id], n) => [id, 2 * systems + n]))
  const placesIn = Map.groupBy(places, ({ system }) => system)
  const linksFrom = Map.groupBy(gates, ({ from: gate }) => gate.id)
  const placeAt = (node: number) => places[node - 2 * systems]

  const weigh = (leg: Leg) => weightOf(leg, options)
  // A jump weighs what it weighs for no distance, and so much for each parsec.
  const perJump = weigh(jump(flyer, 0, ''))
  const perParsec = weigh(jump(flyer, 1, '')) - perJump
  const recharging = weigh(recharge(flyer, ''))

  /** A ship leaves or crosses a system on its way to a gate or to the end, and enters no orbit else. */
  const isWorthEntering = ({ id }: Place) => id === to.id || linksFrom.has(id)

  function neighbours(node: number, visit: Visit): void {
    const here = placeAt(node)
    if (here) orbitNeighbours(here, visit)
    else warpPointNeighbours(node, visit)
  }

  function warpPointNeighbours(node: number, visit: Visit): void {
    const system = node % systems
    const isCharged = node >= systems
    for (let k = map.first[system]!; k < map.first[system + 1]!; k++)
      visit(map.links[k]!, perJump + perParsec * parsecs[k]! + (isCharged ? 0 : recharging))
    if (isCharged) return
    for (const place of placesIn.get(system) ?? [])
      if (isWorthEntering(place))
        visit(nodeOf.get(place.id)!, weigh(toWarpPoint('APP', flyer, space, place)))
  }

  function orbitNeighbours(here: Place, visit: Visit): void {
    if (ship.jump) visit(systems + here.system, weigh(toWarpPoint('DEP', flyer, space, here)))
    for (const link of linksFrom.get(here.id) ?? [])
      visit(nodeOf.get(link.to.id)!, weigh(throughGate(link)))
    for (const place of placesIn.get(here.system) ?? [])
      if (place !== here && isWorthEntering(place))
        visit(nodeOf.get(place.id)!, weigh(acrossSystem(flyer, space, here, place)))
  }

  /** What a ship does between two nodes that follow each other on its way. */
  function legsOf(node: number, next: number): Leg[] {
    const [here, there] = [placeAt(node), placeAt(next)]
    if (here && there) {
      const link = linksFrom.get(here.id)?.find((each) => each.to.id === there.id)
      return [link ? throughGate(link) : acrossSystem(flyer, space, here, there)]
    }
    if (here) return [toWarpPoint('DEP', flyer, space, here)]
    if (there) return [toWarpPoint('APP', flyer, space, there)]
    const system = node % systems
    const link = map.links.indexOf(next, map.first[system])
    const hop = jump(flyer, parsecs[link]!, map.systems[next]!.NaturalId)
    return node >= systems ? [hop] : [recharge(flyer, map.systems[system]!.NaturalId), hop]
  }

  return {
    nodes: 2 * systems + places.length,
    start: nodeOf.get(from.id)!,
    end: nodeOf.get(to.id)!,
    neighbours,
    legsOf,
  }
}

/** The legs between two orbits, the best for the aim; null where no way leads there. */
function legsBetween(space: Space, flyer: Flyer, from: Place, to: Place): Leg[] | null {
  if (from.id === to.id) return []
  const { nodes, start, end, neighbours, legsOf } = waysOf(space, flyer, from, to)
  const way = shortestPath(nodes, start, end, neighbours)
  return way ? way.slice(1).flatMap((next, n) => legsOf(way[n]!, next)) : null
}

/** Null where no way leads there, or a planet's size is not known. */
export function planRoute(space: Space, flyer: Flyer, from: Place, to: Place): Route | null {
  const { loaded, options, jumps } = flyer
  const between = legsBetween(space, flyer, from, to)
  if (!between) return null
  const legs: Leg[] = []
  if (from.kind === 'planet' && from.id !== to.id) {
    if (from.radiusKm === undefined) return null
    const { seconds, km, fuel } = takeOff(loaded, { ...from, radiusKm: from.radiusKm })
    legs.push({ kind: 'TO', to: from.id, seconds, km, stlFuel: fuel, damage: 0 })
  }
  legs.push(...between)
  if (to.kind === 'planet' && from.id !== to.id) {
    if (to.radiusKm === undefined) return null
    const { seconds, km, fuel } = landing(loaded, { ...to, radiusKm: to.radiusKm })
    const damage = DAMAGE.ofLanding(km.mean)
    legs.push({ kind: 'LND', to: to.id, seconds, km, stlFuel: fuel, damage })
  }
  const total = (value: (leg: Leg) => number) => legs.reduce((sum, leg) => sum + value(leg), 0)
  const band = (value: (leg: Leg) => Band) =>
    legs.reduce((sum, leg) => plus(sum, value(leg)), exactly(0))
  const hops = legs.filter(({ kind }) => kind === 'JMP').length
  return {
    legs,
    seconds: band(({ seconds }) => seconds),
    stlFuel: band(({ stlFuel }) => stlFuel ?? exactly(0)),
    ftlFuel: total(({ ftlFuel }) => ftlFuel ?? 0),
    jumps: hops,
    fees: total(({ fee }) => fee?.amount ?? 0),
    damage: total(({ damage }) => damage),
    cost: total((leg) => costOf(leg, options)),
    isEstimated: hops > 0 && jumps.isEstimated,
  }
}
