import * as v from 'valibot'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { optionalParam } from '../../ui/table/state.ts'

const Id = v.pipe(v.string(), v.maxLength(40))

/** The tool's part of the address. How the ship flies is a setting of freight, and stays in this browser. */
export const ArbitrageSearch = v.object({
  /** A uuid, or `none` for average prices. */
  cx: optionalParam(Id),
  /** A preset by its bay, a design of the player, a ship that flies. */
  ship: optionalParam(Id),
  from: optionalParam(v.picklist(EXCHANGES)),
  to: optionalParam(v.picklist(EXCHANGES)),
  /** The flight back does not count. */
  back: optionalParam(v.literal('no')),
})
export type ArbitrageSearch = v.InferOutput<typeof ArbitrageSearch>
