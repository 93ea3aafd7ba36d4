import * as v from 'valibot'
import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import {
  BuildingTicker,
  MaterialTicker,
  NonNegative,
  PlanetNaturalId,
} from '../../../engine/game/primitives.ts'
import { Cogc, ProgramType } from '../../../engine/game/programs.ts'
import { ATLAS_EACH, type AtlasOrder } from '../../../engine/roi/atlas/choices.ts'
import { optionalParam, TableSearch } from '../../ui/table/state.ts'
import { LONGEST_FLIGHT } from '../fleet/longest-flight.ts'
import { FREIGHT_ENTRIES } from './roi-freight-search.ts'
import { sellableLabel } from './sellable.ts'

export const ATLAS_COLOURS = [
  'sellable',
  'profit',
  'payback',
  'perArea',
  'perDay',
  'share',
  'fees',
] as const
/** What the star map is coloured by. */
export type AtlasColour = (typeof ATLAS_COLOURS)[number]

const COLOUR_LABELS: Readonly<Record<Exclude<AtlasColour, 'sellable'>, string>> = {
  profit: '$/day',
  payback: 'Payback',
  perArea: '$/area',
  perDay: 'Yield, units a day',
  share: '% of daily volume',
  fees: 'Fees, % of margin',
}
export const colourLabel = (colour: AtlasColour, percent: number) =>
  colour === 'sellable' ? sellableLabel(percent) : COLOUR_LABELS[colour]

export const AtlasSearch = v.object({
  ...TableSearch.entries,
  /** A uuid, or `none` for average prices. */
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  experts: optionalParam(v.literal('none')),
  each: optionalParam(v.picklist(ATLAS_EACH)),
  /** Shows the star map with the best of each planet instead of the table. */
  view: optionalParam(v.literal('map')),
  colour: optionalParam(v.picklist(ATLAS_COLOURS)),
  makes: optionalParam(MaterialTicker),
  uses: optionalParam(MaterialTicker),
  building: optionalParam(BuildingTicker),
  recipe: optionalParam(v.pipe(v.string(), v.maxLength(200))),
  planet: optionalParam(PlanetNaturalId),
  program: optionalParam(ProgramType),
  /** The programme assumed on planets whose own is no longer known; none if absent. */
  cogc: optionalParam(Cogc),
  /** Exchange that jumps are counted from. */
  near: optionalParam(v.picklist(STATION_CODES)),
  jumps: optionalParam(NonNegative),
  ...FREIGHT_ENTRIES,
  /** Where flights to the planets begin, with which ship, and how many hours they may take. */
  place: optionalParam(v.pipe(v.string(), v.maxLength(40))),
  ship: optionalParam(v.pipe(v.string(), v.maxLength(100))),
  hours: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_FLIGHT))),
  /** Leaves out planets whose plots are all known to be taken. Absent means the default of all searches. */
  free: optionalParam(v.boolean()),
  /** Only planets of the player's plans. */
  own: optionalParam(v.literal(true)),
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
  'place',
  'ship',
  'hours',
  'free',
  'own',
] as const
export type AtlasFilters = Pick<AtlasSearch, (typeof ATLAS_FILTERS)[number]>

/** A single material or planet shows every base. Otherwise the best base of each recipe says more than a thousand similar planets. */
export const eachOf = ({ view, each, makes, recipe, planet }: AtlasSearch) =>
  view ? 'planet' : (each ?? (makes || recipe || planet ? 'base' : 'recipe'))

const ORDERS: Readonly<Record<string, AtlasOrder>> = {
  '-sellable': 'market',
  '-profit': 'profit',
  payback: 'payback',
  '-perArea': 'area',
}
const COLOUR_ORDERS: Readonly<Record<AtlasColour, AtlasOrder>> = {
  sellable: 'market',
  profit: 'profit',
  payback: 'payback',
  perArea: 'area',
  perDay: 'market',
  share: 'market',
  fees: 'market',
}
/** The best are asked for by what the map shows or the table is ordered by; another column orders those that are best by the market. */
export const atlasOrder = ({ view, colour = 'sellable', sort = '' }: AtlasSearch): AtlasOrder =>
  view ? COLOUR_ORDERS[colour] : (ORDERS[sort.split(',')[0] ?? ''] ?? 'market')
