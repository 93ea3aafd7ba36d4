import type { DailyVolume } from '../market/daily-volume.ts'
import { PRICE_CHOSEN, PRICE_UNKNOWN } from '../market/prices.ts'
import { times } from '../plan/arithmetic.ts'

/**
 * Units a day that a base may sell or buy of a material. Where an average stands in, nobody bids or offers just now: then
 * the daily volume is the most, whatever the limits allow, and that of all exchanges where the own one has none.
 */
export function mostTraded(
  material: number,
  {
    from,
    traded,
    anywhere,
    share,
  }: {
    from: Uint8Array
    traded: Float64Array
    anywhere: DailyVolume['anywhere']
    share: number | undefined
  },
): number {
  const place = from[material]!
  if (place === PRICE_UNKNOWN) return 0
  const allowed = share === undefined ? Infinity : times(traded[material]!, share)
  if (place === PRICE_CHOSEN) return allowed
  return Math.min(allowed, traded[material]! < Infinity ? traded[material]! : anywhere[material]!)
}
