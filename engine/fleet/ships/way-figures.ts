import { jumpDamage, landingDamage, transitDamage } from './damage.ts'
import {
  climbFuel,
  climbSeconds,
  type FuelledTransit,
  jumpFuel,
  jumpSeconds,
  type LoadedShip,
  landingKm,
  MEAN_LOT,
  takeOffKm,
  transitFuels,
  transitSeconds,
} from './flight.ts'
import { type FlightStep, isTransit } from './fly.ts'
import { type Flyer, gateLeg, hopLeg, legFee } from './legs.ts'
import type { Lengths } from './lengths.ts'
import type { Sky } from './space.ts'

/**
 * A route for any load, without its legs. The load changes the acceleration, and with it take-off, landing and transits;
 * all else stays. Figures are those of a landing in the middle of its band.
 */
export interface WayFigures {
  /** Time of jumps, recharges, gateways and hops. */
  readonly seconds: number
  readonly stlFuel: number
  readonly ftlFuel: number
  /** Damage of all legs except the landing. */
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
  sky: Sky,
  lengths: Lengths,
  steps: readonly FlightStep[],
  flyer: Flyer,
): WayFigures | null {
  const { ship, drive, options } = flyer
  const { protection } = ship
  const transits: FuelledTransit[] = []
  let [seconds, stlFuel, ftlFuel, damage, fees] = [0, 0, 0, 0, 0]
  let [takeOff, landing, perSecond] = [0, 0, 0]
  for (const step of steps) {
    if (step.kind === 'JMP') {
      seconds += jumpSeconds(drive!.secondsPerParsec, step.parsecs)
      ftlFuel += jumpFuel(drive!.fuelPerParsec, step.parsecs)
      damage += jumpDamage(protection, step.parsecs)
    } else if (step.kind === 'CHRG') {
      seconds += drive!.rechargeSeconds
      damage += drive!.rechargeDamage
    } else if (isTransit(step)) {
      const transit = lengths.of(step)
      if (!transit) return null
      transits.push(transit)
      const star = sky.stars[step.place.system]!
      damage += transitDamage(protection, transit.km, star, transit.sunlight)
      if (step.kind === 'DEP') damage += drive!.rechargeDamage
    } else if (step.kind === 'TO' || step.kind === 'LND') {
      const { radiusKm, pressure } = step.place
      if (radiusKm === undefined || pressure === undefined) return null
      if (step.kind === 'TO') takeOff = takeOffKm({ radiusKm, pressure })
      else {
        landing = landingKm({ radiusKm, pressure }, MEAN_LOT)
        perSecond = landingDamage(protection, pressure, 1)
      }
    } else {
      const leg = step.kind === 'HOP' ? hopLeg(step.to) : gateLeg(flyer, step.link)
      seconds += leg.seconds.mean
      stlFuel += leg.stlFuel!.mean
      damage += leg.damage
      fees += legFee(leg, options)
    }
  }
  return {
    ...{ seconds, stlFuel, ftlFuel, damage, fees, transits },
    ...{ takeOffKm: takeOff, landingKm: landing, landingDamage: perSecond },
  }
}

export interface FlownFigures {
  readonly seconds: number
  readonly stlFuel: number
  readonly damage: number
}

export function figuresWith(
  figures: WayFigures,
  loaded: LoadedShip,
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
