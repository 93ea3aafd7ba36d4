import type { Store, VisitedBase } from './base-store.ts'
import type { Trip, VisitStop } from './trip.ts'

export type DryReason =
  /** There is no ship, or no route to the base. */
  | 'out of reach'
  /** It ran out before any ship could have been there. */
  | 'before the first ship'
  /** Its store, filled up, does not last from one visit to the next. */
  | 'store too small'
  /** Every ship was under way, or its hold was too small for more. */
  | 'too few ships'

/** A time in which a base is missing something that it uses, in hours from now. */
export interface DrySpell {
  readonly base: string
  readonly ticker: string
  readonly from: number
  /** The visit that ends it, or the end of the plan. */
  readonly until: number
  readonly reason: DryReason
}

export function drySpells(
  base: VisitedBase,
  store: Store,
  trips: readonly Trip[],
  { horizon, firstArrival }: { horizon: number; firstArrival: number },
): DrySpell[] {
  const visits = trips
    .flatMap(({ stops }) => stops.filter((stop) => stop.base === base.id))
    .sort((a, b) => a.arrives - b.arrives)
  return base.flows.flatMap(({ ticker, uses }, f) => {
    if (uses === 0) return []
    const spells: DrySpell[] = []
    let now = store.at
    let stock = store.stock[f]!
    let limit: VisitStop['limit'] = null
    for (const visit of [...visits, undefined]) {
      const until = Math.min(horizon, visit?.arrives ?? horizon)
      const from = now + stock / uses
      if (from < until - TOLERANCE) {
        spells.push({ base: base.id, ticker, from, until, reason: reasonFor(from, limit) })
      }
      if (!visit || visit.arrives >= horizon) break
      const brought = visit.delivers.find((given) => given.ticker === ticker)?.amount ?? 0
      stock = Math.max(0, stock - uses * (visit.arrives - now)) + brought
      now = visit.arrives
      limit = visit.limit
    }
    return spells
  })

  function reasonFor(from: number, limit: VisitStop['limit']): DryReason {
    if (!Number.isFinite(firstArrival)) return 'out of reach'
    if (from < firstArrival - TOLERANCE) return 'before the first ship'
    return limit === 'store' ? 'store too small' : 'too few ships'
  }
}

const TOLERANCE = 1e-6
