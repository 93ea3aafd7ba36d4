import { landingDamage } from './damage.ts'
import {
  climbFuel,
  climbSeconds,
  type FuelledTransit,
  type Loaded,
  transitFuels,
  transitSeconds,
} from './flight.ts'
import { flyWith, isTransit, type Step } from './fly.ts'
import type { Flyer } from './legs.ts'
import { routeOf } from './route.ts'
import type { Ways } from './ways.ts'

/**
 * A route for any load, without its legs. The load changes the acceleration, and with it take-off, landing and transits;
 * all else stays. Figures are those of a landing in the middle of its band.
 */
export interface WayFigures {
  /** Of jumps, recharges, gateways and hops. */
  readonly seconds: number
  readonly stlFuel: number
  readonly ftlFuel: number
  /** Of all legs but the landing. */
  readonly damage: number
  readonly fees: number
  readonly takeOffKm: number
  readonly landingKm: number
  /** Per cent of the hull for each second of the landing. */
  readonly landingDamage: number
  readonly transits: readonly FuelledTransit[]
}

/** Of a flight with the lengths of its ways. Null where a planet is not measured. */
export function figuresAlong(
  { sky, lengths }: Ways,
  steps: readonly Step[],
  flyer: Flyer,
): WayFigures | null {
  const flown = flyWith(flyer, sky, steps, lengths)
  if (!flown) return null
  const { legs, ftlFuel, fees } = routeOf(flown, flyer)
  const transits = steps.flatMap((step) =>
    isTransit(step) ? [lengths.of(step) as FuelledTransit] : [],
  )
  const { ship } = flyer
  let [seconds, stlFuel, damage, takeOffKm, landingKm, perSecond] = [0, 0, 0, 0, 0, 0]
  for (const [n, leg] of legs.entries()) {
    const step = steps[n]!
    if (leg.kind === 'LND' && step.kind === 'LND') {
      landingKm = leg.km!.mean
      perSecond = landingDamage(ship.protection, step.place.pressure!, 1)
      continue
    }
    damage += leg.damage
    if (leg.kind === 'TO') takeOffKm = leg.km!.mean
    else if (leg.kind !== 'DEP' && leg.kind !== 'APP' && leg.kind !== 'TRA') {
      seconds += leg.seconds.mean
      stlFuel += leg.stlFuel?.mean ?? 0
    }
  }
  return {
    ...{ seconds, stlFuel, ftlFuel, damage, fees, transits },
    ...{ takeOffKm, landingKm, landingDamage: perSecond },
  }
}

export interface FlownFigures {
  readonly seconds: number
  readonly stlFuel: number
  readonly damage: number
}

export function figuresWith(
  figures: WayFigures,
  loaded: Loaded,
  fuelShare: number,
  tank: number,
): FlownFigures {
  const { transits } = figures
  const up = climbSeconds(loaded, figures.takeOffKm)
  const down = climbSeconds(loaded, figures.landingKm)
  let stlFuel = figures.stlFuel + climbFuel(loaded, up) + climbFuel(loaded, down)
  let seconds = figures.seconds + up + down
  const fuels = transitFuels(loaded, transits, fuelShare, tank - stlFuel)
  for (const [n, { km }] of transits.entries()) {
    const fuel = Math.max(1, fuels[n]!)
    stlFuel += fuel
    seconds += transitSeconds(loaded, km, fuel)
  }
  return { seconds, stlFuel, damage: figures.damage + down * figures.landingDamage }
}
