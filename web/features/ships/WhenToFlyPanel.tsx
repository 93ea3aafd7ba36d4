import { useState } from 'react'
import type { FlyingTime, WhenToFly } from '../../../engine/fleet/ships/when-to-fly.ts'
import { formatDuration, formatFixed, formatWhole } from '../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import type { Answer } from '../../data/use-answer.ts'
import { chooseDeparture, useChosenDepartures } from '../../session/chosen-departures.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { departingNow } from '../fleet/departures.ts'
import { Problem } from '../page/Problem.tsx'
import { utcMinute } from './departure.ts'

type Figure = 'hours' | 'stlFuel' | 'damage' | 'cost'
const FIGURES: readonly { value: Figure; label: string }[] = [
  { value: 'hours', label: 'Hours' },
  { value: 'stlFuel', label: 'SF' },
  { value: 'damage', label: 'Damage' },
  { value: 'cost', label: 'Cost' },
]
const inHours = (hours: number) => formatDuration(hours * HOUR_MS)
const WORDS: Readonly<Record<Figure, (value: number) => string>> = {
  hours: inHours,
  stlFuel: (value) => `${formatWhole(value)} SF`,
  damage: (value) => `${formatFixed(value, 3)}%`,
  cost: (value) => `${formatWhole(value)} $`,
}
const dayAndTime = (ms: number) => utcMinute(ms).replace('T', ' ')

/** Hours, fuel, damage and cost of the route over the next 30 days, and the best departure. */
export function WhenToFlyPanel({
  answer,
  from,
  to,
  isThereAndBack,
  onThereAndBack,
  onDeparture,
}: {
  answer: Answer<WhenToFly | null>
  /** Natural ids. */
  from: string
  to: string
  isThereAndBack: boolean
  onThereAndBack: (isOn: boolean) => void
  /** Unix ms. */
  onDeparture: (departs: number) => void
}) {
  const [figure, setFigure] = useState<Figure>('hours')
  const { value } = answer
  return (
    <Panel
      title="When to fly"
      note="departures of the next 30 days, UTC"
      actions={
        <Row wrap>
          <Checkbox label="There and back" checked={isThereAndBack} onChecked={onThereAndBack} />
          <Segmented label="Figure" choices={FIGURES} value={figure} onValue={setFigure} />
        </Row>
      }
    >
      {answer.problem ? (
        <Problem title="The departures could not be calculated." of={answer} />
      ) : value === undefined ? (
        <Skeleton height={200} />
      ) : value === null ? (
        <p className="quiet">No route within the ship’s range for all of these departures.</p>
      ) : value.doesDayMatter ? (
        <Departures when={value} figure={figure} onDeparture={onDeparture} ends={{ from, to }} />
      ) : (
        <p>
          The day does not matter: {inHours(value.best.hours.hours)} and{' '}
          {formatWhole(value.best.cost.cost)} $ whenever the ship departs, within 5 %.
        </p>
      )}
    </Panel>
  )
}

function Departures({
  when: { times, best, weekly },
  figure,
  ends: { from, to },
  onDeparture,
}: {
  when: WhenToFly
  figure: Figure
  ends: { readonly from: string; readonly to: string }
  onDeparture: (departs: number) => void
}) {
  const now = departingNow().departs
  const chosen = useChosenDepartures(from, to, now)
  const choose = (departs: number, isChosen: boolean) =>
    chooseDeparture({ from, to, departs }, isChosen, now)
  const least = best[figure]
  const words = WORDS[figure]
  const { label } = FIGURES.find(({ value }) => value === figure)!
  return (
    <Stack gap={3}>
      <Row wrap>
        <span>
          Best of these departures: {dayAndTime(least.departs)}, {words(least[figure])}. The first
          one takes {words(times[0]![figure])}.
        </span>
        <Button size="small" onClick={() => onDeparture(least.departs)}>
          Depart then
        </Button>
      </Row>
      <LineChart
        label={`${label} by departure`}
        time
        x={times.map(({ departs }) => departs)}
        xLabel="Departs"
        series={[{ label, values: times.map((time) => time[figure]) }]}
        formatX={dayAndTime}
        formatY={(value) => (typeof value === 'number' ? words(value) : '')}
        formatAxis={words}
        marker={{ x: least.departs, y: least[figure], label: 'Best of these' }}
        onPress={(index) => onDeparture(times[index]!.departs)}
        height={180}
      />
      <PlainTable<FlyingTime>
        label="Best departure of each week"
        rows={weekly}
        keyOf={({ departs }) => departs}
        columns={[
          { header: 'Best of each week', cell: ({ departs }) => dayAndTime(departs) },
          { header: 'Time', numeric: true, cell: ({ hours }) => inHours(hours) },
          { header: 'SF', numeric: true, cell: ({ stlFuel }) => formatWhole(stlFuel) },
          { header: 'Damage', numeric: true, cell: ({ damage }) => WORDS.damage(damage) },
          { header: 'Cost $', numeric: true, cell: ({ cost }) => formatWhole(cost) },
          {
            header: 'Fly then',
            cell: ({ departs }) => (
              <Checkbox
                label={`Fly on ${dayAndTime(departs)}`}
                hideLabel
                checked={chosen.includes(departs)}
                onChecked={(isChosen) => choose(departs, isChosen)}
              />
            ),
          },
        ]}
      />
      {chosen.length > 0 && (
        <Row as="ul" wrap gap={2} aria-label="Chosen departures">
          {chosen.map((departs) => (
            <Row as="li" key={departs} gap={1}>
              <Button size="small" onClick={() => onDeparture(departs)}>
                {dayAndTime(departs)}
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Do not fly on ${dayAndTime(departs)}`}
                onClick={() => choose(departs, false)}
              >
                ×
              </Button>
            </Row>
          ))}
        </Row>
      )}
    </Stack>
  )
}
