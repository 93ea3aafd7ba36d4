import { type Ship, shipOf } from '../../../engine/fleet/ships/blueprint.ts'
import { landingDamage } from '../../../engine/fleet/ships/damage.ts'
import {
  acceleration,
  type Body,
  climbFuel,
  climbSeconds,
  jumpSeconds,
  type LoadedShip,
  landingKm,
  rechargeSeconds,
  secondsPerParsec,
  takeOffKm,
  transitSeconds,
} from '../../../engine/fleet/ships/flight.ts'
import { galaxyOf } from '../../../engine/fleet/ships/galaxy.ts'
import { compileSky, type Space, spaceOf } from '../../../engine/fleet/ships/space.ts'
import type { Planet, StarSystem } from '../../../engine/game/gamedata.ts'
import { checkShip } from './check-ships.ts'
import { absolute, type Finding } from './finding.ts'
import type { FlightFacts, LegFacts, ShipFacts } from './flight-facts.ts'
import type { Mission } from './mission-facts.ts'
import { checkMissions } from './mission-forecast.ts'
import { checkMissionLegs } from './mission-legs.ts'

interface GameFacts {
  readonly planets: readonly Planet[]
  readonly systems: readonly StarSystem[]
  weightOf(ticker: string): number
}

/** Freighters of 500 t and 3,000 t; those with light plates had larger tanks. */
function shipOfFlight({ hull, plates }: FlightFacts['ship']): Ship {
  const cargoBay = hull === 'WCB' ? 'WCB' : 'SCB'
  const tanks =
    plates === 'LHP'
      ? ({ stlTank: 'MSL', ftlTank: 'LFL' } as const)
      : ({ stlTank: 'SSL', ftlTank: 'SFL' } as const)
  return shipOf(
    { engine: 'ENG', reactor: 'RCT', ...tanks, cargoBay, hull: plates ?? 'BHP' },
    () => 0,
  )
}

function loaded(ship: Ship, { massTonnes }: FlightFacts['ship']): LoadedShip {
  const { largestAcceleration, flow } = ship
  const a = massTonnes === undefined ? largestAcceleration : acceleration(ship, massTonnes)
  return { acceleration: a, flow }
}

type SystemOf = (place: string) => number

function* checkFlight(flight: FlightFacts, space: Space, systemOf: SystemOf): Generator<Finding> {
  let system = systemOf(flight.from)
  for (const [n, leg] of flight.legs.entries()) {
    const record = `${flight.id}, leg ${n + 1} ${leg.type}`
    const next = leg.type === 'JMP' ? systemOf(leg.to.replace(/ \(orbit\)$/, '')) : system
    yield* lawsOf(leg, flight, space, record, [system, next])
    system = next
  }
}

function* lawsOf(
  leg: LegFacts,
  flight: FlightFacts,
  space: Space,
  record: string,
  [system, next]: readonly [number, number],
): Generator<Finding> {
  const { type, seconds, isExact, km, stlFuel } = leg
  const ship = shipOfFlight(flight.ship)
  const flown = loaded(ship, flight.ship)
  if (type === 'TO') yield* takeOffLaws(leg, flown, bodyOf(flight.from, space), record)
  else if (type === 'LND') yield* landingLaws(leg, ship, bodyOf(flight.to, space), record)
  else if (type === 'CHRG' && ship.jump) {
    const share = shareOf(ship)
    const calculated = rechargeSeconds(ship.jump, share)
    yield absolute('recharge seen: time, within 1 s', record, seconds, calculated, 1)
  } else if (type === 'JMP' && ship.jump) {
    const parsecs = parsecsOf(system, next, space)
    if (parsecs === undefined) return
    const rate = secondsPerParsec(ship.jump, ship.volume, shareOf(ship))
    const calculated = jumpSeconds(rate, parsecs)
    yield absolute('jump seen: time, to the minute', record, seconds, calculated, 60)
  } else if (km !== null && stlFuel !== null) {
    const calculated = nearest(
      seconds,
      [stlFuel, stlFuel - 1].map((fuel) => transitSeconds(flown, km, fuel)),
    )
    if (isExact)
      yield absolute('transit seen: time, within 1.5 s', record, seconds, calculated, 1.5)
    else {
      const most = Math.max(60, 0.03 * seconds)
      yield absolute('transit seen, rounded: time', record, seconds, calculated, most)
    }
  }
}

