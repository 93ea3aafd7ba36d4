import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Cx } from '../../../../engine/game/cx.ts'
import { headOf } from '../../../../engine/game/day-record.ts'
import type { Empire } from '../../../../engine/game/empire.ts'
import { formatDate } from '../../../../engine/game/number-format.ts'
import type { Plan } from '../../../../engine/game/plan.ts'
import { centsText } from '../../../../engine/today/history/change-words.ts'
import { historyQueries } from '../../../api/queries/history.ts'
import { useOnline } from '../../../browser/online.ts'
import { LineChart } from '../../../ui/chart/LineChart.tsx'
import { classes } from '../../../ui/classes.ts'
import { downloadCsv } from '../../../ui/download.ts'
import { Button, buttonClass } from '../../../ui/field/Button.tsx'
import { DownloadIcon } from '../../../ui/icons/records.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Skeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { StaleNotice } from '../../../ui/layout/StaleNotice.tsx'
import { writeCsv } from '../../../ui/table/csv.ts'
import { Problem } from '../../page/Problem.tsx'
import { DayPanel } from './DayPanel.tsx'
import styles from './History.module.css'

const HEIGHT = 260

export function HistoryTab({
  empire,
  allPlans,
  cx,
  day,
  onDay,
}: {
  empire: Empire
  allPlans: readonly Plan[]
  /** The CX of the page's calculations. */
  cx: Cx | null
  /** Undefined means the last one. */
  day: string | undefined
  onDay: (day: string | undefined) => void
}) {
  const history = useQuery(historyQueries.all())
  const isOnline = useOnline()
  const days = useMemo(
    () =>
      history.data?.flatMap(({ day, empires }) => {
        const own = empires.find((entry) => entry.empire === headOf(empire.uuid))
        return own ? [{ day, time: Date.parse(`${day}T00:00:00Z`), profit: own.profit }] : []
      }),
    [history.data, empire.uuid],
  )
  if (!days) {
    return history.isError ? (
      <Problem title="The history could not be loaded." of={history} />
    ) : (
      <Panel title="Profit by day">
        <Skeleton height={HEIGHT} />
      </Panel>
    )
  }
  const last = days.at(-1)
  if (!last) {
    return (
      <EmptyState
        title="No record yet"
        action={
          empire.baseplanners.length === 0 && (
            <Link to="/manage" className={buttonClass()}>
              Assign plans in Management
            </Link>
          )
        }
      >
        {empire.baseplanners.length === 0
          ? 'Assign plans to this empire: from then on the server records once a day what they earn.'
          : 'Once a day the server records what each empire earns. A large account appears here within some minutes, a new empire tomorrow. Plans that cannot be calculated never appear.'}
      </EmptyState>
    )
  }
  const shown = days.find((entry) => entry.day === day) ?? last
  const choose = (chosen: string) => onDay(chosen === last.day ? undefined : chosen)
  return (
    <Stack gap={6}>
      {(history.isError || !isOnline) && (
        <StaleNotice
          since={history.dataUpdatedAt}
          now={Date.now()}
          onRefresh={() => void history.refetch()}
          refreshing={history.isFetching}
        />
      )}
      <Panel
        title="Profit by day"
        note={days.length === 1 ? 'first record' : `${days.length} days`}
        actions={
          <Button
            size="small"
            icon={<DownloadIcon size={14} />}
            onClick={() => downloadCsv(`${empire.name} history`, sheetOf(days))}
          >
            CSV
          </Button>
        }
      >
        {days.length === 1 ? (
          <EmptyState title={`First record: ${centsText(last.profit)} $/day`}>
            {formatDate(last.time)}. From the second day on there is a line here, and below it what
            changed.
          </EmptyState>
        ) : (
          <LineChart
            label="Profit by day"
            x={days.map(({ time }) => time)}
            xLabel="Day"
            time
            series={[{ label: 'Profit', values: days.map(({ profit }) => profit / 100) }]}
            marker={{
              x: shown.time,
              y: shown.profit / 100,
              label: `${formatDate(shown.time)} · ${centsText(shown.profit)} $/day`,
            }}
            onPress={(at) => days[at] && choose(days[at].day)}
            height={HEIGHT}
          />
        )}
        <Basis empire={empire} cx={cx} />
      </Panel>
      {days.length > 1 && (
        <DayPanel
          key={shown.day}
          empire={empire}
          allPlans={allPlans}
          day={shown.day}
          days={days.map((entry) => entry.day)}
          onDay={choose}
        />
      )}
    </Stack>
  )
}

const sheetOf = (days: readonly { day: string; profit: number }[]) =>
  writeCsv(
    ['DATE', 'PROFIT'],
    days.map(({ day, profit }) => [day, profit / 100]),
  )

/** Why the last point may differ from the figure above it. */
function Basis({ empire, cx }: { empire: Empire; cx: Cx | null }) {
  const isOwn = cx?.empires.some(({ uuid }) => uuid === empire.uuid)
  return (
    <p className={classes('quiet', styles.note)}>
      Written down once a day, with the day's first prices, in Accurate
      {isOwn
        ? ` and under ${cx?.cx_data.name}`
        : ' and at 30-day average prices, since this empire has no CX of its own'}
      . Fees and rates that you entered yourself are kept in your browser and are not part of it.
    </p>
  )
}
