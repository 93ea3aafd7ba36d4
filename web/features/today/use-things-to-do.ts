import { useEffect, useMemo } from 'react'
import type { Company } from '../../../engine/game/company.ts'
import { useAlertStates } from '../../data/use-alert-states.ts'
import { useToday } from '../../data/use-today.ts'
import { todayCount } from '../../session/today-count.ts'
import type { FioData } from '../fio/fio-data.ts'
import type { OwnRecords } from '../fio/today-question.ts'
import { useTodayQuestion } from '../fio/use-today-question.ts'
import { listCards } from './listed-cards.ts'
import { usePutAway } from './use-put-away.ts'

/** What Today lists. The navigation shows how many cards are open. */
export function useThingsToDo(records: OwnRecords, data: FioData, company: Company | null) {
  const question = useTodayQuestion(records, data, company)
  const answer = useToday(question)
  const rules = useAlertStates()
  const marks = usePutAway()
  const cards = answer.value?.cards
  const listed = useMemo(
    () => (cards && marks ? listCards(cards, rules.value, marks, Date.now(), company) : undefined),
    [cards, rules.value, marks, company],
  )
  const count = listed?.open.length
  useEffect(() => {
    if (count !== undefined) todayCount.set(count)
  }, [count])
  return { question, answer, rules, listed }
}
