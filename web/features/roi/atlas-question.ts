import { STATION_OF } from '../../../engine/game/constants/stations.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import type { AtlasQuestion } from '../../../engine/roi/atlas/rows.ts'
import { FREE_PLOTS_ONLY } from '../../../engine/universe/plots.ts'
import { type AtlasSearch, atlasOrder, eachOf } from './atlas-search.ts'
import { sweepFreight } from './roi-freight.ts'

/** More rows than anybody reads. A filter finds the others. */
const MAX_ROWS = 1000
/** A map shows every planet. */
const ALL_PLANETS = 100_000

/** Undefined while the planets of the player's plans are still loading. `reached` are the planets that flights reach. */
export function atlasQuestion(
  search: AtlasSearch,
  own: readonly string[] | undefined,
  reached?: ReadonlyMap<string, unknown>,
): Omit<AtlasQuestion, 'cx' | 'empire' | 'rules' | 'marketShare'> | undefined {
  const now = Date.now()
  const { makes, uses, building, recipe, planet, program, near, jumps, free } = search
  if (search.own && !own) return undefined
  const among = planet === undefined ? (search.own ? own : undefined) : [planet]
  const ofPlayer = search.own && new Set(own)
  const isIn = (id: string) => (!ofPlayer || ofPlayer.has(id)) && (!reached || reached.has(id))
  return {
    experts: search.experts ?? 'own',
    freight: sweepFreight(search),
    ...(search.cogc && {
      // The request stays the same for an hour, so that its result can be kept.
      assumed: { cogc: search.cogc, endedBefore: now - (now % HOUR_MS) },
    }),
    order: atlasOrder(search),
    each: eachOf(search),
    count: search.view ? ALL_PLANETS : MAX_ROWS,
    filter: {
      makes,
      uses,
      building,
      recipe,
      program,
      // On a planet where the player already is, one plot is theirs.
      freePlotsOnly: !search.own && (free ?? FREE_PLOTS_ONLY),
      near: jumps === undefined ? undefined : { station: near && STATION_OF[near], jumps },
      planets: among ? [...new Set(among)].filter(isIn) : reached && [...reached.keys()],
    },
  }
}
