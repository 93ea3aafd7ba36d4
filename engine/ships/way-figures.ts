import { CLIMB_FUEL, TRANSIT_FLOW } from './flight.ts'
import type { Flyer } from './legs.ts'
import type { Route } from './route.ts'

/**
 * A route without its legs, for any load; seconds and SF are means. The load changes only the acceleration a: transits take `A ÷ a` plus their
 * time of thrust, take-off and landing `C ÷ √a`, and the rest is constant.
 */
export interface WayFigures {
  readonly still: number
  readonly byAcceleration: number
  readonly byRoot: number
  readonly stlFuel: number
  /** SF of take-off and landing, × √a. */
  readonly climbFuel: number
  readonly ftlFuel: number
  readonly damage: number
  readonly fees: number
}

export function figuresOf({ legs, ftlFuel, damage, fees }: Route, { loaded }: Flyer): WayFigures {
  const { acceleration: a, flow } = loaded
  let [still, byAcceleration, byRoot, stlFuel] = [0, 0, 0, 0]
  for (const leg of legs) {
    const seconds = leg.seconds.mean
    const fuel = leg.stlFuel?.mean ?? 0
    if (leg.kind === 'TO' || leg.kind === 'LND') {
      byRoot += seconds * Math.sqrt(a)
      continue
    }
    const isTransit = leg.kind === 'DEP' || leg.kind === 'APP' || leg.kind === 'TRA'
    const thrusting = isTransit ? (2 * fuel * TRANSIT_FLOW) / flow : seconds
    stlFuel += fuel
    still += thrusting
    byAcceleration += (seconds - thrusting) * a
  }
  const climbFuel = CLIMB_FUEL * flow * byRoot
  return { still, byAcceleration, byRoot, stlFuel, climbFuel, ftlFuel, damage, fees }
}

export const secondsWith = ({ still, byAcceleration, byRoot }: WayFigures, a: number): number =>
  still + byAcceleration / a + byRoot / Math.sqrt(a)

export const fuelWith = ({ stlFuel, climbFuel }: WayFigures, a: number): number =>
  stlFuel + climbFuel / Math.sqrt(a)
