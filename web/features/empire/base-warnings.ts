import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { overArea, overPermits } from '../../../engine/empire/impossible.ts'
import { MAX_PERMITS_OF_BASE } from '../../../engine/game/constants/base.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { isFeeUnknown, isUnpriced } from '../../../engine/universe/diagnostics.ts'

type Warned = Pick<
  EvaluatedPlan,
  'area' | 'areaTotal' | 'permits' | 'workersShort' | 'diagnostics' | 'flags'
>

/** What the plan's own page warns of, in short; the worst first. `mostOfVolume` is the player's share of daily volume. */
export function baseWarnings(plan: Warned, mostOfVolume: number): readonly string[] {
  const { diagnostics, flags } = plan
  const is = ({ kind }: (typeof diagnostics)[number], ...kinds: (typeof kind)[]) =>
    kinds.includes(kind)
  return [
    overArea(plan) && 'Over area',
    overPermits(plan) && `Over ${MAX_PERMITS_OF_BASE} permits`,
    plan.workersShort > 0 && 'Workers short',
    flags.hasTooManyExperts && 'Too many experts',
    flags.hasIdleBuilding && 'Building without recipe',
    flags.largestShare > mostOfVolume && 'Above your volume limit',
    flags.hasIdleExperts && 'Unused experts',
    diagnostics.some(isUnpriced) && 'Price missing',
    diagnostics.some((one) => is(one, 'price-stood-in')) && 'Averages stand in',
    diagnostics.some(isFeeUnknown) && 'Fees unknown',
    diagnostics.some((one) =>
      is(
        one,
        'unknown-building',
        'unknown-recipe',
        'no-recipes',
        'bad-amount',
        'bad-exchange-code',
      ),
    ) && 'Not all is known',
  ].filter((warning) => warning !== false)
}

/** Why an empire with plans has no totals (they are unknown, not 0); null if at least one plan counts. */
export function whyNoTotals(counted: number, failed: number, impossible: number): string | null {
  if (counted > 0 || failed + impossible === 0) return null
  if (failed === 0) return 'Nothing to add up: no plan can be built as planned.'
  return impossible === 0
    ? 'Nothing could be calculated: every plan failed.'
    : 'Nothing could be calculated: every plan failed or cannot be built as planned.'
}

/** An empire whose plans all failed is not one without plans. */
export const titleWithoutRows = (failed: number): string =>
  failed > 0 ? `${formatCount(failed, 'plan')} could not be calculated.` : 'No Plans in Empire.'
