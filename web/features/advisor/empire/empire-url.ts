import * as v from 'valibot'
import { RATE_PER_JUMP } from '../../../../engine/game/constants/freight-rate.ts'
import { EXCHANGES } from '../../../../engine/game/cx.ts'
import { NonNegative, PlanetNaturalId, Uuid } from '../../../../engine/game/primitives.ts'
import { optionalParam } from '../../../ui/table/state.ts'
import { FreightLane } from '../../fleet/freight/freight-lane.ts'
import { AdvisorForm, integer } from '../advisor-form.ts'
import { Permits, ResultId } from '../advisor-url.ts'

const { sell, buy, neverBuy, neverSell, makes, perDay, expertises, cost, experts } =
  AdvisorForm.entries
const { kinds, recipes } = AdvisorForm.entries

export const MAX_PERMITS_ASKED = 60
export const MAX_PLANETS = 40
export const MAX_EXISTING = 20
export const SECONDS = [10, 30, 60, 120, 300] as const

/** `out`: ignored, as if it did not exist. */
export const EXISTING_CHOICES = ['keep', 'change', 'leave', 'out'] as const
export type ExistingOption = (typeof EXISTING_CHOICES)[number]

/** The address: what the best empire is asked, and which result is shown. An absent field has its default, null is off. */
export const EmpireUrl = v.object({
  ...{ sell, buy, neverBuy, neverSell, makes, perDay, expertises, cost, experts, kinds, recipes },
  result: optionalParam(ResultId),
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  /** The permits of all bases together, and of each new one. */
  permits: optionalParam(integer(1, MAX_PERMITS_ASKED)),
  each: optionalParam(Permits),
  /** Absent: all planets. */
  planets: optionalParam(v.pipe(v.array(PlanetNaturalId), v.maxLength(MAX_PLANETS))),
  /** Also planets whose plots are all taken; absent: as everywhere. */
  full: optionalParam(v.boolean()),
  hq: optionalParam(PlanetNaturalId),
  /** The empire whose plans are the existing bases, and the choice for each. */
  from: optionalParam(Uuid),
  choices: optionalParam(v.record(Uuid, v.picklist(EXISTING_CHOICES))),
  /** If set, trades are priced from the order books, otherwise from list prices. */
  market: optionalParam(v.literal('book')),
  /** $ for a tonne or cubic metre and a jump. */
  freight: optionalParam(v.nullable(NonNegative)),
  lane: optionalParam(FreightLane),
  /** The exchange of bases whose prices name none. */
  at: optionalParam(v.picklist(EXCHANGES)),
  /** Hours a day that ships may fly, and with which ship. */
  hours: optionalParam(NonNegative),
  ship: optionalParam(v.pipe(v.string(), v.maxLength(100))),
  seconds: optionalParam(v.picklist(SECONDS)),
  /** Cash to build with in $, and other income in $ a day. */
  money: optionalParam(NonNegative),
  income: optionalParam(NonNegative),
})
export type EmpireUrl = v.InferOutput<typeof EmpireUrl>

export const DEFAULT_PERMITS = 4
export const freightRate = ({ freight = RATE_PER_JUMP }: EmpireUrl) => freight
/** A search of all planets gets more time than one of a few. */
export const secondsOf = ({ seconds, planets }: EmpireUrl) => seconds ?? (planets ? 60 : 120)

export interface EmpireUrlProps {
  readonly url: EmpireUrl
  readonly onUrl: (change: Partial<EmpireUrl>) => void
}
