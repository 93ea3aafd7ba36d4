import { useState } from 'react'
import { LineChart } from '../ui/chart/LineChart.tsx'
import { ScatterChart } from '../ui/chart/ScatterChart.tsx'
import { Button } from '../ui/field/Button.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { Panel } from '../ui/layout/Panel.tsx'
import { SAMPLE_CANDLES } from './samples.ts'

const POINTS = Array.from({ length: 4000 }, (_, index) => ({
  key: String(index),
  label: `Recipe ${index}`,
  x: 500 * Math.abs(Math.sin(index * 1.7)) * (1 + (index % 13)),
  y: 80 + 60 * Math.cos(index * 0.9) + index / 40,
}))
export function SharesSection() {
  const [hovered, setHovered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [times, setTimes] = useState(1)
  return (
    <Columns least={440} gap={4}>
      <Panel title="ScatterChart" note={chosen ? `chosen: ${chosen}` : '4,000 points'}>
        <ScatterChart
          label="Payback over profit"
          pointLabel="Recipe"
          xLabel="Profit"
          yLabel="Payback"
          points={POINTS}
          hovered={hovered}
          onHover={setHovered}
          onSelect={setChosen}
        />
      </Panel>
      <Panel
        title="LineChart on one scale"
        actions={
          <Button size="small" onClick={() => setTimes(times + 1)}>
            New figures
          </Button>
        }
      >
        <LineChart
          label="Prices of two materials"
          x={SAMPLE_CANDLES.map((candle) => candle.time)}
          xLabel="Day"
          time
          scale="normalised"
          marker={{ x: SAMPLE_CANDLES[20]?.time ?? 0, y: 1, label: 'Best day' }}
          series={[
            { label: 'RAT', values: SAMPLE_CANDLES.map((candle) => candle.close + times * 20) },
            { label: 'SHP', values: SAMPLE_CANDLES.map((candle) => candle.low * 900) },
          ]}
        />
      </Panel>
    </Columns>
  )
}
