import { STATION_CODES } from '../game/constants/station-codes.ts'
import {
  type MeasuredExchange,
  STATION_OF,
  STATIONS,
  type Station,
} from '../game/constants/stations.ts'

/** Jumps between a planet and a station, by the planet's record; −1 if no jumps lead there. */
export function jumpsToStation(
  { stationDistance }: { readonly stationDistance: ArrayLike<number> },
  planet: number,
  station: Station,
): number {
  return stationDistance[planet * STATIONS.length + STATIONS.indexOf(station)]!
}

/**
 * The nearest station by jumps among those with known jumps, of equal ones the first; undefined if none is reachable.
 */
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

/** Jumps to the nearest station; −1 if none is reachable. */
export function jumpsToNearest(
  planets: Parameters<typeof jumpsToStation>[0],
  planet: number,
): number {
  const nearest = nearestStation(planets, planet)
  return nearest ? jumpsToStation(planets, planet, STATION_OF[nearest]) : -1
}
