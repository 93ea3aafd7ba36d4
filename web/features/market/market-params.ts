import * as v from 'valibot'
import { optionalParam, TableSearch } from '../../ui/table/state.ts'

const Words = v.pipe(v.string(), v.maxLength(100))
const PlainDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

/** What the screen shows, as its address; lists are words with commas, an untouched screen has a bare address. */
export type MarketParams = v.InferOutput<typeof MarketParams>
export const MarketParams = v.object({
  ...TableSearch.entries,
  tickers: optionalParam(Words),
  /** The first is the one of the table. */
  exchanges: optionalParam(Words),
  by: optionalParam(v.picklist(['week', 'month'])),
  /** How far back, in days. */
  back: optionalParam(v.picklist([30, 365, 1095])),
  /** A stretch of that, both days included. */
  since: optionalParam(PlainDay),
  until: optionalParam(PlainDay),
})
