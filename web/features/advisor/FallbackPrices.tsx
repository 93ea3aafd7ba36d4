import type { PlanResult } from '../../../engine/plan/result.ts'
import { stoodInTickers } from '../../../engine/universe/diagnostics.ts'

/** Says that a result rests on prices that the player's exchange does not have. */
export function FallbackPrices({ bases }: { bases: readonly { readonly result: PlanResult }[] }) {
  const tickers = stoodInTickers(bases.map(({ result }) => result))
  if (tickers.length === 0) return null
  return (
    <p role="note">
      This result rests on averages where your exchange has no price: {tickers.join(', ')}. Of these
      at most the daily volume is traded.
    </p>
  )
}
