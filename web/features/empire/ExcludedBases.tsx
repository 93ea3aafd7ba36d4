import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { formatCount, formatSigned } from '../../../engine/game/number-format.ts'
import { baseWarnings } from './base-warnings.ts'

/** What bases would earn that cannot be built as planned; no total counts them. */
export function ExcludedBases({ bases }: { bases: readonly EvaluatedPlan[] }) {
  if (bases.length === 0) return null
  const profit = bases.reduce((sum, base) => sum + base.profit, 0)
  return (
    <p className="warn">
      Excluded: {formatSigned(profit)} $/day of {formatCount(bases.length, 'base')} that cannot be
      built:{' '}
      {bases
        .map(
          (base) =>
            `${base.name} (${baseWarnings(base, Number.POSITIVE_INFINITY)[0]!.toLowerCase()})`,
        )
        .join(', ')}
      .
    </p>
  )
}
