import type { Company } from '../../../engine/game/company.ts'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import type { FioData } from '../fio/fio-data.ts'
import type { OwnRecords } from '../fio/today-question.ts'
import { Problem } from '../page/Problem.tsx'
import { SinceYesterday } from './SinceYesterday.tsx'
import { TodayList } from './TodayList.tsx'
import { useForgetGone } from './use-put-away.ts'
import { useThingsToDo } from './use-things-to-do.ts'

export function TodayView({
  data,
  company,
  ...records
}: OwnRecords & { data: FioData; company: Company | null }) {
  const { question, answer, rules, listed } = useThingsToDo(records, data, company)
  const { value, problem, retry, isStale } = answer
  const isWhole = company !== null && !isStale && !rules.isStale && !rules.isRunning
  useForgetGone(isWhole ? listed?.gone : undefined)
  return (
    <>
      <Problem title="What needs doing could not be calculated" of={{ problem, retry }} />
      <SinceYesterday empires={records.empires} />
      {value && question && listed ? (
        <TodayList today={value} listed={listed} question={question} />
      ) : (
        !problem && <TableSkeleton rows={6} columns={4} label="Looking at your bases" />
      )}
      <Problem title="Your rules could not be checked" of={rules} />
    </>
  )
}
