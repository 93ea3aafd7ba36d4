import { STATION_OF, type Station } from '../../game/constants/stations.ts'
import type { CxData } from '../../game/cx.ts'
import type { Cogc } from '../../game/programs.ts'
import { tradedAt } from '../../market/daily-volume.ts'
import { cogcOf } from '../../plan/blank.ts'
import { PROGRAM_TYPES } from '../../universe/planets.ts'
import { jumpsToStation } from '../../universe/station-jumps.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Purpose } from '../base/purpose.ts'
import type { AdvisorQuestion } from '../base/question.ts'

export interface PlanetQuestion {
  readonly site: Omit<AdvisorQuestion['site'], 'planetNaturalId' | 'cogc'> & {
    /** `own`: the programme that each planet runs. */
    readonly cogc: Cogc | 'own'
  }
  readonly cx: CxData | null
  readonly cxUuid?: AdvisorQuestion['cxUuid']
  readonly limits: AdvisorQuestion['limits']
  readonly goal: AdvisorQuestion['goal']
  readonly purpose: Purpose
  /** Trade is flown between the planet and a station. Planets without a route are left out. */
  readonly freight?: { readonly station: Station; readonly perTonneAndJump: number }
  readonly freePlotsOnly: boolean
}

export function programmeOf({ planets }: Universe, planet: number, cogc: Cogc | 'own'): Cogc {
  if (cogc !== 'own') return cogc
  return cogcOf(PROGRAM_TYPES[planets.program[planet]!] ?? null)
}

export function freightPerTonne(
  universe: Universe,
  { freight }: PlanetQuestion,
  planet: number,
): number {
  return freight
    ? freight.perTonneAndJump * jumpsToStation(universe.planets, planet, freight.station)
    : 0
}

/** The station where bases trade: that of the freight, or else of the exchange of their sell prices. */
export function tradeStation({ freight, cx }: PlanetQuestion): Station | undefined {
  const exchange = tradedAt(cx, null, 'SELL')
  return freight?.station ?? STATION_OF[exchange as keyof typeof STATION_OF]
}
