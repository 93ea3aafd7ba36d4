import type { Ship } from './blueprint.ts'

/** Laws of flights. docs/flights.md says how well each holds. Kilometres, seconds, m/s², atmospheres, units of fuel. */

export interface ErrorBand {
  readonly least: number
  readonly mean: number
  readonly most: number
}
export const exactly = (value: number): ErrorBand => ({ least: value, mean: value, most: value })

export interface Body {
  readonly radiusKm: number
  /** In atmospheres, as the game shows it. */
  readonly pressure: number
}

export interface LoadedShip {
  readonly acceleration: number
  readonly flow: number
}

const TONNES_PER_SF = 0.06
const TONNES_PER_FF = 0.05

export function massInFlight(
  ship: Pick<Ship, 'emptyMass'>,
  load: { readonly stlFuel: number; readonly ftlFuel: number; readonly cargoTonnes: number },
): number {
  return (
    ship.emptyMass + TONNES_PER_SF * load.stlFuel + TONNES_PER_FF * load.ftlFuel + load.cargoTonnes
  )
}

export function acceleration(
  ship: Pick<Ship, 'thrust' | 'largestAcceleration'>,
  mass: number,
): number {
  return Math.min(ship.thrust / mass, ship.largestAcceleration)
}

export const takeOffKm = ({ radiusKm, pressure }: Body): number =>
  0.15 * radiusKm * (1 + 3 * 2 ** Math.log10(pressure))

/** `lot` is from 0 to 1; the game draws it for each flight. */
export const landingKm = ({ radiusKm, pressure }: Body, lot: number): number =>
  radiusKm * (0.13 + 0.04 * lot) * (1 + 3 * 2 ** -Math.log10(Math.max(pressure, 0.1)))

/** In the middle of what the game draws. */
export const MEAN_LOT = 0.5

/** Of a take-off or landing. */
export const climbSeconds = ({ acceleration: a }: LoadedShip, km: number): number =>
  Math.ceil(Math.sqrt((2000 * km) / a))
export const climbFuel = ({ flow }: LoadedShip, seconds: number): number =>
  Math.ceil(7.5 * flow * seconds)

/** From orbit to the warp point, from there to orbit, or from orbit to orbit in one system. */
export type TransitKind = 'DEP' | 'APP' | 'TRA'

/** One unit of SF lasts this long, divided by the flow, at each end of a transit. */
export const THRUST_FLOW = 0.015

/** The ship thrusts at both ends, as long as its fuel for that leg lasts, and coasts in between. */
export function transitSeconds({ acceleration: a, flow }: LoadedShip, km: number, fuel: number) {
  const thrusting = (fuel * THRUST_FLOW) / flow
  return km <= 4 * a * thrusting ** 2
    ? Math.floor(2 * Math.sqrt(km / a))
    : Math.floor(km / (2 * a * thrusting) + 2 * thrusting)
}

/** SF to match the speed of a target around its star; `speed` in km/s. A departure has none. */
export const brakingFuel = ({ acceleration: a, flow }: LoadedShip, speed: number): number =>
  ((flow / THRUST_FLOW) * Math.SQRT2 * speed * 20) / (2 * a)

export interface FuelledTransit {
  readonly kind: TransitKind
  readonly km: number
  /** km/s of the target on its orbit. */
  readonly speed: number
}

/**
 * SF of each transit of a flight. `fuel` is what is aboard without take-off, landing and gateways, `slider` the share
 * of it that the player allows.
 */
export function transitFuels(
  loaded: LoadedShip,
  transits: readonly FuelledTransit[],
  slider: number,
  fuel: number,
): number[] {
  let all = 0
  for (const { kind, speed } of transits) all += brakingOf(loaded, kind, speed)
  return transits.map(({ kind, km, speed }) => {
    const own = brakingOf(loaded, kind, speed)
    return transitFuel(loaded, kind, km, own, all, transits.length, slider, fuel)
  })
}

const brakingOf = (loaded: LoadedShip, kind: TransitKind, speed: number): number =>
  kind === 'DEP' ? 0 : brakingFuel(loaded, speed)

/** Fitted to 240 approaches, of which 213 agree and the others are off by one unit. The law behind it is not known. */
const APPROACH = { own: 0.98, all: 1.42, each: 0.9 } as const

function transitFuel(
  { acceleration: a, flow }: LoadedShip,
  kind: TransitKind,
  km: number,
  own: number,
  all: number,
  count: number,
  slider: number,
  fuel: number,
): number {
  if (kind === 'APP')
    return Math.ceil(
      APPROACH.own * own + (slider * (fuel - APPROACH.all * all - APPROACH.each * count)) / count,
    )
  if (kind === 'TRA') return Math.ceil(own + (slider * (fuel - all)) / count)
  const allTheWay = Math.ceil((Math.sqrt(km / (4 * a)) * flow) / THRUST_FLOW)
  return Math.min(Math.ceil((slider * (fuel - all)) / count), allTheWay)
}

type JumpDrive = NonNullable<Ship['jump']>

/** The share of the reactor that the player's slider gives: never below what the emitters need. */
export const reactorShare = ({ smallestShare }: JumpDrive, slider: number): number =>
  smallestShare + slider * (1 - smallestShare)

export const secondsPerParsec = (
  { power, emitterPower }: JumpDrive,
  volume: number,
  share: number,
): number => 2000 * Math.exp((-0.45 * (share * power - emitterPower)) / volume)

export const jumpSeconds = (perParsec: number, parsecs: number) => Math.floor(parsecs * perParsec)

export const fuelPerParsec = ({ power }: JumpDrive, share: number): number => (share * power) / 333

export const jumpFuel = (perParsec: number, parsecs: number) => Math.floor(parsecs * perParsec)

export const rechargeSeconds = ({ power, chargeFactor }: JumpDrive, share: number): number =>
  Math.floor((375 * share * power) / chargeFactor) / 1000

/** To a gateway from the planet beside it, and back. */
export const HOP = { seconds: 10, fuel: 15 } as const

/** Locking on and decaying take 600 s and 5 SF each. */
export const GATEWAY_FUEL = 10
export const gatewaySeconds = (parsecs: number): number =>
  1200 + Math.floor(1_200_000 * parsecs) / 1000
