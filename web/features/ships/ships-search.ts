import * as v from 'valibot'
import { optionalParam } from '../../ui/table/state.ts'

const Id = v.pipe(v.string(), v.maxLength(40))
const ShareOfOne = v.pipe(v.number(), v.minValue(0.01), v.maxValue(1))
const Tonnes = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))

/** The tool's part of the address, so that a ship or a route can be shared. Every page loads it with its route. */
export const ShipsSearch = v.object({
  view: optionalParam(v.picklist(['route', 'reach'])),
  /** A uuid, or `none` for average prices. */
  cx: optionalParam(Id),
  /** A preset by its bay, a design of the player, a ship that flies. */
  ship: optionalParam(Id),
  /** `ENG-SSL-RCT-SFL-SCB-BHP`: changed parts that are not saved. */
  parts: optionalParam(v.pipe(v.string(), v.maxLength(80))),
  /** Ids of the ships to compare it with, separated by commas. */
  compare: optionalParam(v.pipe(v.string(), v.maxLength(200))),
  /** Damage to the hull in per cent. */
  damage: optionalParam(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Natural ids; a station's is that of its system. */
  from: optionalParam(Id),
  to: optionalParam(Id),
  load: optionalParam(Tonnes),
  /** Absent: the route that the game flies. */
  aim: optionalParam(v.picklist(['time', 'cost'])),
  gateways: optionalParam(v.literal('no')),
  fuel: optionalParam(ShareOfOne),
  reactor: optionalParam(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  hour: optionalParam(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
  repair: optionalParam(ShareOfOne),
  /** When the ship departs, UTC: `2026-09-01T12:00`; absent: now. */
  at: optionalParam(v.pipe(v.string(), v.isoDateTime())),
  /** Departures with the flight back. */
  back: optionalParam(v.literal('yes')),
  /** The hours of flight in the table of reach. */
  hours: optionalParam(v.pipe(v.number(), v.minValue(1), v.maxValue(1000))),
  among: optionalParam(v.picklist(['bases', 'planets'])),
})
export type ShipsSearch = v.InferOutput<typeof ShipsSearch>

export interface ShipsPart {
  search: ShipsSearch
  onSearch: (change: Partial<ShipsSearch>) => void
}
