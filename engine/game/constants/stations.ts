import type { Exchange } from '../cx.ts'
import { STATION_CODES } from './station-codes.ts'

/** The station of each exchange, its own natural id, and that of the system that it orbits in. */
const PLACES = {
  NC1: { station: 'Moria Station', code: 'MOR', system: 'OT-580' },
  AI1: { station: 'Antares Station', code: 'ANT', system: 'ZV-307' },
  CI1: { station: 'Benten Station', code: 'BEN', system: 'UV-351' },
  IC1: { station: 'Hortus Station', code: 'HRT', system: 'VH-331' },
  CI2: { station: 'Arclight Station', code: 'ARC', system: 'AM-783' },
  NC2: { station: 'Hubur Station', code: 'HUB', system: 'TD-203' },
} as const satisfies Readonly<Record<Exchange, { station: string; code: string; system: string }>>

type StationAt<E extends Exchange> = (typeof PLACES)[E]['station']
type Places = [
  Exchange,
  { readonly station: string; readonly code: string; readonly system: string },
][]

export type MeasuredExchange = (typeof STATION_CODES)[number]
export type Station = StationAt<MeasuredExchange>

/** In the order of the distances in a planet's record. */
export const STATIONS = ['NC1', 'AI1', 'CI1', 'IC1'].map(
  (code) => PLACES[code as MeasuredExchange].station,
) as unknown as readonly ['Moria Station', 'Antares Station', 'Benten Station', 'Hortus Station']

export const STATION_OF = Object.fromEntries(
  STATION_CODES.map((code) => [code, PLACES[code].station]),
) as { readonly [E in MeasuredExchange]: StationAt<E> }

export const EXCHANGE_SYSTEMS = Object.fromEntries(
  (Object.entries(PLACES) as Places).map(([code, { system }]) => [code, system]),
) as Readonly<Record<Exchange, string>>

export const STATION_SYSTEMS = Object.fromEntries(
  (Object.entries(PLACES) as Places).flatMap(([, { station, system }]) =>
    STATIONS.some((name) => name === station) ? [[station, system]] : [],
  ),
) as Readonly<Record<Station, string>>

/** The exchange in a system; undefined if there is none. */
export const exchangeIn = (system: string): Exchange | undefined =>
  (Object.entries(PLACES) as Places).find(([, place]) => place.system === system)?.[0]

const SYSTEM_OF_CODE: ReadonlyMap<string, string> = new Map(
  (Object.entries(PLACES) as Places).map(([, { code, system }]) => [code, system]),
)

/** The id that flight calculations use for a place: a station is named by its system, everything else by itself. */
export const flightPlace = (naturalId: string): string => SYSTEM_OF_CODE.get(naturalId) ?? naturalId

export const STATION_NAMES = Object.fromEntries(
  (Object.entries(PLACES) as Places).map(([code, { station }]) => [code, station]),
) as Readonly<Record<Exchange, string>>

/** In the order of their names. */
export const STATION_WAREHOUSES = Object.fromEntries(
  (Object.entries(PLACES) as Places)
    .map(([code, { station }]) => [`${station} Warehouse`, code] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
) as { readonly [E in Exchange as `${StationAt<E>} Warehouse`]: E }
