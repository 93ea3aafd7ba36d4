import * as v from 'valibot'
import {
  BuildingTicker,
  MaterialTicker,
  NonNegative,
  PlanetNaturalId,
} from '../../../engine/model/primitives.ts'
import { ProgramType } from '../../../engine/model/programs.ts'
import { ATLAS_EACH, type AtlasOrder } from '../../../engine/sweeps/atlas/choices.ts'
import { FreightLane } from '../../parts/freight/freight-lane.ts'
import { lenient, TableSearch } from '../../ui/table/state.ts'
import { STATION_CODES } from './resource-search.ts'

/** The atlas' part of the address, so that it can be shared. */
export const AtlasSearch = v.object({
  ...TableSearch.entries,
  /** A uuid, or `none` for average prices. */
  cx: lenient(v.pipe(v.string(), v.maxLength(36))),
  experts: lenient(v.literal('none')),
  each: lenient(v.picklist(ATLAS_EACH)),
  makes: lenient(MaterialTicker),
  uses: lenient(MaterialTicker),
  building: lenient(BuildingTicker),
  recipe: lenient(v.pipe(v.string(), v.maxLength(200))),
  planet: lenient(PlanetNaturalId),
  program: lenient(ProgramType),
  /** Exchange that jumps are counted from. */
  near: lenient(v.picklist(STATION_CODES)),
  jumps: lenient(NonNegative),
  /** Exchange that goods are flown to and from; none without it. */
  station: lenient(v.picklist(STATION_CODES)),
  /** $ for a tonne or cubic metre and a jump. */
  freight: lenient(NonNegative),
  /** That `freight` was taken from. */
  lane: lenient(FreightLane),
  /** Not where all plots are known to be taken. */
  free: lenient(v.literal(true)),
  /** Only planets of the player's plans. */
  own: lenient(v.literal(true)),
})
export type AtlasSearch = v.InferOutput<typeof AtlasSearch>

export const ATLAS_FILTERS = [
  'makes',
  'uses',
  'building',
  'recipe',
  'planet',
  'program',
  'near',
  'jumps',
  'station',
  'freight',
  'free',
  'own',
] as const
export type AtlasFilters = Pick<AtlasSearch, (typeof ATLAS_FILTERS)[number]>

/** One thing or one place is compared as a whole; of everything, the best of each recipe says more than a thousand like planets. */
export const eachOf = ({ each, makes, recipe, planet }: AtlasSearch) =>
  each ?? (makes || recipe || planet ? 'base' : 'recipe')

export const DEFAULT_FREIGHT = 20

const ORDERS: Readonly<Record<string, AtlasOrder>> = {
  '-borne': 'market',
  '-profit': 'profit',
  '-after': 'net',
  payback: 'payback',
  '-perArea': 'area',
}
/** The best are asked for by what the table is ordered by; another column orders those that are best by the market. */
export const orderOf = ({ sort = '' }: AtlasSearch): AtlasOrder =>
  ORDERS[sort.split(',')[0] ?? ''] ?? 'market'
