import { PROOF } from '../../../engine/advisor/solver.ts'
import { formatMoney, formatPercent } from '../../../engine/game/number-format.ts'

interface Ended {
  readonly status: string
  readonly gap: number
}

/** Whether nothing better is possible: the search ended by itself, and its answer reaches its bound. */
export const isClosed = ({ status, gap }: Ended): boolean => status === 'proved' && gap <= PROOF

const gapWords = (gap: number) => formatPercent(gap, gap < 0.001 ? 2 : 1)

/** Gaps are shares of what was found; below the best possible it is by a share of that. */
const belowInWords = (gap: number) =>
  Number.isFinite(gap)
    ? `at most ${gapWords(gap / (1 + gap))} below the best possible`
    : 'how far below the best possible is not known'

/** Says how far the result may be from the best possible. */
export function proofInWords(ended: Ended, seconds: number): string {
  if (isClosed(ended)) return 'Best possible under these limits.'
  const end = ended.status === 'timeOut' ? `Best found within ${seconds} s` : 'Best found'
  const rest = ended.status === 'rounded' ? ', which whole runs may not reach' : ''
  return `${end}, ${belowInWords(ended.gap)}${rest}.`
}

/** Says that a search ended without a base that earns anything, and whether there may be one. */
export const noBaseInWords = (ended: Ended & { readonly bound: number }, unit: string): string =>
  isClosed(ended) || ended.bound <= 0
    ? 'No base earns anything here within these limits, so none is proposed.'
    : `No base that earns anything was found. None earns more than ${formatMoney(ended.bound)} ${unit}.`

/** The same for a search for the lowest cost. */
export function leastInWords(ended: Ended, seconds: number): string {
  if (isClosed(ended)) return 'Proved: no other way is cheaper.'
  const end = ended.status === 'timeOut' ? `Cheapest found within ${seconds} s` : 'Cheapest found'
  return `${end}, at most ${gapWords(ended.gap)} above the least possible.`
}
