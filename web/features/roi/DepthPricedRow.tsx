import type { Terms } from '../../../engine/plan/basis.ts'
import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import { useReferenceTrade } from '../../data/calls.ts'
import { BookedProfitNote } from '../order-books/BookedProfitNote.tsx'
import { problemText } from '../page/problem-text.ts'

/** What remains of a row's profit if some days of its trade meet the order books at once. */
export function DepthPricedRow({
  choice,
  prices,
  freight,
}: {
  choice: ReferenceChoice
  prices: Terms
  /** In $ a day. */
  freight: number
}) {
  const { cx, empire, rules } = prices
  const { value, problem } = useReferenceTrade({ choice, cx, empire, rules })
  if (problem) return <p role="alert">{problemText(problem)}</p>
  return (
    <BookedProfitNote
      isAsked
      plans={value && [{ ...value, profit: value.profit - freight }]}
      cx={cx}
      rules={rules}
    />
  )
}
