import { STATION_CODES } from '../game/constants/station-codes.ts'
import {
  type MeasuredExchange,
  STATION_OF,
  STATIONS,
  type Station,
} from '../game/constants/stations.ts'

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
