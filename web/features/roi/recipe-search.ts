import * as v from 'valibot'
import {
  BuildingTicker,
  Expertise,
  FiniteNumber,
  MaterialTicker,
  NonNegative,
  PlanetNaturalId,
  Workforce,
} from '../../../engine/game/primitives.ts'
import { optionalParam, TableSearch } from '../../ui/table/state.ts'
import { FREIGHT_ENTRIES, FREIGHT_FILTERS } from './roi-freight-search.ts'

export const RecipeRoiSearch = v.object({
  ...TableSearch.entries,
  /** Shows how much more or less recipes earn than a week ago instead of what they earn. */
  view: optionalParam(v.literal('week')),
  planet: optionalParam(PlanetNaturalId),
  /** A uuid, or `none` for average prices. */
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  makes: optionalParam(MaterialTicker),
  uses: optionalParam(MaterialTicker),
  building: optionalParam(BuildingTicker),
  expertise: optionalParam(Expertise),
  /** A workforce that the building employs, perhaps among others. */
  workforce: optionalParam(Workforce),
  /** The least profit a day. */
  profit: optionalParam(FiniteNumber),
  /** The longest payback in days. */
  payback: optionalParam(NonNegative),
  /** The largest share of the daily volume, in per cent. */
  share: optionalParam(NonNegative),
  ...FREIGHT_ENTRIES,
})
export type RecipeRoiSearch = v.InferOutput<typeof RecipeRoiSearch>

export const RECIPE_FILTERS = [
  'makes',
  'uses',
  'building',
  'expertise',
  'workforce',
  'profit',
  'payback',
  'share',
  ...FREIGHT_FILTERS,
] as const
export type RecipeFilters = Pick<RecipeRoiSearch, (typeof RECIPE_FILTERS)[number]>
