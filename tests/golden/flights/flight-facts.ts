import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A flight as somebody measured it, and a ship as somebody built it. */
export interface FlightFacts {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly ship: {
    readonly hull: string
    readonly reactorPercent?: number
    /** In flight, where it is known. */
    readonly massTonnes?: number
    /** Of the plates; basic ones where nothing is said. */
    readonly plates?: 'LHP' | undefined
  }
  readonly legs: readonly LegFacts[]
}
export interface LegFacts {
  readonly type: 'TO' | 'DEP' | 'JMP' | 'CHRG' | 'APP' | 'TRA' | 'LND'
  readonly seconds: number
  /** Not rounded to the minute. */
  readonly isExact: boolean
  readonly km: number | null
  readonly stlFuel: number | null
  /** Per cent of the hull, as the game shows it. */
  readonly damage: number | null
  readonly to: string
}
export interface ShipFacts {
  readonly id: string
  readonly volume: number
  readonly emptyMass: number
  readonly structure: number
  readonly plates: number
  readonly bridge: string
  readonly quarters: string
  readonly bill: ReadonlyMap<string, number>
}

const readJson = <T>(path: string): T | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null

type OwnLeg = [
  LegFacts['type'],
  number,
  boolean,
  number | null | undefined,
  number | null | undefined,
  string,
  number | undefined,
]
type OwnFlight = Omit<FlightFacts, 'legs'> & { legs: OwnLeg[] }

interface GameLeg {
  type: LegFacts['type']
  seconds: number
  exact: boolean
  km?: number
  stl_fuel?: number
  damage_percent?: number
  to: string
}
interface GameFlight {
  id: string
  origin: string
  destination: string
  ship: string
  reactor_percent?: number
  implied_gross_mass_t?: number
  empty_mass_t?: number
  cargo_t?: number
  legs: GameLeg[]
}

/** Flights of a folder, in our own form or in that of the captures (`flights/flights.json`). */
export function readFlights(dir: string): FlightFacts[] {
  const own = readJson<OwnFlight[]>(join(dir, 'flights.json'))
  if (own) return own.map((flight) => ({ ...flight, legs: flight.legs.map(legOf) }))
  const captured = readJson<GameFlight[]>(join(dir, 'flights/flights.json')) ?? []
  return captured.map((flight) => ({
    id: flight.id,
    from: flight.origin,
    to: flight.destination,
    ship: {
      hull: flight.ship.slice(0, 3),
      ...(flight.reactor_percent !== undefined && { reactorPercent: flight.reactor_percent }),
      ...massOf(flight),
    },
    legs: flight.legs.map((leg) =>
      legOf([
        ...([leg.type, leg.seconds, leg.exact, leg.km, leg.stl_fuel, leg.to] as const),
        leg.damage_percent,
      ]),
    ),
  }))
}

function legOf([type, seconds, isExact, km, stlFuel, to, damage]: OwnLeg): LegFacts {
  return {
    ...{ type, seconds, isExact, km: km ?? null, stlFuel: stlFuel ?? null, to },
    damage: damage ?? null,
  }
}

/** The mass of an empty ship is that with its tanks as they were; such a ship had light plates and larger tanks. */
function massOf(flight: GameFlight) {
  if (flight.implied_gross_mass_t !== undefined) return { massTonnes: flight.implied_gross_mass_t }
  if (flight.empty_mass_t === undefined) return {}
  return { massTonnes: flight.empty_mass_t + (flight.cargo_t ?? 0), plates: 'LHP' as const }
}

type OwnShip = [number, number, number, number, string, string, string]
interface GameShip {
  id: string
  totalVolume: number
  operatingEmptyMass: number
  sscCount: number
  plateCount: number
  bridge: string
  quarters: string
  bom: Record<string, number>
}

export function readShips(dir: string): ShipFacts[] {
  const own = readJson<OwnShip[]>(join(dir, 'ships.json'))
  if (own)
    return own.map(([volume, emptyMass, structure, plates, bridge, quarters, bill], n) => ({
      ...{ id: `ship ${n + 1}`, volume, emptyMass, structure, plates, bridge, quarters },
      bill: new Map(
        bill.split(' ').map((part) => {
          const [, amount, ticker] = /^(\d+)(\w+)$/.exec(part) ?? []
          return [ticker ?? '', Number(amount)]
        }),
      ),
    }))
  const built = readJson<GameShip[]>(join(dir, 'ships/blueprints.json')) ?? []
  return built.map((ship) => ({
    id: ship.id,
    volume: ship.totalVolume,
    emptyMass: ship.operatingEmptyMass,
    structure: ship.sscCount,
    plates: ship.plateCount,
    bridge: ship.bridge,
    quarters: ship.quarters,
    bill: new Map(Object.entries(ship.bom)),
  }))
}
