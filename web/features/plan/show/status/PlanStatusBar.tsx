import {
  formatMoney,
  formatPayback,
  formatSigned,
  formatWhole,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import { WORKFORCES } from '../../../../../engine/game/primitives.ts'
import { ratio } from '../../../../../engine/plan/arithmetic.ts'
import type { PlanResult } from '../../../../../engine/plan/result.ts'
import { usePreferences } from '../../../../session/preferences.ts'
import { CapacityBar } from '../../../../ui/figure/CapacityBar.tsx'
import { trendOf } from '../../../../ui/figure/StatTile.tsx'
import { StatusBar, type StatusFigure } from '../../../../ui/layout/StatusBar.tsx'
import { profitWithExtras } from '../extras/plan-extras.ts'
import { runsNothing } from '../runs-nothing.ts'
import { ShownFigure } from '../ShownFigure.tsx'
import type { PlanSession, ShownPlan } from '../shown-plan.ts'
import { ComputedCure } from './ComputedCure.tsx'
import { planWarnings } from './plan-warnings.ts'

export function PlanStatusBar({ shown }: { shown: ShownPlan }) {
  const { plan, result, savedResult, session } = shown
  const { tradeShareWarning } = usePreferences()
  const warnings =
    result && planWarnings(plan, result, { ...shown, mostOfVolume: tradeShareWarning / 100 })
  return (
    <StatusBar
      label="Plan figures"
      figures={result ? figuresOf(result, savedResult, session !== null, shown) : PENDING}
      warnings={warnings?.map(({ id, text, cure, problem }) => ({
        ...{ id, text },
        ...(session && { cure, remedy: problem && <ComputedCure {...{ problem, shown }} /> }),
      }))}
      state={session && stateOf(session)}
    >
      {result && (
        <CapacityBar
          label="Area"
          used={result.area.areaUsed}
          capacity={result.area.areaTotal}
          format={formatCount}
        />
      )}
    </StatusBar>
  )
}

const formatProfit = formatWithin(14, formatMoney)
const formatChange = formatWithin(9, formatWhole)
const formatCount = formatWithin(7)

const PENDING: StatusFigure[] = [
  { label: 'Profit', value: '…' },
  { label: 'Payback', value: '…' },
]

function figuresOf(
  result: PlanResult,
  saved: PlanResult | undefined,
  changes: boolean,
  { extras, isSwitched }: Pick<ShownPlan, 'extras' | 'isSwitched'>,
): StatusFigure[] {
  const short = WORKFORCES.reduce((sum, kind) => {
    const { required, capacity } = result.workforce[kind]
    return sum + Math.max(0, required - capacity)
  }, 0)
  const profit = profitWithExtras(result.profit, extras, isSwitched)
  const payback = profit === null ? undefined : ratio(result.overview.totalConstructionCost, profit)
  const change = saved && formatSigned(result.profit - saved.profit, formatChange)
  return [
    {
      label: 'Profit',
      value: isSwitched ? (
        profit === null ? (
          '…'
        ) : (
          formatSigned(profit, formatProfit)
        )
      ) : (
        <ShownFigure figure={{ of: 'profit' }} label="profit">
          {formatSigned(result.profit, formatProfit)}
        </ShownFigure>
      ),
      detail: change ? `$/day (${change} since saved)` : '$/day',
      trend: trendOf(profit),
      room: changes ? '300px' : undefined,
    },
    {
      label: 'Payback',
      value: runsNothing(result) ? (
        '—'
      ) : isSwitched ? (
        payback === undefined ? (
          '…'
        ) : (
          formatPayback(payback)
        )
      ) : (
        <ShownFigure figure={{ of: 'roi' }} label="payback" format={formatPayback}>
          {formatPayback(result.overview.roi)}
        </ShownFigure>
      ),
      room: changes ? '112px' : undefined,
    },
    {
      label: 'Workers short',
      value: formatCount(short),
      trend: short > 0 ? 'loss' : undefined,
      room: changes ? '124px' : undefined,
    },
  ]
}

function stateOf({ isNew, isSaving, isDirty, editsSinceSave }: PlanSession): string {
  if (isSaving) return 'saving'
  if (isDirty) return `unsaved, ${editsSinceSave} ${editsSinceSave === 1 ? 'edit' : 'edits'}`
  return isNew ? 'not saved yet' : 'saved'
}
