import * as v from 'valibot'
import { list } from './list.ts'
import { GameId, MaterialTicker, WholeNumber } from './primitives.ts'
import { ProgramType } from './programs.ts'

const flags = [
  'IncludeRocky',
  'IncludeGaseous',
  'IncludeLowGravity',
  'IncludeHighGravity',
  'IncludeLowPressure',
  'IncludeHighPressure',
  'IncludeLowTemperature',
  'IncludeHighTemperature',
  'MustBeFertile',
  'MustHaveLocalMarket',
  'MustHaveChamberOfCommerce',
  'MustHaveWarehouse',
  'MustHaveAdministrationCenter',
  'MustHaveShipyard',
] as const

export const LONGEST_SEARCH_DISTANCE = 30

export const PlanetSearch = v.object({
  /** A planet must have every one of these; more than three are dropped, as the screen does. */
  Materials: v.pipe(
    list(MaterialTicker, 1000),
    v.transform((tickers) => [...new Set(tickers)].slice(0, 3)),
  ),
  /** A planet must run one of these programmes; empty: any planet. */
  COGC: list(ProgramType, 50),
  ...(Object.fromEntries(flags.map((flag) => [flag, v.boolean()])) as Record<
    (typeof flags)[number],
    v.BooleanSchema<undefined>
  >),
  MaxDistanceCheck: v.optional(
    v.nullable(
      v.object({
        SystemId: GameId,
        MaxDistance: v.pipe(WholeNumber, v.minValue(0), v.maxValue(LONGEST_SEARCH_DISTANCE)),
      }),
    ),
  ),
})
export type PlanetSearch = v.InferOutput<typeof PlanetSearch>

/** Matches every planet; a search overrides single fields. */
export const ANY_PLANET: PlanetSearch = {
  Materials: [],
  COGC: [],
  IncludeRocky: true,
  IncludeGaseous: true,
  IncludeLowGravity: true,
  IncludeHighGravity: true,
  IncludeLowPressure: true,
  IncludeHighPressure: true,
  IncludeLowTemperature: true,
  IncludeHighTemperature: true,
  MustBeFertile: false,
  MustHaveLocalMarket: false,
  MustHaveChamberOfCommerce: false,
  MustHaveWarehouse: false,
  MustHaveAdministrationCenter: false,
  MustHaveShipyard: false,
}
