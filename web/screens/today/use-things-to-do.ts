import { useEffect, useMemo, useState } from 'react'
import type { Company } from '../../../engine/game/company.ts'
import { useObservable } from '../../browser/observable.ts'
import { useToday } from '../../data/today.ts'
import { updatedPlans } from '../../data/updates.ts'
import { useAlertStates } from '../../data/use-alert-states.ts'
import type { FioData } from '../../parts/fio/fio-data.ts'
import { usePreferences } from '../../session/preferences.ts'
import { todayCount } from '../../session/today-count.ts'
import { type OwnRecords, todayQuestion } from './today-question.ts'

/** What Today lists, whose number the navigation shows. */
export function useThingsToDo(
  { plans, empires, cxs }: OwnRecords,
  data: FioData,
  company: Company | null,
) {
  const preferences = usePreferences()
  const updated = useObservable(updatedPlans)
  const [opened] = useState(() => Date.now())
  // The page may stay open for days: hours count from the data that they rest on.
  const now = Math.max(opened, fetchedAt(data.storage), fetchedAt(data.sites))
  const question = useMemo(
    () => todayQuestion({ plans, empires, cxs }, data, company, preferences, updated, now),
    [plans, empires, cxs, data, company, preferences, updated, now],
  )
  const answer = useToday(question)
  const rules = useAlertStates()
  const lines = answer.value?.lines.length
  const fired = rules.value?.filter(({ isMet }) => isMet === true).length ?? 0
  useEffect(() => {
    if (lines !== undefined) todayCount.set(lines + fired)
  }, [lines, fired])
  return { question, answer }
}

const fetchedAt = ({ last_modified: date }: { last_modified: string | null }): number =>
  date === null ? 0 : Date.parse(date)
