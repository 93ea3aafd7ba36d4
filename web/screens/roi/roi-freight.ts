import * as v from 'valibot'
import { RATE_PER_JUMP } from '../../../engine/freight/rate.ts'
import { NEAREST } from '../../../engine/model/own-fleet.ts'
import { NonNegative } from '../../../engine/model/primitives.ts'
import type { SweepFreight } from '../../../engine/sweeps/sweep-freight.ts'
import { STATION_CODES, STATION_OF } from '../../../engine/universe/stations.ts'
import { FreightLane } from '../../parts/freight/freight-lane.ts'
import { ownLabels } from '../../ui/options.ts'
import { lenient } from '../../ui/table/state.ts'
import type { FilterField } from './RoiFilters.tsx'

/** Freight in the address of a table of reference bases. */
export const FREIGHT_ENTRIES = {
  /** Exchange that goods are flown to and from, or that nearest to each planet; no freight without it. */
  station: lenient(v.picklist([NEAREST, ...STATION_CODES])),
  /** $ for a tonne or cubic metre and a jump. */
  freight: lenient(NonNegative),
  /** The source of `freight`. */
  lane: lenient(FreightLane),
}
const FreightSearch = v.object(FREIGHT_ENTRIES)
export type FreightSearch = v.InferOutput<typeof FreightSearch>

export const FREIGHT_FILTERS = ['station', 'freight'] as const

export const freightFields = (hasFreight: boolean): FilterField<'station' | 'freight'>[] => [
  {
    name: 'station',
    label: 'Freight to',
    width: 136,
    options: [{ value: NEAREST, label: 'Nearest' }, ...ownLabels(STATION_CODES)],
    placeholder: 'None',
  },
  ...(hasFreight
    ? [{ name: 'freight', label: '$/t or m³ and jump', width: 128, decimals: true } as const]
    : []),
]

export const sweepFreight = ({ station, freight }: FreightSearch): SweepFreight | undefined =>
  station && {
    station: station === NEAREST ? NEAREST : STATION_OF[station],
    rate: { perUnit: 0, perUnitAndJump: freight ?? RATE_PER_JUMP },
  }

/** Where no jumps lead. */
export const exchangeInWords = (station: FreightSearch['station']) =>
  station === undefined || station === NEAREST ? 'any exchange' : station

/** The rate that counts is in its field, also where the player has set none. */
export const withRate = <Search extends FreightSearch>(search: Search): Search =>
  search.station ? { ...search, freight: search.freight ?? RATE_PER_JUMP } : search

/** A rate that the player types, or for another exchange, is no longer that of the lane. */
export const withoutLane = <Change extends object>(change: Change) =>
  'freight' in change || 'station' in change ? { ...change, lane: undefined } : change
