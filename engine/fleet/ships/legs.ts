import { ownValue } from '../../game/own-value.ts'
import type { Ship } from './blueprint.ts'
import {
  gatewayDamage,
  jumpDamage,
  landingDamage,
  rechargeDamage,
  transitDamage,
} from './damage.ts'
import {
  acceleration,
  climbFuel,
  climbSeconds,
  type ErrorBand,
  exactly,
  fuelPerParsec,
  GATEWAY_FUEL,
  gatewaySeconds,
  HOP,
  jumpFuel,
  jumpSeconds,
  type LoadedShip,
  landingKm,
  MEAN_LOT,
  massInFlight,
  reactorShare,
  rechargeSeconds,
  secondsPerParsec,
  type TransitKind,
  takeOffKm,
  transitSeconds,
} from './flight.ts'
import type { Departures } from './lengths.ts'
import type { FlightPlace, GatewayLink, Sky } from './space.ts'
import type { Transit } from './transits.ts'

export interface FlightOptions extends Departures {
  /** The game's fuel slider; 0.05 is its default. */
  readonly fuelShare: number
  /** The game's reactor slider, from what the emitters need (0) to all of it (1). */
  readonly reactorSlider: number
  readonly cargoTonnes: number
  readonly withGateways: boolean
  /** `jumps`: the route that the game flies. */
  readonly aim: 'time' | 'cost' | 'jumps'
  readonly costs: FlightCosts
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
export const legFee = ({ fee }: Leg, { costs }: FlightOptions): number =>
  fee ? fee.amount * (ownValue(costs.rates ?? {}, fee.currency) ?? 1) : 0

export interface Leg {
  readonly kind: 'TO' | TransitKind | 'JMP' | 'CHRG' | 'HOP' | 'GATE' | 'LND'
  /** Natural id of the system or place where it ends. */
  readonly to: string
  /** A landing has a band of values, because the game draws its length. */
  readonly seconds: ErrorBand
  readonly km?: ErrorBand
  readonly parsecs?: number
  readonly stlFuel?: ErrorBand
  readonly ftlFuel?: number
  readonly fee?: { readonly amount: number; readonly currency: string }
  /** Per cent of the hull. */
  readonly damage: number
}

export interface Flyer {
  readonly ship: Ship
  readonly loaded: LoadedShip
  readonly drive: Drive | null
  readonly options: FlightOptions
}

/** The jump drive at its slider. */
export interface Drive {
  readonly secondsPerParsec: number
  readonly fuelPerParsec: number
  readonly rechargeSeconds: number
  /** Per cent of the hull. */
  readonly rechargeDamage: number
}

export function flyerOf(ship: Ship, options: FlightOptions): Flyer {
  const { stlFuel, ftlFuel } = ship
  const mass = massInFlight(ship, { stlFuel, ftlFuel, cargoTonnes: options.cargoTonnes })
  return {
    ship,
    loaded: { acceleration: acceleration(ship, mass), flow: ship.flow },
    drive: driveOf(ship, options.reactorSlider),
    options,
  }
}

export function driveOf({ jump, volume, protection }: Ship, slider: number): Drive | null {
  if (!jump) return null
  const share = reactorShare(jump, slider)
  return {
    secondsPerParsec: secondsPerParsec(jump, volume, share),
    fuelPerParsec: fuelPerParsec(jump, share),
    rechargeSeconds: rechargeSeconds(jump, share),
    rechargeDamage: rechargeDamage(protection, share - jump.smallestShare),
  }
}

export const plus = (a: ErrorBand, b: ErrorBand): ErrorBand => ({
  least: a.least + b.least,
  mean: a.mean + b.mean,
  most: a.most + b.most,
})

/** The reactor charges during a departure. */
export function transitLeg(
  { ship, loaded, drive }: Flyer,
  sky: Sky,
  system: number,
  to: string,
  transit: Transit,
  fuel: number,
): Leg {
  const { kind, km, sunlight } = transit
  const damage = transitDamage(ship.protection, km, sky.stars[system]!, sunlight)
  return {
    kind,
    to,
    seconds: exactly(transitSeconds(loaded, km, fuel)),
    km: exactly(km),
    stlFuel: exactly(fuel),
    damage: damage + (kind === 'DEP' ? (drive?.rechargeDamage ?? 0) : 0),
  }
}

export const hopLeg = (to: string): Leg => ({
  ...{ kind: 'HOP', to, damage: 0 },
  seconds: exactly(HOP.seconds),
  stlFuel: exactly(HOP.fuel),
})

export const gateLeg = ({ ship }: Flyer, { to, parsecs, fee, currency }: GatewayLink): Leg => ({
  kind: 'GATE',
  to: to.id,
  parsecs,
  seconds: exactly(gatewaySeconds(parsecs)),
  stlFuel: exactly(GATEWAY_FUEL),
  fee: { amount: fee, currency },
  damage: gatewayDamage(ship.protection, parsecs),
})

export const jumpLeg = ({ ship, drive }: Flyer, parsecs: number, to: string): Leg => ({
  kind: 'JMP',
  to,
  parsecs,
  seconds: exactly(drive ? jumpSeconds(drive.secondsPerParsec, parsecs) : 0),
  ftlFuel: drive ? jumpFuel(drive.fuelPerParsec, parsecs) : 0,
  damage: jumpDamage(ship.protection, parsecs),
})

export const rechargeLeg = ({ drive }: Flyer, at: string): Leg => ({
  kind: 'CHRG',
  to: at,
  seconds: exactly(drive?.rechargeSeconds ?? 0),
  damage: drive?.rechargeDamage ?? 0,
})

export function costOf(leg: Leg, options: FlightOptions): number {
  const { costs } = options
  return (
    (leg.seconds.mean / 3600) * costs.hour +
    (leg.stlFuel?.mean ?? 0) * costs.stlFuel +
    (leg.ftlFuel ?? 0) * costs.ftlFuel +
    leg.damage * costs.damage +
    legFee(leg, options)
  )
}

/** What a search for least cost or least time adds up. */
export const weightOf = (leg: Leg, options: FlightOptions): number =>
  options.aim === 'cost' ? costOf(leg, options) : leg.seconds.mean

/** Undefined where the planet's size or air is not known. */
export function takeOffLeg(
  { loaded }: Flyer,
  { id, radiusKm, pressure }: FlightPlace,
): Leg | undefined {
  if (radiusKm === undefined || pressure === undefined) return undefined
  const km = takeOffKm({ radiusKm, pressure })
  const seconds = climbSeconds(loaded, km)
  const stlFuel = exactly(climbFuel(loaded, seconds))
  return { kind: 'TO', to: id, seconds: exactly(seconds), km: exactly(km), stlFuel, damage: 0 }
}

/** `lot`: as the game drew it; left out: all that it may draw. */
export function landingLeg(
  { loaded, ship }: Flyer,
  { id, radiusKm, pressure }: FlightPlace,
  lot?: number,
): Leg | undefined {
  if (radiusKm === undefined || pressure === undefined) return undefined
  const at = (drawn: number) => landingKm({ radiusKm, pressure }, lot ?? drawn)
  const km = { least: at(0), mean: at(MEAN_LOT), most: at(1) }
  const seconds = eachOf(km, (length) => climbSeconds(loaded, length))
  const stlFuel = eachOf(seconds, (time) => climbFuel(loaded, time))
  const damage = landingDamage(ship.protection, pressure, seconds.mean)
  return { kind: 'LND', to: id, seconds, km, stlFuel, damage }
}

const eachOf = ({ least, mean, most }: ErrorBand, value: (of: number) => number): ErrorBand => ({
  least: value(least),
  mean: value(mean),
  most: value(most),
})
