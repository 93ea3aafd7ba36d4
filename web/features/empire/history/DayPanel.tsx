import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { headOf } from '../../../../engine/game/day-record.ts'
import type { Empire } from '../../../../engine/game/empire.ts'
import { formatDate } from '../../../../engine/game/number-format.ts'
import type { Plan } from '../../../../engine/game/plan.ts'
import { whatChanged } from '../../../../engine/today/history/what-changed.ts'
import { historyQueries } from '../../../api/queries/history.ts'
import { IconButton } from '../../../ui/field/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/arrows.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Problem } from '../../page/Problem.tsx'
import { ChangeTables } from './ChangeTables.tsx'

export function DayPanel({
  empire,
  allPlans,
  day,
  days,
  onDay,
}: {
  empire: Empire
  allPlans: readonly Plan[]
  day: string
  days: readonly string[]
  onDay: (day: string) => void
}) {
  const query = useQuery(historyQueries.day(day))
  const { data, error } = query
  const change = useMemo(() => {
    if (!data) return undefined
    const [before, after] = [data.before, data.record].map((record) =>
      record?.empires.find((entry) => entry.empire === headOf(empire.uuid)),
    )
    return before && after ? whatChanged(before, after) : null
  }, [data, empire.uuid])
  const place = days.indexOf(day)
  const since = data?.record.since
  return (
    <Panel
      title={`What changed on ${formatDate(day)}`}
      note={since ? `since ${formatDate(since)}` : undefined}
      actions={
        <Row gap={1}>
          <Step label="Day before" to={days[place - 1]} onDay={onDay} />
          <Step label="Day after" to={days[place + 1]} onDay={onDay} />
        </Row>
      }
    >
      {!data && <Problem title="This day could not be loaded." of={query} />}
      {!error && change === undefined && (
        <TableSkeleton rows={3} columns={2} label="Loading what changed" />
      )}
      {change === null && (
        <EmptyState title="The first record of this empire">
          There is nothing before it to compare it with.
        </EmptyState>
      )}
      {change && <ChangeTables change={change} allPlans={allPlans} />}
    </Panel>
  )
}

function Step({
  label,
  to,
  onDay,
}: {
  label: string
  to: string | undefined
  onDay: (day: string) => void
}) {
  return (
    <IconButton
      label={label}
      size="small"
      icon={label === 'Day before' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      disabled={to === undefined}
      onClick={() => to && onDay(to)}
    />
  )
}
