import { PRICE_CHOSEN, PRICE_UNKNOWN } from '../market/prices.ts'

/**
 * Units a day that a base may sell or buy of a material. Where an average stands in, nobody bids or offers just now:
 * then the daily volume is the most, whatever the limits allow.
 */
export function mostTraded(
  material: number,
  { from, traded, share }: { from: Uint8Array; traded: Float64Array; share: number | undefined },
): number {
  const place = from[material]!
  if (place === PRICE_UNKNOWN) return 0
  const allowed = share === undefined ? Infinity : traded[material]! * share
  return place === PRICE_CHOSEN ? allowed : Math.min(allowed, traded[material]!)
}
