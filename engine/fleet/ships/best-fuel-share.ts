import type { FlightStep } from './fly.ts'
import type { Flyer } from './legs.ts'
import { choosesRoute } from './range.ts'
import { type FlightRoute, flightsFrom, groundSteps, routeAlong } from './route.ts'
import type { FlightPlace, Space } from './space.ts'

export interface BestFlight {
  readonly fuelShare: number
  readonly route: FlightRoute
}

const PER_CENT = Array.from({ length: 100 }, (_, n) => (n + 1) / 100)
/** Routes differ little with the slider, so few positions of it find all that matter. */
const SEARCHED = [0.01, 0.03, 0.1, 0.3, 1]

/**
 * The fuel slider, in whole per cents, and the route at which a flight costs least, its time included: the route of the
 * game, or where the player chooses it, every route that a search finds, each flown at each position of the slider.
 */
export function bestFlight(
  space: Space,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
): BestFlight | null {
  const at = (fuelShare: number): Flyer => ({
    ...flyer,
    options: { ...flyer.options, aim: 'cost', fuelShare },
  })
  const ways = distinctWays(
    space,
    choosesRoute(flyer) ? SEARCHED.flatMap((share) => waysAt(at(share))) : [flyer],
    from,
    to,
  )
  let best: BestFlight | null = null
  for (const steps of ways)
    for (const fuelShare of PER_CENT) {
      const route = routeAlong(space.sky, steps, at(fuelShare))
      if (route && route.cost < (best?.route.cost ?? Number.POSITIVE_INFINITY))
        best = { fuelShare, route }
    }
  return best
}

/** With gateways and without: a search takes fuel to be shared as in a flight without them. */
function waysAt(flyer: Flyer): Flyer[] {
  if (!flyer.options.withGateways) return [flyer]
  return [flyer, { ...flyer, options: { ...flyer.options, withGateways: false } }]
}

function distinctWays(
  { sky }: Space,
  flyers: readonly Flyer[],
  from: FlightPlace,
  to: FlightPlace,
): FlightStep[][] {
  const ways = new Map<string, FlightStep[]>()
  for (const flyer of flyers) {
    const steps = groundSteps(flightsFrom(sky, flyer, from, to), to)
    if (steps) ways.set(steps.map(keyOf).join(), steps)
  }
  return [...ways.values()]
}

function keyOf(step: FlightStep): string {
  if (step.kind === 'JMP') return `J${step.to}`
  if (step.kind === 'GATE') return `G${step.link.from.id} ${step.link.to.id}`
  return step.kind
}
