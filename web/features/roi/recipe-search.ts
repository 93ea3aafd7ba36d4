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
import { lenient, TableSearch } from '../../ui/table/state.ts'
import { FREIGHT_ENTRIES, FREIGHT_FILTERS } from './roi-freight-search.ts'

export const RecipeRoiSearch = v.object({
  ...TableSearch.entries,
  /** Shows how much more or less recipes earn than a week ago instead of what they earn. */
  view: lenient(v.literal('week')),
  planet: lenient(PlanetNaturalId),
  /** A uuid, or `none` for average prices. */
  cx: lenient(v.pipe(v.string(), v.maxLength(36))),
  makes: lenient(MaterialTicker),
  uses: lenient(MaterialTicker),
  building: lenient(BuildingTicker),
  expertise: lenient(Expertise),
  /** A workforce that the building employs, perhaps among others. */
  workforce: lenient(Workforce),
  /** Least profit a day. */
  profit: lenient(FiniteNumber),
  /** Most days of payback. */
  payback: lenient(NonNegative),
  /** Most percent of the daily volume. */
  share: lenient(NonNegative),
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
