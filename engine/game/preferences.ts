import * as v from 'valibot'
import { FLOW_SOURCES } from './alert.ts'
import { RULES_NAMES } from './constants/rules.ts'
import { STATION_WAREHOUSES } from './constants/stations.ts'
import { CurrencyRates, OwnFees } from './own-fees.ts'
import { MaterialTicker, NonNegative, PlanetNaturalId, Uuid } from './primitives.ts'

export const CONFIGURE_ON_EXECUTION = 'Configure on Execution'
const ORIGINS = [
  CONFIGURE_ON_EXECUTION,
  ...(Object.keys(STATION_WAREHOUSES) as (keyof typeof STATION_WAREHOUSES)[]),
] as const

export const PlanPreferences = v.object({
  /** Off if the base exists: its core module is already paid. */
  includeCM: v.optional(v.boolean(), true),
  visitationMaterialExclusions: v.optional(v.array(MaterialTicker), []),
  autoOptimizeHabs: v.optional(v.boolean(), true),
})
export type PlanPreferences = v.InferOutput<typeof PlanPreferences>
export const PLAN_PREFERENCE_DEFAULTS: PlanPreferences = v.parse(PlanPreferences, {})

/** Raised with each step in `versions/`. */
export const PREFERENCES_VERSION = 3

/** Kept in this browser. Every field has a default, so an old or partial record still reads. */
export const Preferences = v.object({
  defaultEmpireUuid: v.optional(v.nullable(Uuid), null),
  defaultCXUuid: v.optional(v.nullable(Uuid), null),
  defaultBuyItemsFromCX: v.optional(v.boolean(), true),
  burnDaysRed: v.optional(NonNegative, 5),
  burnDaysYellow: v.optional(NonNegative, 10),
  burnResupplyDays: v.optional(NonNegative, 20),
  burnOrigin: v.optional(v.picklist(ORIGINS), CONFIGURE_ON_EXECUTION),
  /** Whether stock lasts are calculated from FIO's report of a base, if there is one, or from its plans. */
  flowsFrom: v.optional(v.picklist(FLOW_SOURCES), 'game'),
  /** A plan's share of the daily volume, in per cent, above which a warning is shown. */
  tradeShareWarning: v.optional(NonNegative, 20),
  /**
   * How much of a filled order book comes back in a day, in per cent. Measured on 2026-03-27: within 7 hours 2.1 % of
   * the ask units and 1.2 % of the bid units were gone and as many had been added, which is 7.1 % and 4.1 % a day.
   */
  bookRefillPercent: v.optional(v.pipe(NonNegative, v.maxValue(100)), 5),
  layoutNavigationStyle: v.optional(v.picklist(['full', 'collapsed']), 'full'),
  /** The page after a login without a requested page. */
  startPage: v.optional(v.picklist(['empire', 'today']), 'empire'),
  figures: v.optional(v.picklist(RULES_NAMES), 'accurate'),
  /** Whether errors of the page are sent to the operator of the server; the player is asked after the first error. */
  reportErrors: v.optional(v.picklist(['ask', 'yes', 'no']), 'ask'),
  ownFees: v.optional(v.record(PlanetNaturalId, OwnFees), {}),
  /** The value of one unit of a currency; 1 if none is set. */
  currencyRates: v.optional(CurrencyRates, {}),
  planOverrides: v.optional(v.record(Uuid, PlanPreferences), {}),
})
export type Preferences = v.InferOutput<typeof Preferences>
export const PREFERENCE_DEFAULTS: Preferences = v.parse(Preferences, {})
