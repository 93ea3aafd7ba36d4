import { useState } from 'react'
import { DAY_MS } from '../../engine/game/time.ts'
import { LineChart } from '../ui/chart/LineChart.tsx'
import { ScatterChart } from '../ui/chart/ScatterChart.tsx'
import { Button } from '../ui/field/Button.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { Panel } from '../ui/layout/Panel.tsx'

const DAYS = Array.from({ length: 30 }, (_, index) => index)
const FIRST_DAY = Date.UTC(2025, 3, 1)
/** Equal in every run. */
const wave = (day: number) => Math.sin(day * 0.7) * 6 + Math.cos(day * 0.23) * 9

const POINTS = Array.from({ length: 4000 }, (_, index) => ({
  key: String(index),
  label: `Recipe ${index}`,
  x: 500 * Math.abs(Math.sin(index * 1.7)) * (1 + (index % 13)),
  y: 80 + 60 * Math.cos(index * 0.9) + index / 40,
}))
export function ChartSection() {
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
          x={DAYS.map((day) => FIRST_DAY + day * DAY_MS)}
          xLabel="Day"
          time
          scale="normalised"
          marker={{ x: FIRST_DAY + 20 * DAY_MS, y: 1, label: 'Best day' }}
          series={[
            { label: 'RAT', values: DAYS.map((day) => 120 + wave(day) + times * 20) },
            { label: 'SHP', values: DAYS.map((day) => 90_000 + 900 * wave(day + 3)) },
          ]}
        />
      </Panel>
    </Columns>
  )
}
