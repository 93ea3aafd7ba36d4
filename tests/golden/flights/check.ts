import type { Planet, StarSystem } from '../../../engine/model/gamedata.ts'
import { designOf, shipOf } from '../../../engine/ships/blueprint.ts'
import {
  acceleration,
  type Body,
  jumpRate,
  type Loaded,
  landing,
  rechargeSeconds,
  takeOff,
  transitSeconds,
} from '../../../engine/ships/flight.ts'
import { galaxyOf } from '../../../engine/ships/galaxy.ts'
import { ENGINES, HULL_PLATES, REACTORS } from '../../../engine/ships/parts.ts'
import { compileSky, type Space, spaceOf } from '../../../engine/ships/space.ts'
import type { FlightFacts, LegFacts, ShipFacts } from './facts.ts'

/** What a law says, and by how much a measurement may differ from it. */
export interface Finding {
  readonly law: string
  readonly record: string
  readonly expected: number | string
  readonly actual: number | string
  readonly agrees: boolean
}

export interface GameFacts {
  readonly planets: readonly Planet[]
  readonly systems: readonly StarSystem[]
  weightOf(ticker: string): number
}

const within = (expected: number, actual: number, most: number) =>
  Math.abs(actual - expected) <= most

function* checkShip(facts: ShipFacts, weightOf: GameFacts['weightOf']): Generator<Finding> {
  const design = designOf(facts.bill)
  if (!design) return
  const ship = shipOf(design, weightOf)
  const finding = (law: string, expected: number | string, actual: number | string, by = 0) => ({
    law: `ships: ${law}`,
    record: facts.id,
    expected,
    actual,
    agrees:
      typeof expected === 'number' && typeof actual === 'number'
        ? within(expected, actual, by)
        : expected === actual,
  })
  yield finding('volume, within 1 m³', facts.volume, ship.volume, 1)
  yield finding('structure', facts.structure, ship.structure)
  yield finding('plates', facts.plates, ship.plates)
  yield finding('bridge', facts.bridge, ship.bridge)
  yield finding('quarters', facts.quarters, ship.quarters)
  yield finding('empty mass, within 0.5 t', facts.emptyMass, ship.emptyMass, 0.5)
}

const { ENG } = ENGINES
/** All that were measured have ENG, and the freighters of 500 t plates of 8 g. */
function loaded({ hull, massTonnes }: FlightFacts['ship']): Loaded {
  const plates = massTonnes !== undefined && hull === 'WCB' ? 'LHP' : 'BHP'
  const largestAcceleration = HULL_PLATES[plates] * 9.81
  return {
    acceleration:
      massTonnes === undefined
        ? largestAcceleration
        : acceleration({ thrust: ENG.thrust, largestAcceleration }, massTonnes),
    flow: ENG.flow,
  }
}

type SystemOf = (place: string) => number

function* checkFlight(flight: FlightFacts, space: Space, systemOf: SystemOf): Generator<Finding> {
  const ship = loaded(flight.ship)
  let system = systemOf(flight.from)
  for (const [n, leg] of flight.legs.entries()) {
    const record = `${flight.id}, leg ${n + 1} ${leg.type}`
    const next = leg.type === 'JMP' ? systemOf(leg.to.replace(/ \(orbit\)$/, '')) : system
    for (const [law, expected, actual, most] of lawsOf(leg, flight, ship, space, system, next))
      yield { law, record, expected, actual, agrees: within(expected, actual, most) }
    system = next
  }
}

type Law = readonly [law: string, measured: number, calculated: number, most: number]

function* lawsOf(
  leg: LegFacts,
  flight: FlightFacts,
  ship: Loaded,
  space: Space,
  system: number,
  next: number,
): Generator<Law> {
  const { type, seconds, isExact, km, stlFuel } = leg
  if (type === 'TO') {
    const from = bodyOf(flight.from, space)
    if (!from) return
    const climb = takeOff(ship, from)
    if (isExact) yield ['take-off: time, within 1.5 s', seconds, climb.seconds.mean, 1.5]
    if (km !== null) yield ['take-off: distance, within 0.3 %', km, climb.km.mean, 0.003 * km]
    if (stlFuel !== null) yield ['take-off: fuel, within 1', stlFuel, climb.fuel.mean, 1]
  } else if (type === 'LND') {
    const on = bodyOf(flight.to, space)
    if (!on || km === null) return
    const { least, mean, most } = landing(ship, on).km
    yield ['landing: distance within its band', km, mean, km < mean ? mean - least : most - mean]
  } else if (type === 'CHRG') {
    const share = (flight.ship.reactorPercent ?? 65) / 100
    yield ['recharge: time, within 2 s', seconds, rechargeSeconds(RCT, share), 2]
  } else if (type === 'JMP') {
    const parsecs = parsecsOf(system, next, space)
    if (flight.ship.hull !== 'SCB' || parsecs === undefined) return
    const calculated = jumpRate({ volume: 963 }).secondsPerParsec.mean * parsecs
    yield ['jump of the SCB hull: time, within 2 %', seconds, calculated, 0.02 * seconds]
  } else if (km !== null && stlFuel !== null) {
    const calculated = transitSeconds(ship, km, stlFuel)
    if (isExact) yield ['transit to the second, within 1.5 s', seconds, calculated, 1.5]
    else yield ['transit to the minute, within 3 %', seconds, calculated, 0.03 * seconds]
  }
}
const RCT = { ...REACTORS.RCT, smallestShare: 0 }

const STATIONS: Readonly<Record<string, string>> = {
  ANT: 'ZV-307',
  BEN: 'UV-351',
  MOR: 'OT-580',
  HRT: 'VH-331',
}

/** Records name systems by their names or natural ids. */
function systemFinder(systems: GameFacts['systems']): SystemOf {
  return (place) => {
    const id = STATIONS[place] ?? place.replace(/(?<=\d)[a-z]$/, '')
    return systems.findIndex(({ NaturalId, Name }) => NaturalId === id || Name === id)
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

export function checkFlights(
  flights: readonly FlightFacts[],
  ships: readonly ShipFacts[],
  { systems, planets, weightOf }: GameFacts,
): Finding[] {
  const pressures = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet.Pressure]))
  const space = spaceOf(compileSky(galaxyOf(systems)), (id) => pressures.get(id))
  const systemOf = systemFinder(systems)
  return [
    ...ships.flatMap((ship) => [...checkShip(ship, weightOf)]),
    ...flights.flatMap((flight) => [...checkFlight(flight, space, systemOf)]),
  ]
}
