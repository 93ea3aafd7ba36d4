import * as v from 'valibot'
import { EXCHANGES } from '../../engine/model/cx.ts'
import { SupplyRules } from '../../engine/model/freight.ts'
import { NonNegative } from '../../engine/model/primitives.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

const Share = v.pipe(v.number(), v.minValue(0.01), v.maxValue(1))
const Hours = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))
export const MOST_ALIKE = 40

/** How the goods of an empire are carried. Every field has its default, so that an old or partial record still reads. */
export const FreightSettings = v.object({
  isOn: v.optional(v.boolean(), false),
  carrier: v.optional(v.picklist(['own', 'hired', 'either']), 'own'),
  /** How many of each ship, by its id. */
  ships: v.optional(
    v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ALIKE))),
    { SCB: 2 },
  ),
  /** Where bases trade whose prices name no exchange. */
  exchange: v.optional(v.picklist(EXCHANGES), 'AI1'),
  aim: v.optional(v.picklist(['time', 'cost', 'jumps']), 'time'),
  withGateways: v.optional(v.boolean(), true),
  fuelShare: v.optional(Share, 0.05),
  reactorShare: v.optional(Share, 0.65),
  valueOfHour: v.optional(NonNegative, 0),
  repairAt: v.optional(Share, 0.1),
  stopHours: v.optional(Hours, 2),
  hoursPerDay: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(24)), 24),
  /** $ for a tonne or cubic metre, and for each jump besides. */
  perUnit: v.optional(NonNegative, 50),
  perUnitAndJump: v.optional(NonNegative, 10),
  rules: v.optional(SupplyRules, {}),
})
export type FreightSettings = v.InferOutput<typeof FreightSettings>
export const FREIGHT_DEFAULTS: FreightSettings = v.parse(FreightSettings, {})

/** For bases of no empire, and for empires that have none of their own. */
const EVERYWHERE = 'everywhere'

const record = localRecord('perigee.freight', v.record(v.string(), FreightSettings))
type Kept = Readonly<Record<string, FreightSettings>>
const current = observable<Kept>(record.read() ?? {})
record.watch(() => current.set(record.read() ?? {}))

export function useFreightSettings(empireUuid: string | undefined): FreightSettings {
  const kept = useObservable(current)
  return kept[empireUuid ?? EVERYWHERE] ?? kept[EVERYWHERE] ?? FREIGHT_DEFAULTS
}

function keep(next: Kept): void {
  record.write({ ...next })
  current.set(next)
}

export function setFreight(
  empireUuid: string | undefined,
  settings: FreightSettings,
  change: Partial<FreightSettings>,
): void {
  const kept = record.read() ?? current.get()
  keep({ ...kept, [empireUuid ?? EVERYWHERE]: { ...settings, ...change } })
}

/** Every empire carries its goods like that; who supplies whom stays with each. */
export function setFreightEverywhere(settings: FreightSettings): void {
  const kept = record.read() ?? current.get()
  const others = Object.entries(kept).map(([empire, { rules }]) => [empire, { ...settings, rules }])
  const { rules } = kept[EVERYWHERE] ?? FREIGHT_DEFAULTS
  keep({ ...Object.fromEntries(others), [EVERYWHERE]: { ...settings, rules } })
}
