import type { Ship } from './blueprint.ts'
import {
  acceleration,
  type Band,
  type Calibration,
  DAMAGE,
  exactly,
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
import type { GatewayLink, Place, Sky } from './space.ts'

export interface FlightOptions {
  /** Share of the tank that a transit may take; 0.05 is the game's default. */
  readonly fuelShare: number
  /** Share of the reactor; never below what the emitters need. */
  readonly reactorShare: number
  readonly cargoTonnes: number
  readonly withGateways: boolean
  readonly aim: 'time' | 'cost' | 'jumps'
  readonly costs: FlightCosts
  readonly calibration?: Calibration
}

export interface FlightCosts {
  readonly stlFuel: number
  readonly ftlFuel: number
  readonly hour: number
  readonly damage: number
  /** What a unit of a currency is worth; 1 where none is set. */
  readonly rates?: Readonly<Record<string, number>>
}

/** $ */
export const feeOf = ({ fee }: Leg, { costs }: FlightOptions): number =>
  fee ? fee.amount * (costs.rates?.[fee.currency] ?? 1) : 0

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

const KM_PER_AU = 149_597_871
const KM_PER_MKM = 1_000_000

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

export const plus = (a: Band, b: Band): Band => ({
  least: a.least + b.least,
  mean: a.mean + b.mean,
  most: a.most + b.most,
})

/** Mean distance of two circular orbits, with the least and the most. */
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
  sky: Sky,
  place: Place,
  to: string,
  km: Band,
): Leg {
  const { ship, loaded, options } = flyer
  const stlFuel = transitFuel(kind, options.fuelShare, ship.stlFuel)
  // The least fuel takes the longest.
  const seconds = {
    least: transitSeconds(loaded, km.least, stlFuel.most),
    mean: transitSeconds(loaded, km.mean, stlFuel.mean),
    most: transitSeconds(loaded, km.most, stlFuel.least),
  }
  const starDamage = DAMAGE.ofStar(
    sky.luminosity[place.system]!,
    (place.orbitMkm * KM_PER_MKM) / KM_PER_AU,
  )
  const damage = DAMAGE.ofTransit(km.mean, sky.meteoroids[place.system]!) + starDamage
  return { kind, to, seconds, km, stlFuel, damage }
}

export const toWarpPoint = (kind: 'DEP' | 'APP', flyer: Flyer, sky: Sky, place: Place): Leg => {
  const system = sky.systems[place.system]!
  const km = exactly(TRANSIT_KM[place.kind])
  return transit(kind, flyer, sky, place, kind === 'DEP' ? system : place.id, km)
}

export const acrossSystem = (flyer: Flyer, sky: Sky, from: Place, to: Place): Leg =>
  transit('TRA', flyer, sky, to, to.id, between(from, to))

export function throughGate(link: GatewayLink): Leg {
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

export function jump({ jumps }: Flyer, parsecs: number, to: string): Leg {
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

export const recharge = (flyer: Flyer, at: string): Leg => ({
  kind: 'CHRG',
  to: at,
  seconds: exactly(flyer.rechargeSeconds),
  damage: DAMAGE.ofRecharge,
})

export function costOf(leg: Leg, options: FlightOptions): number {
  const { costs } = options
  return (
    (leg.seconds.mean / 3600) * costs.hour +
    (leg.stlFuel?.mean ?? 0) * costs.stlFuel +
    (leg.ftlFuel ?? 0) * costs.ftlFuel +
    leg.damage * costs.damage +
    feeOf(leg, options)
  )
}

/** Ties of jumps are resolved by time. */
const SECONDS_PER_JUMP = 1e9

export function weightOf(leg: Leg, options: FlightOptions): number {
  if (options.aim === 'cost') return costOf(leg, options)
  const isHop = leg.kind === 'JMP' || leg.kind === 'GATE'
  return leg.seconds.mean + (options.aim === 'jumps' && isHop ? SECONDS_PER_JUMP : 0)
}

/** Undefined where the planet's size or air is not known. */
export function takeOffLeg({ loaded }: Flyer, { id, radiusKm, pressure }: Place): Leg | undefined {
  if (radiusKm === undefined || pressure === undefined) return undefined
  const { seconds, km, fuel } = takeOff(loaded, { radiusKm, pressure })
  return { kind: 'TO', to: id, seconds, km, stlFuel: fuel, damage: 0 }
}

export function landingLeg({ loaded }: Flyer, { id, radiusKm, pressure }: Place): Leg | undefined {
  if (radiusKm === undefined || pressure === undefined) return undefined
  const { seconds, km, fuel } = landing(loaded, { radiusKm, pressure })
  const damage = DAMAGE.ofLanding(km.mean)
  return { kind: 'LND', to: id, seconds, km, stlFuel: fuel, damage }
}
