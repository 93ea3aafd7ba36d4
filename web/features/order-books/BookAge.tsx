import {
  formatAge,
  formatCount,
  formatDate,
  formatWhole,
} from '../../../engine/game/number-format.ts'
import type { BookAges } from '../../../engine/market/depth/ages.ts'

/** The books behind figures by the book, in one or two sentences. */
export function BookAge({ ages: { live, oldest, assumed, assumedAt } }: { ages: BookAges }) {
  if (live + assumed === 0) return null
  return (
    <p className="quiet">
      {oldest !== null &&
        `${formatCount(live, 'order book')}, the oldest from ${formatAge(oldest, Date.now())}. `}
      {assumedAt !== null &&
        `${live > 0 ? `For ${formatWhole(assumed)} more: ` : ''}Ask and Bid of the price list, order sizes and worse prices as on ${formatDate(assumedAt)}.`}
    </p>
  )
}
