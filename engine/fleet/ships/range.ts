import type { Ship } from './blueprint.ts'
import type { Flyer } from './legs.ts'
import { type FlightRoute, planRoute, routeOf } from './route.ts'
import type { FlightPlace, Space } from './space.ts'

/** Units of fuel in a ship's tanks. */
export type Tanks = Pick<Ship, 'stlFuel' | 'ftlFuel'>

/** Units of fuel that a ship has where it starts; null: unknown, and counts as enough. */
export interface FuelAtStart {
  readonly stl: number | null
  readonly ftl: number | null
}

/** What a ship's tanks hold when it starts, at most their size. */
export const tanksAtStart = (
  { stlFuel, ftlFuel }: Tanks,
  fuel: FuelAtStart | undefined,
): Tanks => ({
  stlFuel: Math.min(stlFuel, fuel?.stl ?? stlFuel),
  ftlFuel: Math.min(ftlFuel, fuel?.ftl ?? ftlFuel),
})

/** The fuel of which a flight takes more than is in the tanks; null where both suffice. */
function exceededTank(
  { stlFuel, ftlFuel }: Tanks,
  route: Pick<FlightRoute, 'stlFuel' | 'ftlFuel'>,
): 'SF' | 'FF' | null {
  if (route.ftlFuel > ftlFuel) return 'FF'
  return route.stlFuel.most > stlFuel ? 'SF' : null
}

export interface RangedRoute extends FlightRoute {
  /** Natural ids of the stations on the route at which the ship fills its tanks. */
  readonly refuels: readonly string[]
  /** The fuel that is too little, if no station on the route helps. */
  readonly outOf: 'SF' | 'FF' | null
}

type Plan = (flyer: Flyer, from: FlightPlace, to: FlightPlace) => FlightRoute | null

/**
 * The flight that `plan` finds, if the tanks hold enough for it. Else the one with the fewest stops at stations that it
 * passes anyway. Else, where the player chooses the route, the one that takes the least FF, through gateways if the ship may
 * use them. `plan` returns the flight between two places, whatever fuel it takes. `first`: the fuel at the start; if left
 * out, the tanks are full.
 */
export function withinTanks(
  space: Space,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
  plan: Plan,
  first: Tanks = flyer.ship,
): RangedRoute | null {
  const direct = plan(flyer, from, to)
  if (!direct) return null
  const outOf = exceededTank(first, direct)
  if (!outOf) return { ...direct, refuels: [], outOf }
  const passed = direct.legs.flatMap((leg) => (leg.kind === 'JMP' ? [leg.to] : []))
  const stops = refuelStops(space, passed, from, to, (start, end) => {
    const route = plan(flyer, start, end)
    return route !== null && exceededTank(start === from ? first : flyer.ship, route) === null
  })
  if (!stops) {
    const thrifty = choosesRoute(flyer) ? plan(leastFuel(flyer), from, to) : null
    if (!thrifty || exceededTank(first, thrifty)) return { ...direct, refuels: [], outOf }
    return { ...routeOf(thrifty.legs, flyer), refuels: [], outOf: null }
  }
  const legs = stretchesOf(flyer, [from, ...stops, to], plan).flatMap((route) => route.legs)
  return { ...routeOf(legs, flyer), refuels: stops.map(({ id }) => id), outOf: null }
}

/** False where the game does. */
export const choosesRoute = ({ options }: Flyer): boolean => options.aim !== 'jumps'

/** A unit of FF outweighs every fee, and hours decide between routes of equal fuel. */
const MIN_FUEL = { stlFuel: 0, ftlFuel: 1e6, hour: 1, damage: 0 }
const thrifty = new WeakMap<Flyer, Flyer>()

/** The same ship with the aim of taking the least FF. */
export function leastFuel(flyer: Flyer): Flyer {
  const known = thrifty.get(flyer)
  if (known) return known
  const options = { ...flyer.options, aim: 'cost' as const, costs: MIN_FUEL }
  const made = { ...flyer, options }
  thrifty.set(flyer, made)
  return made
}

export const takesLeastFuel = ({ options }: Flyer): boolean => options.costs === MIN_FUEL

export const rangedRoute = (
  space: Space,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
  first?: Tanks,
): RangedRoute | null =>
  withinTanks(
    space,
    flyer,
    from,
    to,
    (flown, start, end) => planRoute(space, flown, start, end),
    first,
  )

/**
 * The fewest stations among the systems that a flight passes at which its ship can fill its tanks, so that each stretch
 * is within them; null where none help. Breadth first, since they come in the order of the flight.
 */
export function refuelStops(
  { placeOf }: Space,
  passed: readonly string[],
  from: FlightPlace,
  to: FlightPlace,
  isWithinTanks: (from: FlightPlace, to: FlightPlace) => boolean,
): FlightPlace[] | null {
  const stations = passed.flatMap((id) => {
    const place = placeOf(id)
    return place?.kind === 'station' && id !== from.id && id !== to.id ? [place] : []
  })
  const places = [from, ...stations, to]
  let reached = new Map<number, FlightPlace[]>([[0, []]])
  while (reached.size > 0) {
    const next = new Map<number, FlightPlace[]>()
    for (const [here, before] of reached)
      for (let there = places.length - 1; there > here; there--) {
        const isWhole = here === 0 && there === places.length - 1
        if (isWhole || next.has(there)) continue
        if (!isWithinTanks(places[here]!, places[there]!)) continue
        if (there === places.length - 1) return before
        next.set(there, [...before, places[there]!])
      }
    reached = next
  }
  return null
}

/** Each stretch departs when the ones before have arrived. */
function stretchesOf(flyer: Flyer, places: readonly FlightPlace[], plan: Plan): FlightRoute[] {
  const { options } = flyer
  let departs = options.departs
  return places.slice(1).map((to, n) => {
    const flown =
      departs === options.departs ? flyer : { ...flyer, options: { ...options, departs } }
    const route = plan(flown, places[n]!, to)!
    if (options.days === 0) departs += route.seconds.mean * 1000
    return route
  })
}
