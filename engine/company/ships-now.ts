import { placeOfShip } from '../fleet/ships/own-ships.ts'
import { isPlanetId, systemOf } from '../fleet/ships/place-id.ts'
import type { Company, CompanyShip, ShipFlight } from '../game/company.ts'
import type { FioSites, FioStorage } from '../game/fio.ts'
import { ownValue } from '../game/own-value.ts'
import type { MaterialAmount } from '../market/shipment.ts'
import { byCodeUnits } from '../universe/csr.ts'

/** A ship of the player as FIO last saw it, brought up to a moment. */
export interface ShipNow {
  readonly registration: string
  readonly name: string
  /** Natural id of a planet, or of the station's system; null while it flies, or if unknown. */
  readonly at: string | null
  /** Null while it does not fly, and where FIO does not report its flight. */
  readonly flight: FlightNow | null
  readonly cargo: readonly MaterialAmount[]
  readonly stlTank: CompanyShip['stlTank']
  readonly ftlTank: CompanyShip['ftlTank']
  /** 0 to 1; null if unknown. */
  readonly condition: number | null
}

export interface FlightNow {
  readonly id: string
  /** Named as `at`. Null if unknown. */
  readonly to: string | null
  readonly departsMs: number
  readonly arrivesMs: number
  readonly onMap: MapPlace | null
}

/** A place on the map: between two systems, or in one if both are the same. */
export interface MapPlace {
  /** Natural ids. */
  readonly from: string
  readonly to: string
  /** 0 to 1. */
  readonly share: number
}

interface ShipRecords {
  readonly storage: FioStorage
  readonly sites: FioSites
  /** Null where FIO did not send it. */
  readonly company: Pick<Company, 'ships' | 'flights'> | null
  /** In ms since 1970. */
  readonly now: number
}

/** By name. A flight that has ended since FIO looked leaves its ship at the destination. */
export function shipsNow({ storage, sites, company, now }: ShipRecords): ShipNow[] {
  const known = new Map(company?.ships.map((ship) => [ship.registration, ship]))
  const flights = new Map(company?.flights.map((flight) => [flight.shipId, flight]))
  const standing = new Map(Object.values(sites.ships).map((ship) => [ship.Registration, ship]))
  return [...new Set([...standing.keys(), ...known.keys()])]
    .map((registration) => {
      const site = standing.get(registration)
      const ship = known.get(registration)
      const at = site ? placeOfShip(site) : null
      const flight = ship && at === null ? flights.get(ship.id) : undefined
      const hasArrived = flight !== undefined && flight.arrivesMs <= now
      return {
        registration,
        name: site?.Name ?? ship?.name ?? registration,
        at: hasArrived ? destinationOf(flight) : at,
        flight: flight && !hasArrived ? flightNow(flight, now) : null,
        cargo: (ownValue(storage.ships, registration)?.StorageItems ?? []).flatMap((item) =>
          item.MaterialTicker ? [{ ticker: item.MaterialTicker, amount: item.MaterialAmount }] : [],
        ),
        stlTank: ship?.stlTank ?? null,
        ftlTank: ship?.ftlTank ?? null,
        condition: site?.Condition ?? null,
      }
    })
    .sort((a, b) => byCodeUnits(a.name, b.name))
}

/** Natural id of the planet, or of the station's system. */
export function destinationOf({
  to,
  toSystem,
}: Pick<ShipFlight, 'to' | 'toSystem'>): string | null {
  return to !== null && isPlanetId(to) ? to : toSystem
}

const flightNow = (flight: ShipFlight, now: number): FlightNow => ({
  id: flight.id,
  to: destinationOf(flight),
  departsMs: flight.departsMs,
  arrivesMs: flight.arrivesMs,
  onMap: mapPlace(flight, now),
})

/** In the last jump that has begun, else in the system of the start or of the destination. */
function mapPlace({ segments, to, toSystem }: ShipFlight, now: number): MapPlace | null {
  const jumps = segments.flatMap(({ type, from, to, departsMs, arrivesMs }) =>
    type === 'JUMP' && from !== null && to !== null
      ? [{ from: systemOf(from), to: systemOf(to), departsMs, arrivesMs }]
      : [],
  )
  const jump = jumps.findLast(({ departsMs }) => departsMs <= now)
  if (jump) {
    const takes = jump.arrivesMs - jump.departsMs
    const share = takes > 0 ? Math.min(1, (now - jump.departsMs) / takes) : 1
    return { from: jump.from, to: jump.to, share }
  }
  const system = jumps[0]?.from ?? toSystem ?? (to === null ? null : systemOf(to))
  return system === null ? null : { from: system, to: system, share: 0 }
}
