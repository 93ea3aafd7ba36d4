import { useMemo } from 'react'
import type { Company } from '../../../engine/game/company.ts'
import { useObservable } from '../../browser/observable.ts'
import { updatedPlans } from '../../data/updates.ts'
import { useReserves } from '../../data/use-reserves.ts'
import type { TodayAsked } from '../../data/use-today.ts'
import { usePreferences } from '../../session/preferences.ts'
import { useSeenOrders } from '../../session/seen-orders.ts'
import type { FioData } from './fio-data.ts'
import { type OwnRecords, todayQuestion } from './today-question.ts'
import { useMomentOf } from './use-real-flows.ts'

/** What to ask the calculator so that it lists what needs doing; undefined while parts of it are loading. */
export function useTodayQuestion(
  { plans, empires, cxs }: OwnRecords,
  data: FioData,
  company: Company | null,
): TodayAsked | undefined {
  const preferences = usePreferences()
  const updated = useObservable(updatedPlans)
  const now = useMomentOf(data)
  const { reserves, isPending } = useReserves()
  const seen = useSeenOrders()
  return useMemo(
    () =>
      isPending
        ? undefined
        : todayQuestion(
            { plans, empires, cxs },
            { ...data, reserves },
            company,
            preferences,
            updated,
            now,
            seen,
          ),
    [plans, empires, cxs, data, company, reserves, isPending, preferences, updated, now, seen],
  )
}
