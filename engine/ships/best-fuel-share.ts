import type { Flyer, Route } from './route.ts'

/** What the game's slider allows. */
const LEAST_SHARE = 0.01
const TANK = 1

/**
 * The fuel share at which a route costs least, its flights weighed against the time they take. Fuel and thrusting time
 * grow with the share and coasting time falls with it, so the cost is `rising × share + falling / share`.
 */
export function bestFuelShare(flyer: Flyer, { legs }: Pick<Route, 'legs'>): number {
  const { options } = flyer
  const { stlFuel, hour } = options.costs
  let rising = 0
  let falling = 0
  for (const leg of legs) {
    if (leg.kind !== 'DEP' && leg.kind !== 'APP' && leg.kind !== 'TRA') continue
    const fuel = (leg.stlFuel?.mean ?? 0) / options.fuelShare
    const thrusting = (fuel * 0.015) / flyer.loaded.flow
    const km = leg.km?.mean ?? 0
    rising += fuel * stlFuel + (2 * thrusting * hour) / 3600
    falling += (km / (2 * flyer.loaded.acceleration * thrusting)) * (hour / 3600)
  }
  if (falling === 0) return LEAST_SHARE
  return Math.min(TANK, Math.max(LEAST_SHARE, Math.sqrt(falling / rising)))
}
