import { useMemo, useState } from 'react'
import type { Company } from '../../../engine/model/company.ts'
import { useObservable } from '../../browser/observable.ts'
import { useToday } from '../../data/today.ts'
import { updatedPlans } from '../../data/updates.ts'
import type { FioData } from '../../parts/fio/fio-data.ts'
import { Problem } from '../../parts/Problem.tsx'
import { usePreferences } from '../../session/preferences.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { TodayList } from './TodayList.tsx'
import { type OwnRecords, todayQuestion } from './today-question.ts'

export function TodayView({
  data,
  company,
  plans,
  empires,
  cxs,
}: OwnRecords & { data: FioData; company: Company | null }) {
  const preferences = usePreferences()
  const updated = useObservable(updatedPlans)
  const [opened] = useState(() => Date.now())
  // The page may stay open for days: hours count from the data that they rest on.
  const now = Math.max(opened, fetchedAt(data.storage), fetchedAt(data.sites))
  const question = useMemo(
    () => todayQuestion({ plans, empires, cxs }, data, company, preferences, updated, now),
    [plans, empires, cxs, data, company, preferences, updated, now],
  )
  const { value, problem, retry } = useToday(question)
  return (
    <>
      <Problem title="What needs doing could not be calculated" of={{ problem, retry }} />
      {value ? (
        <TodayList today={value} question={question} />
      ) : (
        !problem && <TableSkeleton rows={6} columns={4} label="Looking at your bases" />
      )}
    </>
  )
}

const fetchedAt = ({ last_modified: date }: { last_modified: string | null }): number =>
  date === null ? 0 : Date.parse(date)
