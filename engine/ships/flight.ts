import type { Ship } from './blueprint.ts'

export interface Band {
  readonly least: number
  readonly mean: number
  readonly most: number
}
export const exactly = (value: number): Band => ({ least: value, mean: value, most: value })
const around = (mean: number, share: number): Band => ({
  least: mean * (1 - share),
  mean,
  most: mean * (1 + share),
})

export interface Body {
  readonly radiusKm: number
  /** In atmospheres, as the game shows it. */
  readonly pressure: number
}

export interface Loaded {
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

/** m/s² */
export function acceleration(
  ship: Pick<Ship, 'thrust' | 'largestAcceleration'>,
  mass: number,
): number {
  return Math.min(ship.thrust / mass, ship.largestAcceleration)
}

/** Fuel of a climb or descent, and of a transit, by seconds of thrust. */
export const CLIMB_FUEL = 7.55
export const TRANSIT_FLOW = 0.015

export interface Climb {
  readonly km: Band
  readonly seconds: Band
  readonly fuel: Band
}

function climb({ acceleration: a, flow }: Loaded, km: Band): Climb {
  const secondsOf = (distance: number) => Math.sqrt((2 * distance * 1000) / a)
  const each = (value: (distance: number) => number): Band => ({
    least: value(km.least),
    mean: value(km.mean),
    most: value(km.most),
  })
  return { km, seconds: each(secondsOf), fuel: each((d) => CLIMB_FUEL * flow * secondsOf(d)) }
}

const takeOffKm = ({ radiusKm, pressure }: Body) => radiusKm * (0.1482 + 0.4521 * pressure ** 0.3)

export const takeOff = (ship: Loaded, from: Body): Climb => climb(ship, exactly(takeOffKm(from)))

/** The game draws the length of each landing at random. */
const LANDING_SPREAD = 0.133

/** Fitted to eighteen landings, all of them within the spread. */
const landingKm = ({ radiusKm, pressure }: Body) => 0.603 * radiusKm * (0.04 + pressure) ** -0.22

export const landing = (ship: Loaded, on: Body): Climb =>
  climb(ship, around(landingKm(on), LANDING_SPREAD))

/** The ship thrusts at both ends, as long as its fuel for that leg lasts, and coasts between. */
export function transitSeconds({ acceleration: a, flow }: Loaded, km: number, fuel: number) {
  const thrusting = (fuel * TRANSIT_FLOW) / flow
  return km / (2 * a * thrusting) + 2 * thrusting
}

/** From orbit to the warp point, from there to orbit, or from orbit to orbit in one system. */
export type TransitKind = 'DEP' | 'APP' | 'TRA'

/** What an approach takes of its share of the tank, which is not known exactly. */
const APPROACH_SHARE: Band = { least: 0.49, mean: 0.59, most: 0.68 }

/** SF of a transit with a fuel slider at `share` of the tank. */
export function transitFuel(kind: TransitKind, share: number, tank: number): Band {
  if (kind === 'TRA') return exactly(share * tank)
  if (kind === 'DEP') return exactly((share * tank) / 2)
  const fuel = (part: number) => part * share * tank
  return {
    least: fuel(APPROACH_SHARE.least),
    mean: fuel(APPROACH_SHARE.mean),
    most: fuel(APPROACH_SHARE.most),
  }
}

/** Mean lengths to the warp point, km; bodies move, so that a flight may be half or twice as long. */
export const TRANSIT_KM = { planet: 67_300_000, station: 20_800_000 } as const

/** Seconds a parsec at 65 % of the reactor, by volume of hulls that were timed. */
const JUMP_SECONDS: readonly (readonly [volume: number, seconds: number])[] = [
  [963, 1347],
  [1550, 1590],
  [5831, 1980],
]
const JUMP_FUEL: readonly (readonly [volume: number, fuel: number])[] = [
  [1600, 4.65],
  [5831, 5.8],
]
/** Spread of a hull that nobody timed, around the line between its neighbours. */
const JUMP_SPREAD = 0.1
const TIMED_WITHIN = 0.05

function between(points: readonly (readonly [number, number])[], at: number): number {
  const [first, last] = [points[0]!, points.at(-1)!]
  if (at <= first[0]) return first[1]
  if (at >= last[0]) return last[1]
  const next = points.findIndex(([x]) => x >= at)
  const [x0, y0] = points[next - 1]!
  const [x1, y1] = points[next]!
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0)
}

export interface Calibration {
  readonly jumpSecondsPerParsec?: number
  readonly jumpFuelPerParsec?: number
}

export interface JumpRate {
  readonly secondsPerParsec: Band
  readonly fuelPerParsec: number
  readonly isEstimated: boolean
}

export function jumpRate({ volume }: Pick<Ship, 'volume'>, own: Calibration = {}): JumpRate {
  const fuelPerParsec = own.jumpFuelPerParsec ?? between(JUMP_FUEL, volume)
  if (own.jumpSecondsPerParsec !== undefined)
    return {
      secondsPerParsec: exactly(own.jumpSecondsPerParsec),
      fuelPerParsec,
      isEstimated: false,
    }
  const seconds = between(JUMP_SECONDS, volume)
  const isTimed = JUMP_SECONDS.some(([timed]) => Math.abs(volume / timed - 1) <= TIMED_WITHIN)
  return {
    secondsPerParsec: isTimed ? exactly(seconds) : around(seconds, JUMP_SPREAD),
    fuelPerParsec,
    isEstimated: !isTimed,
  }
}

export const rechargeSeconds = (
  { power, chargeFactor }: NonNullable<Ship['jump']>,
  reactorShare: number,
) => (0.375 * power * reactorShare) / chargeFactor

export const GATEWAY = { fuel: 25, damage: 0.006 } as const
export const gatewaySeconds = (parsecs: number) => 1200 * parsecs + 1220

/** Damage in per cent of the hull; each is an estimate to about a tenth. */
export const DAMAGE = {
  ofTransit: (km: number, meteoroids: number) => km * (2.2e-10 + 5.5e-10 * meteoroids),
  ofStar: (luminosity: number, astronomicalUnits: number) =>
    (3.25e-6 * luminosity) / astronomicalUnits,
  ofJump: (parsecs: number) => 0.001 * parsecs,
  ofRecharge: 0.017,
  ofLanding: (km: number) => 0.01192 * Math.sqrt(km / 1000),
} as const
