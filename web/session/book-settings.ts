import * as v from 'valibot'
import { localRecord } from '../browser/local-record.ts'
import { useObservable } from '../browser/observable.ts'
import { shownRecord } from '../browser/shown-record.ts'

export const MAX_DAYS = 365

/**
 * What to show next to the profit at list prices. Every field has a default, so an old or partial record still reads.
 */
const BookSettings = v.object({
  /** The profit when the trade fills order books. */
  isOn: v.optional(v.boolean(), false),
  /** The worst and best case by Ask and Bid. */
  hasBand: v.optional(v.boolean(), false),
  /** Whether the trade finds full books, or only the orders that came back since the last time. */
  sale: v.optional(v.picklist(['steady', 'first']), 'steady'),
  /** Days of trade that fill the books at once. */
  days: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_DAYS)), 7),
})
export type BookSettings = v.InferOutput<typeof BookSettings>

const settings = shownRecord(localRecord('perigee.book', BookSettings), v.parse(BookSettings, {}))

export const useBookSettings = (): BookSettings => useObservable(settings)

export const setBook = (change: Partial<BookSettings>): void =>
  settings.change((kept) => ({ ...kept, ...change }))
