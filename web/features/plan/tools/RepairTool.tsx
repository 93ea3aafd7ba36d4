import { useMemo, useState } from 'react'
import {
  DEFAULT_REPAIR_DAY,
  DEGRADATION_DAYS,
} from '../../../../engine/game/constants/degradation.ts'
import {
  formatCount,
  formatDays,
  formatMoney,
  formatPercent,
  formatSigned,
  formatWithin,
} from '../../../../engine/game/number-format.ts'
import type { PlanRequest } from '../../../../engine/plan/request.ts'
import type { RepairAnalysis } from '../../../../engine/supply/repair.ts'
import { useDifferencesOf, useRepair } from '../../../data/calls.ts'
import { LineChart } from '../../../ui/chart/LineChart.tsx'
import { Button } from '../../../ui/field/Button.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { StatTile, trendOf } from '../../../ui/figure/StatTile.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import {
  DifferencesContext,
  differencesFrom,
  QUIET_MS,
  type RuleDifferences,
} from '../show/rule-differences.ts'
import { ShownFigure } from '../show/ShownFigure.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { useDebounced } from '../show/use-debounced.ts'
import { MaterialCart } from './MaterialCart.tsx'
import { ToolAnswer } from './ToolAnswer.tsx'
import styles from './Tools.module.css'

/** Repairs every few days are so expensive that the rest of the curves would look flat, so the scale fits the later days. */
const SCALED_FROM = 10
const formatTile = formatWithin(11, formatMoney)
const wholePercent = (share: number | null | undefined) => formatPercent(share, 0)

export function RepairTool() {
  const { question, result, planet, context } = useShownPlan()
  const [day, setDay] = useState(DEFAULT_REPAIR_DAY)
  const buildings = result?.production.buildings
  const repair = useRepair(
    buildings && {
      buildings: buildings.map(
        ({
          amount,
          constructionMaterials,
          constructionCost,
          dailyRevenue,
          workforceDailyCost,
          dailyFee,
        }) => ({
          amount,
          constructionMaterials,
          constructionCost,
          dailyRevenue,
          workforceDailyCost,
          dailyFee,
        }),
      ),
      rules: context.rules,
      day,
      cx: context.cx?.cx_data ?? null,
      planetNaturalId: planet.PlanetNaturalId,
    },
  )
  const differences = useDayDifference(question, day)
  if (buildings?.length === 0)
    return (
      <EmptyState title="Nothing to repair">
        Only production buildings degrade, and this plan has none yet.
      </EmptyState>
    )
  return (
    <ToolAnswer answer={repair}>
      {({ analysis, rows, totals }) => (
        <div className={styles.tool} data-density="dense">
          <Curves analysis={analysis} />
          <Row wrap align="end" gap={4} lineGap={2}>
            <div className={styles.short}>
              <NumberInput
                label="Repair every"
                suffix="days"
                min={1}
                max={DEGRADATION_DAYS}
                value={day}
                onValue={setDay}
              />
            </div>
            <Button
              size="small"
              disabled={day === analysis.bestDay}
              onClick={() => setDay(analysis.bestDay)}
            >
              Best day: {analysis.bestDay}
            </Button>
          </Row>
          <DifferencesContext value={differences}>
            <DayFigures analysis={analysis} day={day} />
          </DifferencesContext>
          <MaterialCart
            label={`Materials of a repair after ${formatCount(day, 'day')}`}
            amountHeader="Amount"
            order={`Repair ${planet.PlanetName}`}
            rows={rows}
            totals={totals}
            isStale={repair.isStale}
          />
        </div>
      )}
    </ToolAnswer>
  )
}

/** Only this tool shows the profit of a day, so only it requests that profit under the other rules. */
function useDayDifference(question: PlanRequest | undefined, day: number): RuleDifferences {
  const { value } = useDifferencesOf(
    useDebounced(
      useMemo(
        () =>
          question && ({ in: 'plan', question, figures: [{ of: 'repairProfit', day }] } as const),
        [question, day],
      ),
      QUIET_MS,
    ),
  )
  return useMemo(() => differencesFrom(value, question?.rules), [value, question?.rules])
}

function Curves({ analysis }: { analysis: RepairAnalysis }) {
  const { bestDay, profitPerDay } = analysis
  const { days, ...curves } = useMemo(
    () => ({
      days: [...analysis.profitPerDay.keys()],
      profit: [...analysis.profitPerDay],
      cost: [...analysis.costPerDay],
      mean: [...analysis.meanEfficiency],
      now: [...analysis.efficiency],
    }),
    [analysis],
  )
  const byDay = { x: days, formatX: (day: number) => formatDays(day, 0) }
  const profit = { label: 'Profit', values: curves.profit }
  const cost = { label: 'Repair cost', values: curves.cost }
  const now = { label: 'On the day', values: curves.now }
  const mean = { label: 'Mean until then', values: curves.mean }
  return (
    <>
      <LineChart
        {...byDay}
        label="Profit and repair cost a day"
        xLabel="Repair every … days"
        series={[profit, cost]}
        fitFrom={Math.min(SCALED_FROM, bestDay)}
        marker={{ x: bestDay, y: profitPerDay[bestDay], label: `Best day: ${bestDay}` }}
        height={200}
      />
      <LineChart
        {...byDay}
        label="Efficiency"
        xLabel="Days since the repair"
        series={[now, mean]}
        formatY={formatPercent}
        formatAxis={wholePercent}
        height={140}
      />
    </>
  )
}

function DayFigures({ analysis, day }: { analysis: RepairAnalysis; day: number }) {
  const profit = analysis.profitPerDay[day]
  const best = analysis.profitPerDay[analysis.bestDay]!
  const behind = profit === undefined ? null : best - profit
  return (
    <Columns least={128} gap={3}>
      <StatTile
        label="Profit a day"
        value={
          <ShownFigure
            figure={{ of: 'repairProfit', day }}
            label={`profit, repaired every ${formatCount(day, 'day')}`}
          >
            {formatSigned(profit, formatTile)}
          </ShownFigure>
        }
        unit="$"
        trend={trendOf(profit)}
        delta={
          behind === 0
            ? 'the most of all days'
            : `${formatMoney(behind)} $ less than every ${formatCount(analysis.bestDay, 'day')}`
        }
      />
      <StatTile label="Repair a day" value={formatTile(analysis.costPerDay[day])} unit="$" />
      <StatTile
        label="Mean efficiency"
        value={formatPercent(analysis.meanEfficiency[day])}
        delta={`${formatPercent(analysis.efficiency[day])} on the day`}
      />
    </Columns>
  )
}
