import * as v from 'valibot'
import { MaterialTicker, NonNegative } from '../../../engine/game/primitives.ts'
import { optionalParam } from '../../ui/table/state.ts'

/** A wide range. The calculator says which levels exist. */
const Level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))

export const HqSearch = v.object({
  from: optionalParam(Level),
  to: optionalParam(Level),
  /** A uuid, or `none` for average prices. */
  cx: optionalParam(v.pipe(v.string(), v.maxLength(36))),
  /** Counted stock by ticker, in place of what FIO reports. */
  stock: optionalParam(v.record(MaterialTicker, v.pipe(NonNegative, v.maxValue(1_000_000_000)))),
})
export type HqSearch = v.InferOutput<typeof HqSearch>
