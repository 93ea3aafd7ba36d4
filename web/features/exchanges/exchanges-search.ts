import * as v from 'valibot'
import { TableSearch } from '../../ui/table/state.ts'

/** The planet whose preferences are shown (without one, those of the empire) and the state of the price table. */
export const ExchangesSearch = v.object({
  planet: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(32))), undefined),
  ...TableSearch.entries,
})
export type ExchangesSearch = v.InferOutput<typeof ExchangesSearch>
