import { STATION_CODES } from '../game/constants/station-codes.ts'
import type { Exchange } from '../game/cx.ts'

/** The station of each exchange, and the natural id of the system that it orbits in. */
const PLACES = {
  NC1: { station: 'Moria Station', system: 'OT-580' },
  AI1: { station: 'Antares Station', system: 'ZV-307' },
  CI1: { station: 'Benten Station', system: 'UV-351' },
  IC1: { station: 'Hortus Station', system: 'VH-331' },
  CI2: { station: 'Arclight Station', system: 'AM-783' },
  NC2: { station: 'Hubur Station', system: 'TD-203' },
} as const satisfies Readonly<Record<Exchange, { station: string; system: string }>>

type StationAt<E extends Exchange> = (typeof PLACES)[E]['station']
type Places = [Exchange, { readonly station: string; readonly system: string }][]

type MeasuredExchange = (typeof STATION_CODES)[number]
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

/** The exchange in a system; undefined where there is none. */
export const exchangeIn = (system: string): Exchange | undefined =>
  (Object.entries(PLACES) as Places).find(([, place]) => place.system === system)?.[0]

/** In the order of their names. */
export const STATION_WAREHOUSES = Object.fromEntries(
  (Object.entries(PLACES) as Places)
    .map(([code, { station }]) => [`${station} Warehouse`, code] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
) as { readonly [E in Exchange as `${StationAt<E>} Warehouse`]: E }

/** Jumps between a planet and a station, by the planet's record; −1 where no jumps lead there. */
export function jumpsToStation(
  { stationDistance }: { readonly stationDistance: ArrayLike<number> },
  planet: number,
  station: Station,
): number {
  return stationDistance[planet * STATIONS.length + STATIONS.indexOf(station)]!
}

/** Of those whose jumps are known the nearest by jumps, of equals the first; undefined where none is reached. */
export function nearestStation(
  planets: Parameters<typeof jumpsToStation>[0],
  planet: number,
): MeasuredExchange | undefined {
  let nearest: MeasuredExchange | undefined
  let least = Number.POSITIVE_INFINITY
  for (const code of STATION_CODES) {
    const jumps = jumpsToStation(planets, planet, STATION_OF[code])
    if (jumps < 0 || jumps >= least) continue
    nearest = code
    least = jumps
  }
  return nearest
}

/** To the station that is nearest; −1 where none is reached. */
export function jumpsToNearest(
  planets: Parameters<typeof jumpsToStation>[0],
  planet: number,
): number {
  const nearest = nearestStation(planets, planet)
  return nearest ? jumpsToStation(planets, planet, STATION_OF[nearest]) : -1
}
