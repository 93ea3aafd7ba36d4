import * as v from 'valibot'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

export const MOST_DAYS = 365

/** What stands beside a profit by the list. Every field has its default, so that an old or partial record still reads. */
const BookSettings = v.object({
  /** What is left where the trade meets the books. */
  isOn: v.optional(v.boolean(), false),
  /** Worst and best by Ask and Bid. */
  hasBand: v.optional(v.boolean(), false),
  /** So much is traded at once. */
  days: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_DAYS)), 7),
})
export type BookSettings = v.InferOutput<typeof BookSettings>

const record = localRecord('perigee.book', BookSettings)
const readSettings = () => record.read() ?? v.parse(BookSettings, {})
const current = observable<BookSettings>(readSettings())
record.watch(() => current.set(readSettings()))

export const useBookSettings = (): BookSettings => useObservable(current)

export function setBook(change: Partial<BookSettings>): void {
  const next = { ...current.get(), ...change }
  record.write(next)
  current.set(next)
}
