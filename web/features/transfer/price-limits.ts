import type { Exchange } from '../../../engine/game/cx.ts'
import type { Basket } from '../../../engine/market/depth/basket.ts'

export interface PriceLimits {
  readonly byTicker: Readonly<Record<string, number>>
  readonly areAssumed: boolean
}

/**
 * The price of the last unit that an order takes from a book. A material that the book cannot fill has none, since no limit would fill it.
 */
export function priceLimits(
  basket: Basket | undefined,
  exchange: Exchange | undefined,
): PriceLimits | undefined {
  const here = basket?.exchanges.find((each) => each.exchange === exchange)
  if (!basket || !here) return undefined
  const full = here.rows.filter(({ fill }) => fill.filled >= fill.amount)
  return {
    byTicker: Object.fromEntries(full.map(({ ticker, fill }) => [ticker, fill.last])),
    areAssumed: full.some(({ isAssumed }) => isAssumed),
  }
}
