import type { Proposal } from '../../../engine/advisor/base/proposal.ts'
import type { AdvisorQuestion } from '../../../engine/advisor/base/question.ts'
import { MAX_PERMITS_OF_BASE } from '../../../engine/game/constants/base.ts'
import { formatMoney } from '../../../engine/game/number-format.ts'
import { useBaseSearch } from '../../data/advisor-calls.ts'

const SECONDS_AT_MOST = 20

/** Solves the best base with one more permit, with whole buildings, and shows how much more it earns. */
export function MorePermit({
  asked,
  best,
  unit,
}: {
  asked: AdvisorQuestion
  best: Proposal
  unit: string
}) {
  const { site } = asked
  const hasMore = site.permits < MAX_PERMITS_OF_BASE
  const { value, isStale } = useBaseSearch(
    hasMore
      ? {
          question: { ...asked, site: { ...site, permits: site.permits + 1 } },
          secondsAtMost: SECONDS_AT_MOST,
        }
      : undefined,
  )
  if (!hasMore) return <p>No base has more than {MAX_PERMITS_OF_BASE}.</p>
  if (!value || isStale) return <p>Calculating …</p>
  if (!('best' in value)) return <p>Not known within {SECONDS_AT_MOST} s.</p>
  const least = Math.max(0, value.best.goal - best.goal)
  if (value.status === 'proved') {
    return (
      <p>
        adds {formatMoney(least)} {unit}
      </p>
    )
  }
  return (
    <p>
      adds {formatMoney(least)} to {formatMoney(Math.max(least, value.bound - best.goal))} {unit}
    </p>
  )
}
