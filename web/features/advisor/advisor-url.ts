import * as v from 'valibot'
import { MAX_PERMITS_OF_BASE } from '../../../engine/game/constants/base.ts'
import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import { MaterialTicker, NonNegative, PlanetNaturalId } from '../../../engine/game/primitives.ts'
import { Cogc } from '../../../engine/game/programs.ts'
import { optionalParam } from '../../ui/table/state.ts'
import { FreightLane } from '../fleet/freight/freight-lane.ts'
import { AdvisorForm, integer } from './advisor-form.ts'

export const SECTION_IDS = ['base', 'planets', 'expansion', 'target'] as const
export type SectionId = (typeof SECTION_IDS)[number]

export const Permits = integer(1, MAX_PERMITS_OF_BASE)

export const MAX_TARGET_SITES = 6
const GateLevel = integer(0, 5)

/** The id of the search whose result is shown. */
export const ResultId = v.pipe(v.string(), v.maxLength(60))

/** The address: where, under which limits, and which result is shown. */
export const AdvisorUrl = v.object({
  ...AdvisorForm.entries,
  result: optionalParam(ResultId),
  section: optionalParam(v.picklist(SECTION_IDS)),
  planet: optionalParam(PlanetNaturalId),
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  permits: optionalParam(Permits),
  hq: optionalParam(v.boolean()),
  cogc: optionalParam(Cogc),
  /** Best planet: the product or recipe, and the freight. */
  product: optionalParam(MaterialTicker),
  recipe: optionalParam(v.pipe(v.string(), v.maxLength(200))),
  station: optionalParam(v.picklist(STATION_CODES)),
  freight: optionalParam(NonNegative),
  /** The lane from which `freight` was taken. */
  lane: optionalParam(FreightLane),
  plots: optionalParam(v.boolean()),
  /** Expansion: the uuid of a plan, or `nothing`, `game` or `proposal`. */
  from: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  to: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  money: optionalParam(NonNegative),
  income: optionalParam(NonNegative),
  within: optionalParam(NonNegative),
  /** Target: the material, its amount a day, the planets and the freight. */
  want: optionalParam(MaterialTicker),
  wantPerDay: optionalParam(NonNegative),
  /** Instead of one material: one end of a gateway with its upgrades, built in `days`. */
  gate: optionalParam(
    v.object({
      capacity: GateLevel,
      volume: GateLevel,
      range: GateLevel,
      days: integer(1, 3650),
      upkeep: v.optional(v.picklist(['day', 'week'])),
    }),
  ),
  sites: optionalParam(
    v.pipe(
      v.array(v.object({ planet: PlanetNaturalId, permits: Permits })),
      v.maxLength(MAX_TARGET_SITES),
    ),
  ),
  wantAt: optionalParam(v.pipe(v.string(), v.maxLength(40))),
  wantFreight: optionalParam(NonNegative),
  wantLane: optionalParam(FreightLane),
  spread: optionalParam(v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))),
  bases: optionalParam(integer(1, MAX_TARGET_SITES)),
  makeAll: optionalParam(v.boolean()),
  /** From a chain: the only recipes to use, and the materials that are made instead of bought. */
  wantRecipes: optionalParam(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(400)),
  ),
  wantMakes: optionalParam(v.pipe(v.array(MaterialTicker), v.maxLength(400))),
})
export type AdvisorUrl = v.InferOutput<typeof AdvisorUrl>

export interface AdvisorUrlProps {
  readonly url: AdvisorUrl
  readonly onUrl: (change: Partial<AdvisorUrl>) => void
}
