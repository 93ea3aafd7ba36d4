import { type CxData, type Exchange, isExchange } from '../../../engine/game/cx.ts'
import { tradedAt } from '../../../engine/market/daily-volume.ts'
import { exchangeAt } from '../../../engine/supply/transfer.ts'

/** Where the goods of a planet are bought by the CX of its plans; undefined where that names no exchange. */
const boughtAt = (cx: CxData | null, planet: string): Exchange | undefined => {
  const exchange = tradedAt(cx, planet, 'BUY')
  return isExchange(exchange) ? exchange : undefined
}

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
