import type { ByProduct } from '../../../engine/chain/by-products.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'

/** What the chain makes besides, and that no total counts it; empty without by-products. */
export function byProductsInWords(byProducts: readonly ByProduct[], scale: number): string {
  if (byProducts.length === 0) return ''
  const made = byProducts.map(
    ({ ticker, amount, from }) =>
      `${formatAmount(scale * amount)} ${ticker} made with ${from.join(', ')}`,
  )
  return `By-products are ignored: ${made.join('; ')}. The chain neither uses nor values them, and no total counts them.`
}
