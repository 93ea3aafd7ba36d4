import type { Universe } from '../../universe/universe.ts'
import type { Prices, Side } from '../prices.ts'
import { bookPlace } from './book-place.ts'
import type { Flow } from './trades.ts'

export interface ProfitBand {
  readonly worst: number
  readonly best: number
}

/**
 * The profit at list prices lies between both: a list price outside of bid and ask widens the range. If an exchange has
 * neither, the list price is used. Averages of all exchanges use the Ask and Bid of the nearest one.
 */
export function profitBand(
  universe: Universe,
  prices: Prices,
  { profit, materialio }: { readonly profit: number; readonly materialio: readonly Flow[] },
): ProfitBand {
  let [worst, best] = [profit, profit]
  for (const { ticker, delta } of materialio) {
    const material = universe.materials.indexOf.get(ticker)
    if (material === undefined || delta === 0) continue
    const side: Side = delta > 0 ? 'SELL' : 'BUY'
    const list = (side === 'SELL' ? prices.sell : prices.buy)[material]!
    const { exchange } = bookPlace(universe, prices.cx, prices.planetNaturalId, side)
    const columns = universe.exchanges.get(exchange ?? '')?.prices
    const known = [columns?.Ask[material] ?? 0, columns?.Bid[material] ?? 0].filter((p) => p > 0)
    const low = Math.min(list, ...known)
    const high = Math.max(list, ...known)
    worst += delta > 0 ? delta * (low - list) : delta * (high - list)
    best += delta > 0 ? delta * (high - list) : delta * (low - list)
  }
  return { worst, best }
}
