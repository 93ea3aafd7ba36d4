import * as v from 'valibot'
import { TableSearch } from '../../ui/table/state.ts'

/** Whose preferences are shown and what of the prices is in view; without a planet those of the empire. */
export const ExchangesSearch = v.object({
  planet: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(32))), undefined),
  ...TableSearch.entries,
})
export type ExchangesSearch = v.InferOutput<typeof ExchangesSearch>
