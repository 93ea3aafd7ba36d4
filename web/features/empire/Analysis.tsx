import { useMemo } from 'react'
import { type AnalysisSlice, analyseEmpire } from '../../../engine/empire/analysis.ts'
import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { formatAmount, formatMoney } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { cogcInWords } from '../../../engine/game/words.ts'
import { useObservable } from '../../browser/observable.ts'
import { Donut } from '../../ui/chart/Donut.tsx'
import { RankedBars } from '../../ui/chart/RankedBars.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { ANALYSIS_CHARTS, type AnalysisChart, analysisShape, distinctNames } from './analysis.ts'
import type { EmpireFigures } from './use-empire.ts'

const FIRST_BARS = 8
const SHAPES = [
  { value: 'pies', label: 'Pies' },
  { value: 'bars', label: 'Bars' },
] as const

/** Where profit and cost come from: the seven pictures of an empire, and its profit by programme. */
export function Analysis({ figures, plans }: { figures: EmpireFigures; plans: readonly Plan[] }) {
  const shape = useObservable(analysisShape)
  const analysis = useMemo(() => {
    const names = distinctNames(figures.plans.map(({ name }) => name))
    return analyseEmpire(
      figures.plans.map(({ profit }, place) => ({ name: names[place]!, profit })),
      figures.flows,
    )
  }, [figures])
  return (
    <Stack aria-label="Analysis" as="section" gap={3}>
      <Row as="header" justify="between" wrap>
        <h2>Analysis</h2>
        <Segmented
          label="Draw as"
          choices={SHAPES}
          value={shape}
          onValue={(next) => analysisShape.change(() => next)}
        />
      </Row>
      <Columns least={270} fill gap={3}>
        {ANALYSIS_CHARTS.map((chart) => (
          <Panel key={chart.of} title={chart.title} note={chart.unit}>
            <Chart chart={chart} slices={analysis[chart.of]} asPie={shape === 'pies'} />
          </Panel>
        ))}
        <Panel title="Profit by CoGC" note="$/day">
          <ProfitByCogc plans={plans} evaluated={figures.plans} />
        </Panel>
      </Columns>
    </Stack>
  )
}

function Chart({
  chart: { title, unit, bar },
  slices,
  asPie,
}: {
  chart: AnalysisChart
  slices: readonly AnalysisSlice[]
  asPie: boolean
}) {
  const format = unit === '$/day' ? formatMoney : formatAmount
  if (asPie) return <Donut label={title} slices={slices} format={format} empty="None." />
  return (
    <RankedBars
      label={title}
      barLabel={bar}
      valueLabel={unit}
      format={format}
      plain={title !== 'Profitable Plans' && title !== 'Material Profits'}
      most={FIRST_BARS}
      empty="None."
      bars={slices.map(({ label, value }) => ({
        label,
        value,
        name: bar === 'Material' ? <MaterialTile ticker={label} /> : undefined,
      }))}
    />
  )
}

function ProfitByCogc({
  plans,
  evaluated,
}: {
  plans: readonly Plan[]
  evaluated: readonly EvaluatedPlan[]
}) {
  const bars = useMemo(() => {
    const cogcOf = new Map(
      plans.map(({ uuid, baseplanner_data }) => [uuid, baseplanner_data.planet.cogc]),
    )
    const byProgram = Map.groupBy(evaluated, ({ uuid }) => cogcInWords(cogcOf.get(uuid) ?? '---'))
    return [...byProgram].map(([program, there]) => ({
      label: program,
      value: there.reduce((sum, { profit }) => sum + profit, 0),
    }))
  }, [plans, evaluated])
  return (
    <RankedBars
      label="Profit by CoGC"
      barLabel="CoGC"
      valueLabel="$/day"
      bars={bars}
      empty="No plan is counted."
    />
  )
}
