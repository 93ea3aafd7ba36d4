import { BarChart } from '../ui/BarChart.tsx'
import { CandleChart } from '../ui/CandleChart.tsx'
import { Donut } from '../ui/Donut.tsx'
import { formatPercent } from '../ui/format.ts'
import { LineChart } from '../ui/LineChart.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './ChartSection.module.css'
import { SAMPLE_CANDLES, SAMPLE_DAYS, SAMPLE_EFFICIENCY } from './samples.ts'

const TIMES = SAMPLE_CANDLES.map((candle) => candle.time)
const PRICES = [
  { label: 'AI1', values: SAMPLE_CANDLES.map((candle) => candle.close) },
  {
    label: 'NC1',
    values: SAMPLE_CANDLES.map(({ low }, index) => (index > 9 && index < 13 ? null : low - 8)),
  },
]
const CURVE = [{ label: 'Efficiency', values: SAMPLE_EFFICIENCY }]
const BEST_DAY = { x: 84, label: 'Best day: 84' }
const wholePercent = (share: number) => formatPercent(share, 0)
const PLANS = [
  { label: 'Promitor', value: 18_402 },
  { label: 'Montem', value: 9120 },
  { label: 'Katoa', value: -4210 },
  { label: 'Phobos', value: 2210 },
  { label: 'Deimos', value: null },
  { label: 'Vallis', value: -900 },
]
const SHARES = Array.from({ length: 12 }, (_, index) => ({
  label: ['RAT', 'DW', 'FE', 'MCG', 'BSE', 'COF', 'PWO', 'C', 'H2O', 'O', 'AL', 'SI'][index] ?? '',
  value: 12_000 / (index + 1),
}))

export function ChartSection() {
  return (
    <div className={styles.charts}>
      <Panel title="CandleChart" note="hollow rose, filled fell">
        <CandleChart label="RAT on AI1" candles={SAMPLE_CANDLES} />
      </Panel>
      <Panel title="LineChart" note="over days, with a gap">
        <LineChart label="Average prices of RAT" x={TIMES} xLabel="Day" series={PRICES} time />
      </Panel>
      <Panel title="LineChart with a marker" note="a curve and its best day">
        <LineChart
          label="Repair curve"
          x={SAMPLE_DAYS}
          xLabel="Day"
          series={CURVE}
          formatX={String}
          formatY={formatPercent}
          formatAxis={wholePercent}
          marker={BEST_DAY}
        />
      </Panel>
      <Panel title="BarChart" note="gain and loss">
        <BarChart label="Profit of plans" barLabel="Plan" valueLabel="Profit" bars={PLANS} />
      </Panel>
      <Panel title="Donut" note="the smallest told as one">
        <Donut label="Material profits" slices={SHARES} />
      </Panel>
      <Panel title="Donut of one and of none">
        <Donut label="One plan" slices={[{ label: 'Promitor', value: 10 }]} />
        <Donut label="No plan" slices={[]} empty="No Plans in Empire." />
      </Panel>
    </div>
  )
}
