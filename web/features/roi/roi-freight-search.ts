import * as v from 'valibot'
import { NEAREST, STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import { NonNegative } from '../../../engine/game/primitives.ts'
import { optionalParam } from '../../ui/table/state.ts'
import { FreightLane } from '../fleet/freight/freight-lane.ts'

/** Freight in the address of a table of reference bases. */
export const FREIGHT_ENTRIES = {
  /** Exchange that goods are flown to and from, or that nearest to each planet; no freight without it. */
  station: optionalParam(v.picklist([NEAREST, ...STATION_CODES])),
  /** $ for a tonne or cubic metre and a jump. */
  freight: optionalParam(NonNegative),
  /** The source of `freight`. */
  lane: optionalParam(FreightLane),
}
const FreightSearch = v.object(FREIGHT_ENTRIES)
export type FreightSearch = v.InferOutput<typeof FreightSearch>

export const FREIGHT_FILTERS = ['station', 'freight'] as const
