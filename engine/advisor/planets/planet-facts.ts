import { STATIONS } from '../../model/gamedata.ts'
import type { Universe } from '../../universe/universe.ts'
import { freePlots, jumpsFrom, type PlanetQuestion, type Station } from './planet-question.ts'

export interface PlanetFacts {
  readonly naturalId: readonly string[]
  readonly name: readonly string[]
  /** To the station of the freight, else to the nearest; −1 where none lead there. */
  readonly jumps: readonly number[]
  readonly freePlots: readonly (number | undefined)[]
}

export function planetFacts(universe: Universe, { freight }: PlanetQuestion): PlanetFacts {
  const { naturalId, name, count } = universe.planets
  const all = Array.from({ length: count }, (_, planet) => planet)
  return {
    naturalId,
    name,
    jumps: all.map((planet) => jumpsOf(universe, planet, freight?.station)),
    freePlots: all.map((planet) => freePlots(universe, planet)),
  }
}

/** To the station, else to the nearest; −1 where none lead there. */
export function jumpsOf(universe: Universe, planet: number, station: Station | undefined): number {
  if (station) return jumpsFrom(universe, planet, station)
  const reached = STATIONS.map((each) => jumpsFrom(universe, planet, each)).filter((n) => n >= 0)
  return reached.length > 0 ? Math.min(...reached) : -1
}
