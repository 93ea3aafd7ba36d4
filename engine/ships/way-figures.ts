import { type Band, CLIMB_FUEL, TRANSIT_FLOW } from './flight.ts'
import type { Flyer } from './legs.ts'
import type { Route } from './route.ts'

/**
 * A route without its legs, for any load. The load changes only the acceleration a: transits take `A ÷ a` plus their
 * time of thrust, take-off and landing `C ÷ √a`, and the rest is constant.
 */
export interface WayFigures {
  readonly still: Band
  readonly byAcceleration: Band
  readonly byRoot: Band
  readonly stlFuel: number
  /** Mean SF of take-off and landing, × √a. */
  readonly climbFuel: number
  readonly ftlFuel: number
  readonly damage: number
  readonly fees: number
  readonly jumps: number
}

const EACH = ['least', 'mean', 'most'] as const

export function figuresOf(
  { legs, ftlFuel, damage, fees, jumps }: Route,
  { loaded }: Flyer,
): WayFigures {
  const { acceleration: a, flow } = loaded
  const still = { least: 0, mean: 0, most: 0 }
  const byAcceleration = { least: 0, mean: 0, most: 0 }
  const byRoot = { least: 0, mean: 0, most: 0 }
  let stlFuel = 0
  for (const { kind, seconds, stlFuel: fuel } of legs) {
    const isClimb = kind === 'TO' || kind === 'LND'
    const isTransit = kind === 'DEP' || kind === 'APP' || kind === 'TRA'
    if (!isClimb) stlFuel += fuel?.mean ?? 0
    for (const each of EACH) {
      if (isClimb) byRoot[each] += seconds[each] * Math.sqrt(a)
      else if (isTransit) {
        // The least fuel takes the longest.
        const burnt = fuel![each === 'least' ? 'most' : each === 'most' ? 'least' : 'mean']
        const thrusting = (2 * burnt * TRANSIT_FLOW) / flow
        still[each] += thrusting
        byAcceleration[each] += (seconds[each] - thrusting) * a
      } else still[each] += seconds[each]
    }
  }
  const climbFuel = CLIMB_FUEL * flow * byRoot.mean
  return { still, byAcceleration, byRoot, stlFuel, climbFuel, ftlFuel, damage, fees, jumps }
}

export const secondsWith = (
  { still, byAcceleration, byRoot }: WayFigures,
  a: number,
  each: keyof Band = 'mean',
): number => still[each] + byAcceleration[each] / a + byRoot[each] / Math.sqrt(a)

export const fuelWith = ({ stlFuel, climbFuel }: WayFigures, a: number): number =>
  stlFuel + climbFuel / Math.sqrt(a)
