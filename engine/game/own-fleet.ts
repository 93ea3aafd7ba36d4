import * as v from 'valibot'
import { RATE_PER_JUMP } from './constants/freight-rate.ts'
import { NEAREST } from './constants/station-codes.ts'
import { EXCHANGES } from './cx.ts'
import { SupplyRules } from './freight.ts'
import { NameText } from './plain-text.ts'
import { MaterialTicker, NonNegative } from './primitives.ts'

// A player's entries on ships and freight. They are stored in the browser and in the export file.

export const DESIGN_NAME_LENGTH = 60
export const DesignName = v.pipe(
  NameText,
  v.minLength(1, 'A ship needs a name'),
  v.maxLength(DESIGN_NAME_LENGTH, `A ship's name has at most ${DESIGN_NAME_LENGTH} characters`),
)

/** A uuid or number of a design, the registration of a ship in the game, or the bay of a preset. */
const ShipId = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** A ship that the player designed, or the parts of a ship in the game, which FIO does not report. */
export const OwnDesign = v.object({
  id: ShipId,
  name: DesignName,
  parts: v.pipe(v.array(MaterialTicker), v.maxLength(20)),
})
export type OwnDesign = v.InferOutput<typeof OwnDesign>

const Share = v.pipe(v.number(), v.minValue(0.01), v.maxValue(1))
const Hours = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))
export const MAX_ALIKE = 40

/** Every field has a default, so that an old or partial record still reads. */
export const FreightSettings = v.object({
  isOn: v.optional(v.boolean(), false),
  /** Whether bases supply each other at cost, or trade only at the exchange. */
  sharesOwn: v.optional(v.boolean(), false),
  carrier: v.optional(v.picklist(['own', 'hired', 'either']), 'own'),
  ships: v.optional(
    v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ALIKE))),
    { SCB: 2 },
  ),
  /** The exchange of bases whose prices name none. */
  exchange: v.optional(v.picklist([NEAREST, ...EXCHANGES]), NEAREST),
  /** `jumps`: the route that the game flies. */
  aim: v.optional(v.picklist(['time', 'cost', 'jumps']), 'jumps'),
  withGateways: v.optional(v.boolean(), true),
  fuelShare: v.optional(Share, 0.05),
  reactorSlider: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  valueOfHour: v.optional(NonNegative, 0),
  repairAt: v.optional(Share, 0.1),
  stopHours: v.optional(Hours, 2),
  hoursPerDay: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(24)), 24),
  /** $ for a tonne or cubic metre, plus $ for each jump. */
  perUnit: v.optional(NonNegative, 50),
  perUnitAndJump: v.optional(NonNegative, RATE_PER_JUMP),
  rules: v.optional(SupplyRules, {}),
})
export type FreightSettings = v.InferOutput<typeof FreightSettings>

/** Key of the freight settings for bases without an empire, and for empires without settings of their own. */
export const EVERYWHERE = 'everywhere'
/** By the uuid of the empire, or EVERYWHERE. */
export type FreightByEmpire = Readonly<Record<string, FreightSettings>>

export interface OwnFleet {
  readonly designs: readonly OwnDesign[]
  readonly freight: FreightByEmpire
}
