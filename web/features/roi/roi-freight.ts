import { RATE_PER_JUMP } from '../../../engine/game/constants/freight-rate.ts'
import { NEAREST, STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import { STATION_OF } from '../../../engine/game/constants/stations.ts'
import type { SweepFreight } from '../../../engine/roi/sweep-freight.ts'
import { ownLabels } from '../../ui/field/options.ts'
import type { FilterField } from './RoiFilters.tsx'
import type { FreightSearch } from './roi-freight-search.ts'

export const freightFields = (hasFreight: boolean): FilterField<'station' | 'freight'>[] => [
  {
    name: 'station',
    label: 'Freight to',
    width: 100,
    options: [{ value: NEAREST, label: 'Nearest' }, ...ownLabels(STATION_CODES)],
    placeholder: 'None',
  },
  ...(hasFreight
    ? [
        {
          name: 'freight',
          label: '$/t or m³ and jump',
          width: 128,
          isRare: true,
          decimals: true,
        } as const,
      ]
    : []),
]

export const sweepFreight = ({ station, freight }: FreightSearch): SweepFreight | undefined =>
  station && {
    station: station === NEAREST ? NEAREST : STATION_OF[station],
    rate: { perUnit: 0, perUnitAndJump: freight ?? RATE_PER_JUMP },
  }

/** Planets to which no jumps lead. */
export const exchangeInWords = (station: FreightSearch['station']) =>
  station === undefined || station === NEAREST ? 'any exchange' : station

/** The field shows the rate that counts, even if the player has set none. */
export const withRate = <Search extends FreightSearch>(search: Search): Search =>
  search.station ? { ...search, freight: search.freight ?? RATE_PER_JUMP } : search

/** A rate that the player types, or one for another exchange, no longer comes from a lane. */
export const withoutLane = <Change extends object>(change: Change) =>
  'freight' in change || 'station' in change ? { ...change, lane: undefined } : change
