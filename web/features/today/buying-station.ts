import type { CxData, Exchange } from '../../../engine/game/cx.ts'
import { boughtAt } from '../../../engine/market/daily-volume.ts'
import { exchangeAt } from '../../../engine/supply/transfer.ts'

/** The exchange where most of the bases buy, else the one of the preference for resupplies, else NC1. */
export function buyingExchange(
  bases: readonly { readonly planet: string; readonly cx: CxData | null }[],
  origin: string,
): Exchange {
  const counts = new Map<Exchange, number>()
  for (const { planet, cx } of bases) {
    const exchange = boughtAt(cx, planet)
    if (exchange) counts.set(exchange, (counts.get(exchange) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? exchangeAt(origin) ?? 'NC1'
}
