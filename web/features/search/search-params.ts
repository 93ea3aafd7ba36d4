import * as v from 'valibot'
import { optionalParam, TableSearch } from '../../ui/table/state.ts'
import { LONGEST_FLIGHT } from '../fleet/longest-flight.ts'

const Words = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.maxLength(500),
)
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const Hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_FLIGHT))

/**
 * A search as its address, to be shared; what is as it is at first is left out. Lists are words with commas. Every page
 * loads this with its route, so it knows no game data; `address.ts` reads the words.
 */
export type SearchParams = v.InferOutput<typeof SearchParams>
export const SearchParams = v.object({
  ...TableSearch.entries,
  /** Absent if nothing was searched for yet. */
  by: optionalParam(v.picklist(['name', 'conditions'])),
  text: optionalParam(Words),
  /** `FEO.50,H2O`: iron at half of the richest deposit or more, and any water. */
  materials: optionalParam(Words),
  programs: optionalParam(Words),
  /** `none` means not even rocky ones. */
  surroundings: optionalParam(Words),
  features: optionalParam(Words),
  near: optionalParam(Words),
  within: optionalParam(Count),
  plots: optionalParam(Count),
  /** Where flights to the planets begin, with which ship, and how long they may take. */
  place: optionalParam(Words),
  ship: optionalParam(Words),
  hours: optionalParam(Hours),
  view: optionalParam(v.picklist(['table', 'map', 'both'])),
  /** Systems at the ends of the way shown on the map. */
  from: optionalParam(Words),
  to: optionalParam(Words),
  /** The radius shown around `from`. */
  jumps: optionalParam(Count),
  layer: optionalParam(v.picklist(['faction', 'program'])),
  /** The programme that the layer shows. Absent: any. */
  program: optionalParam(Words),
})
