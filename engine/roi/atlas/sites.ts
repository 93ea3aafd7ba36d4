import type { Rules } from '../../game/constants/rules.ts'
import type { CxData } from '../../game/cx.ts'
import type { Cogc } from '../../game/programs.ts'
import { cogcOf } from '../../plan/blank.ts'
import { PROGRAM_TYPES } from '../../universe/planets.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Market } from '../columns.ts'
import { planetMarkets } from '../planet-markets.ts'

/** Planets that agree in both earn the same with a recipe, apart from construction and fees. */
export interface SiteBand {
  readonly market: number
  readonly cogc: Cogc
}

export interface Sites {
  /** Planets without preferences of their own share the first. */
  readonly markets: readonly Market[]
  readonly bands: readonly SiteBand[]
  readonly marketOf: Uint16Array
  readonly bandOf: Uint16Array
}

/** The programme that the player assumes on planets whose last recorded one has ended. */
export interface AssumedProgramme {
  readonly cogc: Cogc
  readonly endedBefore: number
}

export function atlasSites(
  universe: Universe,
  cx: CxData | null,
  rules: Rules,
  assumed: AssumedProgramme | undefined,
): Sites {
  const { planets } = universe
  const { markets, marketOf } = planetMarkets(universe, cx, rules)
  const bands: SiteBand[] = []
  const placeOf = new Map<string, number>()
  const bandOf = new Uint16Array(planets.count)
  for (let planet = 0; planet < planets.count; planet++) {
    const band = { market: marketOf[planet]!, cogc: cogcOn(universe, planet, assumed) }
    const key = `${band.market} ${band.cogc}`
    let place = placeOf.get(key)
    if (place === undefined) {
      place = bands.length
      placeOf.set(key, place)
      bands.push(band)
    }
    bandOf[planet] = place
  }
  return { markets, bands, marketOf, bandOf }
}

export function cogcOn(
  { planets }: Universe,
  planet: number,
  assumed: AssumedProgramme | undefined,
): Cogc {
  if (assumed && planets.programRecordEnd[planet]! <= assumed.endedBefore) return assumed.cogc
  return cogcOf(PROGRAM_TYPES[planets.program[planet]!] ?? null)
}
