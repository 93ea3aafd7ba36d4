import * as v from 'valibot'
import { NEEDS } from '../../../engine/game/constants/population-buildings.ts'
import { NonNegative } from '../../../engine/game/primitives.ts'
import { lenient } from '../../ui/table/state.ts'

/** A wide range. The calculator says how many there are. */
const Level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
const Served = v.pipe(NonNegative, v.maxValue(1_000_000))

/** The tool's part of the address, so that it can be shared. */
export const GovernmentSearch = v.object({
  /** A uuid, or `none` for average prices. */
  cx: lenient(v.pipe(v.string(), v.maxLength(36))),
  need: lenient(v.picklist(NEEDS)),
  safety: lenient(Served),
  health: lenient(Served),
  comfort: lenient(Served),
  culture: lenient(Served),
  education: lenient(Served),
  capacity: lenient(Level),
  volume: lenient(Level),
  range: lenient(Level),
  days: lenient(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
})
export type GovernmentSearch = v.InferOutput<typeof GovernmentSearch>

export interface GovernmentPart {
  search: GovernmentSearch
  onSearch: (change: Partial<GovernmentSearch>) => void
}