const nearest = (to: number, values: readonly number[]): number =>
  values.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0]!

/** The slider of the ships seen was where the game starts it. */
function shareOf({ jump }: Ship): number {
  const { smallestShare } = jump!
  return smallestShare + 0.5 * (1 - smallestShare)
}

function* takeOffLaws(leg: LegFacts, flown: LoadedShip, from: Body | undefined, record: string) {
  if (!from) return
  const length = takeOffKm(from)
  const time = climbSeconds(flown, length)
  const { seconds, isExact, km, stlFuel } = leg
  if (isExact) yield absolute('take-off seen: time, within 1.5 s', record, seconds, time, 1.5)
  if (km !== null) yield absolute('take-off seen: km, within 0.1 %', record, km, length, km / 1000)
  if (stlFuel !== null)
    yield absolute('take-off seen: SF, within 1', record, stlFuel, climbFuel(flown, time), 1)
}

function* landingLaws(leg: LegFacts, ship: Ship, on: Body | undefined, record: string) {
  const { km, seconds, damage } = leg
  if (!on) return
  if (km !== null) {
    const [least, most] = [landingKm(on, 0), landingKm(on, 1)]
    const middle = (least + most) / 2
    yield absolute('landing seen: km within its band', record, km, middle, (most - least) / 2)
  }
  if (damage === null || !leg.isExact) return
  const calculated = landingDamage(ship.protection, on.pressure, seconds)
  yield absolute('landing seen: damage, to the digit', record, damage, calculated, 0.000501)
}

const STATIONS: Readonly<Record<string, string>> = {
  ...{ ANT: 'ZV-307', BEN: 'UV-351', MOR: 'OT-580', HRT: 'VH-331' },
}

/** Records name systems by their names or natural ids. */
function systemFinder(systems: GameFacts['systems'], { sky }: Space): SystemOf {
  return (place) => {
    const id = STATIONS[place] ?? place.replace(/(?<=\d)[a-z]$/, '')
    const system = systems.find(({ NaturalId, Name }) => NaturalId === id || Name === id)
    return sky.indexOf.get(system?.NaturalId ?? '') ?? -1
  }
}

function bodyOf(place: string, space: Space): Body | undefined {
  const { radiusKm, pressure } = space.placeOf(place) ?? {}
  return radiusKm === undefined || pressure === undefined ? undefined : { radiusKm, pressure }
}

function parsecsOf(from: number, to: number, { sky }: Space): number | undefined {
  const link = sky.links.indexOf(to, sky.first[from])
  return link >= 0 && link < sky.first[from + 1]! ? sky.parsecs[link] : undefined
}

export interface FlightRecords {
  readonly flights: readonly FlightFacts[]
  readonly ships: readonly ShipFacts[]
  readonly missions: readonly Mission[]
}

export function checkFlights(
  { flights, ships, missions }: FlightRecords,
  { systems, planets, weightOf }: GameFacts,
): Finding[] {
  const pressures = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet.Pressure]))
  const space = spaceOf(compileSky(galaxyOf(systems)), (id) => pressures.get(id))
  const systemOf = systemFinder(systems, space)
  return [
    ...ships.flatMap((ship) => [...checkShip(ship, weightOf)]),
    ...flights.flatMap((flight) => [...checkFlight(flight, space, systemOf)]),
    ...checkMissionLegs(missions, space),
    ...checkMissions(missions, space),
  ]
}
