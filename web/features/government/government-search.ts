import * as v from 'valibot'
import { NEEDS } from '../../../engine/game/constants/population-buildings.ts'
import { NonNegative } from '../../../engine/game/primitives.ts'
import { optionalParam } from '../../ui/table/state.ts'

/** A wide range. The calculator says how many there are. */
const Level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
const Served = v.pipe(NonNegative, v.maxValue(1_000_000))

/** The tool's part of the address, so that it can be shared. */
export const GovernmentSearch = v.object({
  /** A uuid, or `none` for average prices. */
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  need: optionalParam(v.picklist(NEEDS)),
  safety: optionalParam(Served),
  health: optionalParam(Served),
  comfort: optionalParam(Served),
  culture: optionalParam(Served),
  education: optionalParam(Served),
  capacity: optionalParam(Level),
  volume: optionalParam(Level),
  range: optionalParam(Level),
  days: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
})
export type GovernmentSearch = v.InferOutput<typeof GovernmentSearch>

export interface GovernmentPart {
  search: GovernmentSearch
  onSearch: (change: Partial<GovernmentSearch>) => void
}
