import { type FuelledTransit, transitFuels, transitSeconds } from './flight.ts'
import {
  type Flyer,
  gateLeg,
  hopLeg,
  jumpLeg,
  type Leg,
  landingLeg,
  rechargeLeg,
  takeOffLeg,
  transitLeg,
} from './legs.ts'
import type { Lengths } from './lengths.ts'
import type { FlightPlace, GatewayLink, Sky } from './space.ts'
import { type Transit, type TransitWay, transitBetween } from './transits.ts'

/** A part of a flight, without its time and fuel. */
export type FlightStep =
  | TransitWay
  | { readonly kind: 'TO'; readonly place: FlightPlace }
  | { readonly kind: 'LND'; readonly place: FlightPlace }
  | { readonly kind: 'JMP'; readonly parsecs: number; readonly to: number }
  | { readonly kind: 'CHRG'; readonly at: number }
  | { readonly kind: 'HOP'; readonly to: string }
  | { readonly kind: 'GATE'; readonly link: GatewayLink }

export const isTransit = (step: FlightStep): step is TransitWay =>
  step.kind === 'DEP' || step.kind === 'APP' || step.kind === 'TRA'

/** Legs that do not depend on the others; null for a transit. Undefined where a planet was not measured. */
function fixedLeg(flyer: Flyer, sky: Sky, step: FlightStep, lot?: number): Leg | null | undefined {
  if (isTransit(step)) return null
  if (step.kind === 'TO') return takeOffLeg(flyer, step.place)
  if (step.kind === 'LND') return landingLeg(flyer, step.place, lot)
  if (step.kind === 'JMP') return jumpLeg(flyer, step.parsecs, sky.systems[step.to]!)
  if (step.kind === 'CHRG') return rechargeLeg(flyer, sky.systems[step.at]!)
  return step.kind === 'HOP' ? hopLeg(step.to) : gateLeg(flyer, step.link)
}

function fixedLegs(flyer: Flyer, sky: Sky, steps: readonly FlightStep[], lot?: number) {
  const legs: (Leg | null)[] = []
  for (const step of steps) {
    const leg = fixedLeg(flyer, sky, step, lot)
    if (leg === undefined) return undefined
    legs.push(leg)
  }
  return legs
}

/** SF that is left for transits. */
function fuelForTransits({ ship }: Flyer, legs: readonly (Leg | null)[]): number {
  return legs.reduce((left, leg) => left - (leg?.stlFuel?.mean ?? 0), ship.stlFuel)
}

/** SF of each transit; where the tank is too small for a flight, at least one unit each. */
const fuelsOf = (flyer: Flyer, transits: readonly FuelledTransit[], fuel: number): number[] =>
  transitFuels(flyer.loaded, transits, flyer.options.fuelShare, fuel).map((sf) => Math.max(1, sf))

function join(
  flyer: Flyer,
  sky: Sky,
  steps: readonly FlightStep[],
  fixed: readonly (Leg | null)[],
  transits: readonly Transit[],
): Leg[] {
  const fuels = fuelsOf(flyer, transits, fuelForTransits(flyer, fixed))
  let next = 0
  return steps.map((step, n) => {
    const leg = fixed[n]
    if (leg) return leg
    const { place, kind } = step as TransitWay
    const to = kind === 'DEP' ? sky.systems[place.system]! : place.id
    const made = transitLeg(flyer, sky, place.system, to, transits[next]!, fuels[next]!)
    next++
    return made
  })
}

/** Legs of a flight whose transits have these lengths. Undefined where a planet or its orbit was not measured. */
export function flyWith(
  flyer: Flyer,
  sky: Sky,
  steps: readonly FlightStep[],
  lengths: Lengths,
): Leg[] | undefined {
  const fixed = fixedLegs(flyer, sky, steps)
  if (!fixed) return undefined
  const transits: Transit[] = []
  for (const step of steps) {
    if (!isTransit(step)) continue
    const transit = lengths.of(step)
    if (!transit) return undefined
    transits.push(transit)
  }
  return join(flyer, sky, steps, fixed, transits)
}

const ROUGH_ROUNDS = 2
const MEETING_ROUNDS = 10
const SETTLED_MS = 2000

/**
 * Legs of a flight that departs at an instant (Unix ms), with every body where it is when the ship leaves and meets it.
 * Fuel depends on where targets are on arrival, and times on fuel, so that a few rounds are needed. `lot` is what the
 * game drew for the landing; left out: the middle. Undefined where a planet was not measured.
 */
export function forecast(
  flyer: Flyer,
  sky: Sky,
  steps: readonly FlightStep[],
  departs: number,
  lot?: number,
): Leg[] | undefined {
  const fixed = fixedLegs(flyer, sky, steps, lot)
  if (!fixed) return undefined
  const ways = steps.filter(isTransit)
  if (ways.some((way) => !way.place.orbit || (way.kind === 'TRA' && !way.from.orbit)))
    return undefined
  const fuel = fuelForTransits(flyer, fixed)
  let transits = ways.map((way) => transitBetween(sky, way, departs, departs, true))
  for (let round = 0; round < ROUGH_ROUNDS; round++)
    transits = follow(flyer, sky, steps, fixed, transits, fuel, departs, true)
  transits = follow(flyer, sky, steps, fixed, transits, fuel, departs, false)
  return join(flyer, sky, steps, fixed, transits)
}

/** Goes through the flight once and measures each transit for the instants at which it starts and ends. */
function follow(
  { loaded, ...flyer }: Flyer,
  sky: Sky,
  steps: readonly FlightStep[],
  fixed: readonly (Leg | null)[],
  before: readonly Transit[],
  fuel: number,
  departs: number,
  isRough: boolean,
): Transit[] {
  const fuels = fuelsOf({ loaded, ...flyer }, before, fuel)
  const transits: Transit[] = []
  let clock = departs
  for (const [n, step] of steps.entries()) {
    const leg = fixed[n]
    if (leg) {
      clock += leg.seconds.mean * 1000
      continue
    }
    const sf = fuels[transits.length]!
    const way = step as TransitWay
    const took = (transit: Transit) => transitSeconds(loaded, transit.km, sf) * 1000
    let ms = took(before[transits.length]!)
    // The target moves on while the ship is under way; each round comes four times as near.
    for (let round = 0; round < MEETING_ROUNDS && way.kind !== 'DEP'; round++) {
      const next = took(transitBetween(sky, way, clock, clock + ms, true))
      if (Math.abs(next - ms) < SETTLED_MS) break
      ms = next
    }
    const transit = transitBetween(sky, way, clock, clock + ms, isRough)
    clock += took(transit)
    transits.push(transit)
  }
  return transits
}
