import type { PlanResult } from '../../engine/plan/result.ts'

/** Every ticker once, in the order of the bases. */
const stoodIn = (bases: readonly { readonly result: PlanResult }[]): readonly string[] => [
  ...new Set(
    bases.flatMap(({ result }) =>
      result.diagnostics
        .filter(({ kind }) => kind === 'price-stood-in')
        .flatMap(({ subject }) => subject.split(', ')),
    ),
  ),
]

/** Says that a result rests on prices that the player's exchange does not have. */
export function StoodInPrices({ bases }: { bases: readonly { readonly result: PlanResult }[] }) {
  const tickers = stoodIn(bases)
  if (tickers.length === 0) return null
  return (
    <p role="note">
      This result rests on averages where your exchange has no price: {tickers.join(', ')}. Of these
      at most the daily volume is traded.
    </p>
  )
}
