import type { Station } from '../../game/constants/stations.ts'
import { jumpsToNearest, jumpsToStation } from '../../universe/station-jumps.ts'
import type { Universe } from '../../universe/universe.ts'
import { type PlanetQuestion, tradeStation } from './planet-question.ts'

export interface PlanetFactColumns {
  readonly naturalId: readonly string[]
  readonly name: readonly string[]
  /** Jumps to the station where the bases trade, else to the nearest one. −1 without a route. */
  readonly jumps: readonly number[]
  readonly freePlots: readonly (number | undefined)[]
}

export function planetFactColumns(universe: Universe, question: PlanetQuestion): PlanetFactColumns {
  const station = tradeStation(question)
  const { naturalId, name, count, plotsFree } = universe.planets
  const all = Array.from({ length: count }, (_, planet) => planet)
  return {
    naturalId,
    name,
    jumps: all.map((planet) => jumpsToTrade(universe, planet, station)),
    freePlots: Array.from(plotsFree, (free) => (Number.isNaN(free) ? undefined : free)),
  }
}

/** Jumps to the station, or without one to the nearest. −1 without a route. */
export function jumpsToTrade(
  universe: Universe,
  planet: number,
  station: Station | undefined,
): number {
  const { planets } = universe
  return station ? jumpsToStation(planets, planet, station) : jumpsToNearest(planets, planet)
}
