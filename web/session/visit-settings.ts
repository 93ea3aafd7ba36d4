import * as v from 'valibot'
import { EXCHANGES } from '../../engine/game/cx.ts'
import { FreightSettings, MAX_ALIKE } from '../../engine/game/own-fleet.ts'
import { useObservable } from '../browser/observable.ts'
import { playerRecord } from '../browser/player-record.ts'
import { shownRecord } from '../browser/shown-record.ts'

const Days = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const { withGateways, fuelShare, reactorSlider, valueOfHour, repairAt } = FreightSettings.entries

/** What the player says about the flights to the bases. Every field has a default, so that an old record still reads. */
const VisitSettings = v.object({
  /** Null: the exchange where the player buys. */
  exchange: v.optional(v.nullable(v.picklist(EXCHANGES)), null),
  /** Number of ships by id. Null: each of the player's ships. */
  fleet: v.optional(
    v.nullable(
      v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ALIKE))),
    ),
    null,
  ),
  flight: v.optional(
    v.object({
      aim: v.optional(v.picklist(['jumps', 'time', 'cost']), 'jumps'),
      ...{ withGateways, fuelShare, reactorSlider, valueOfHour, repairAt },
    }),
    {},
  ),
  hoursPerStop: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(1000)), 2),
  horizonDays: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(60)), 14),
  /** Null: the yellow threshold of the burn table. */
  reorderDays: v.optional(v.nullable(Days), null),
  /** Null: the resupply days of the burn table. */
  targetDays: v.optional(v.nullable(Days), null),
  collects: v.optional(v.boolean(), true),
  /** How long a ship may wait for a day on which its trip is shorter. */
  mayWaitDays: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(30)), 0),
})
export type VisitSettings = v.InferOutput<typeof VisitSettings>

const VISIT_DEFAULTS = v.parse(VisitSettings, {})
const visits = shownRecord(playerRecord('perigee.visits', VisitSettings), VISIT_DEFAULTS)

export const useVisitSettings = (): VisitSettings => useObservable(visits)

export const changeVisitSettings = (change: Partial<VisitSettings>): void =>
  visits.change((kept) => ({ ...kept, ...change }))
