import * as v from 'valibot'
import type { ApiRoute } from '../../../edge/contract/route.ts'
import type { ReadRecord, SetAside } from '../../../engine/game/versions/record.ts'
import { ownQuery } from './kept-query.ts'
import type { Lifetime } from './lifetimes.ts'

/**
 * A list of the player's own records. The cache keeps what the server sent, and each record is read when shown, so one unreadable record
 * neither hides the list nor is lost.
 */
export function ownRecords<R extends ApiRoute & { answer: v.GenericSchema; etag: true }, T>(
  queryKey: readonly [string, ...unknown[]],
  route: R,
  lifetime: Lifetime,
  read: (raw: unknown) => ReadRecord<T>,
) {
  const readOnce = once(read)
  const records = (list: readonly unknown[]): T[] =>
    list.flatMap((raw) => {
      const each = readOnce(raw)
      return each.ok ? [each.record] : []
    })
  const aside = (list: readonly unknown[]): SetAside[] =>
    list.flatMap((raw) => {
      const each = readOnce(raw)
      return each.ok ? [] : [each.aside]
    })
  const query = ownQuery(queryKey, { ...route, answer: v.array(v.unknown()) }, lifetime)
  return {
    all: () => ({ ...query, select: records }),
    aside: () => ({ ...query, select: aside }),
    read: records,
  }
}

/** An unchanged record stays the same object. */
function once<T>(read: (raw: unknown) => ReadRecord<T>): (raw: unknown) => ReadRecord<T> {
  const known = new WeakMap<object, ReadRecord<T>>()
  return (raw) => {
    if (typeof raw !== 'object' || raw === null) return read(raw)
    const before = known.get(raw)
    if (before) return before
    const now = read(raw)
    known.set(raw, now)
    return now
  }
}
