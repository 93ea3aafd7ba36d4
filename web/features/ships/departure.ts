import type { Departures } from '../../../engine/fleet/ships/lengths.ts'
import { departingNow } from '../fleet/departures.ts'
import type { ShipsSearch } from './ships-search.ts'

/** `2026-09-01T12:00`, UTC, as the address and the field have it. */
export const utcMinute = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

/** As chosen in the address, else now. */
export function departureOf({ at }: Pick<ShipsSearch, 'at'>): Departures {
  const departs = at === undefined ? Number.NaN : Date.parse(`${at}:00Z`)
  return Number.isFinite(departs) ? { departs, days: 0 } : departingNow()
}
