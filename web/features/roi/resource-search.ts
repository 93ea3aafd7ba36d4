import * as v from 'valibot'
import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import { FiniteNumber, MaterialTicker, NonNegative } from '../../../engine/game/primitives.ts'
import { optionalParam, TableSearch } from '../../ui/table/state.ts'
import { FREIGHT_ENTRIES, FREIGHT_FILTERS } from './roi-freight-search.ts'

export const FACILITIES = ['ADM', 'COGC', 'LM', 'SHY', 'WAR'] as const

export const ResourceRoiSearch = v.object({
  ...TableSearch.entries,
  material: optionalParam(MaterialTicker),
  /** A uuid, or `none` for average prices. */
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  /** The exchange that distances are measured from. Absent: the nearest of all. */
  near: optionalParam(v.picklist(STATION_CODES)),
  /** The most jumps to that exchange. */
  jumps: optionalParam(NonNegative),
  /** The lowest yield, in per cent of the highest. */
  yield: optionalParam(NonNegative),
  /** The least profit a day. */
  profit: optionalParam(FiniteNumber),
  /** The least number of free plots. */
  plots: optionalParam(NonNegative),
  /** Only planets with this facility. */
  facility: optionalParam(v.picklist(FACILITIES)),
  ...FREIGHT_ENTRIES,
})
export type ResourceRoiSearch = v.InferOutput<typeof ResourceRoiSearch>

export const RESOURCE_FILTERS = [
  'near',
  'jumps',
  'yield',
  'profit',
  'plots',
  'facility',
  ...FREIGHT_FILTERS,
] as const
export type ResourceFilters = Pick<ResourceRoiSearch, (typeof RESOURCE_FILTERS)[number]>
