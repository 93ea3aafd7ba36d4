import { useMemo, useState } from 'react'
import { useObservable } from '../../browser/observable.ts'
import { useToday } from '../../data/today.ts'
import { updatedPlans } from '../../data/updates.ts'
import type { FioData } from '../../parts/fio/fio-data.ts'
import { problemText } from '../../parts/problem-text.ts'
import { usePreferences } from '../../session/preferences.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { TodayList } from './TodayList.tsx'
import { type OwnRecords, todayQuestion } from './today-question.ts'

export function TodayView({ data, plans, empires, cxs }: OwnRecords & { data: FioData }) {
  const preferences = usePreferences()
  const updated = useObservable(updatedPlans)
  const [now] = useState(() => Date.now())
  const question = useMemo(
    () => todayQuestion({ plans, empires, cxs }, data, preferences, updated, now),
    [plans, empires, cxs, data, preferences, updated, now],
  )
  const { value, problem, retry, isRunning } = useToday(question)
  if (problem)
    return (
      <ErrorPanel title="What needs doing could not be calculated" onRetry={retry}>
        {problemText(problem)}
      </ErrorPanel>
    )
  if (!value)
    return isRunning ? <TableSkeleton rows={6} columns={4} label="Looking at your bases" /> : null
  return <TodayList today={value} question={question} />
}
