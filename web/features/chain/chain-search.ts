import * as v from 'valibot'
import { MaterialTicker, NonNegative } from '../../../engine/game/primitives.ts'
import { optionalParam } from '../../ui/table/state.ts'

/** A chain's part of the address, so that it can be shared. */
export const ChainSearch = v.object({
  material: optionalParam(MaterialTicker),
  /** How much of it, in runs of its recipe or units a day. */
  amount: optionalParam(v.pipe(NonNegative, v.maxValue(1_000_000))),
  of: optionalParam(v.picklist(['runs', 'units'])),
  /** Which recipe counts where none was chosen: the cheapest, unless it says otherwise. */
  choice: optionalParam(v.picklist(['first'])),
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  /** Ids of the recipes chosen instead. */
  recipes: optionalParam(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(200))),
  /** Materials that are bought instead of made: `FE,SI`. */
  terminals: optionalParam(v.pipe(v.string(), v.maxLength(500))),
  colour: optionalParam(v.picklist(['material', 'workforce', 'expertise'])),
  /** Percent at which buildings work. */
  efficiency: optionalParam(v.pipe(NonNegative, v.maxValue(1000))),
})
export type ChainSearch = v.InferOutput<typeof ChainSearch>
