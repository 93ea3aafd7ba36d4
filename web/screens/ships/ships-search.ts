import * as v from 'valibot'
import { lenient } from '../../ui/table/state.ts'

const Id = v.pipe(v.string(), v.maxLength(40))

/** The tool's part of the address, so that a ship or a route can be shared. */
export const ShipsSearch = v.object({
  /** A uuid, or `none` for average prices. */
  cx: lenient(Id),
  /** A preset by its bay, a design of the player, a ship that flies. */
  ship: lenient(Id),
  /** `ENG-SSL-RCT-SFL-SCB-BHP`: what the ship was changed to, and is not saved. */
  parts: lenient(v.pipe(v.string(), v.maxLength(80))),
  /** Ids of ships beside it, with commas. */
  compare: lenient(v.pipe(v.string(), v.maxLength(200))),
  /** What of the hull is damaged, in per cent. */
  damage: lenient(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
})
export type ShipsSearch = v.InferOutput<typeof ShipsSearch>

export interface ShipsPart {
  search: ShipsSearch
  onSearch: (change: Partial<ShipsSearch>) => void
}
