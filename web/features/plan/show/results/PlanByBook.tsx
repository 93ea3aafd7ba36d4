import { BookedAnswer } from '../../../order-books/BookedProfitNote.tsx'
import { useShownPlan } from '../shown-plan.ts'

export function PlanByBook() {
  const { counted } = useShownPlan()
  return counted?.booked && <BookedAnswer booked={counted.booked} />
}
