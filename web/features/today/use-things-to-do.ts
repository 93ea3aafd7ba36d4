import { useEffect, useMemo } from 'react'
import type { Company } from '../../../engine/game/company.ts'
import { useObservable } from '../../browser/observable.ts'
import { useToday } from '../../data/today.ts'
import { updatedPlans } from '../../data/updates.ts'
import { useAlertStates } from '../../data/use-alert-states.ts'
import { useReserves } from '../../data/use-reserves.ts'
import { usePreferences } from '../../session/preferences.ts'
import { useSeenOrders } from '../../session/seen-orders.ts'
import { todayCount } from '../../session/today-count.ts'
import type { FioData } from '../fio/fio-data.ts'
import { useMomentOf } from '../fio/use-real-flows.ts'
import { listCards } from './listed-cards.ts'
import { type OwnRecords, todayQuestion } from './today-question.ts'
import { usePutAway } from './use-put-away.ts'

/** What Today lists. The navigation shows how many cards are open. */
export function useThingsToDo(
  { plans, empires, cxs }: OwnRecords,
  data: FioData,
  company: Company | null,
) {
  const preferences = usePreferences()
  const updated = useObservable(updatedPlans)
  const now = useMomentOf(data)
  const { reserves, isPending } = useReserves()
  const seen = useSeenOrders()
  const question = useMemo(
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
  const answer = useToday(question)
  const rules = useAlertStates()
  const marks = usePutAway()
  const cards = answer.value?.cards
  const listed = useMemo(
    () => (cards && marks ? listCards(cards, rules.value, marks, Date.now()) : undefined),
    [cards, rules.value, marks],
  )
  const count = listed?.open.length
  useEffect(() => {
    if (count !== undefined) todayCount.set(count)
  }, [count])
  return { question, answer, rules, listed }
}
