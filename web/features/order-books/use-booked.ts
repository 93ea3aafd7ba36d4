import type { Rules } from '../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../engine/game/cx.ts'
import type { BookedPlan, BookedProfit } from '../../../engine/market/depth/booked-profit.ts'
import type { QuestionOf } from '../../../workers/calls.ts'
import { useBookedProfit } from '../../data/calls.ts'
import type { BookPair } from '../../data/use-books.ts'
import { type ByBooks, useByBooks } from '../../data/use-by-books.ts'
import { useBookSettings } from '../../session/book-settings.ts'
import { usePreferences } from '../../session/preferences.ts'

export interface BookedPlans {
  /** With what they trade at the exchange; undefined until they are calculated. */
  readonly plans: readonly BookedPlan[] | undefined
  readonly cx: CxData | null
  readonly rules: Rules
  /** Asked regardless of the player's settings. */
  readonly isAsked?: boolean | undefined
}

export interface Booked
  extends Pick<ByBooks<QuestionOf<'bookedProfit'>, BookedProfit>, 'answer' | 'asked'> {
  readonly isOn: boolean
}

/** The profit of plans when their trade meets the books, and its band by Ask and Bid; nothing is asked where both are off. */
export function useBooked({ plans, cx, rules, isAsked = false }: BookedPlans): Booked {
  const { isOn: isSet, hasBand, days, sale } = useBookSettings()
  const { bookRefillPercent } = usePreferences()
  const refillShare = bookRefillPercent / 100
  const isOn = isSet || isAsked
  const found = useByBooks(
    useBookedProfit,
    plans && (isOn || hasBand)
      ? { plans: plans.map(onlyFlows), ...{ cx, rules, days, sale, refillShare } }
      : undefined,
    isOn ? pairsOf : noPairs,
  )
  return { ...found, isOn }
}

/** Keeps what the worker needs, and leaves the rest of the plan on the page. */
const onlyFlows = ({ planetNaturalId, profit, materialio }: BookedPlan): BookedPlan => ({
  ...{ planetNaturalId, profit },
  materialio: materialio.map(({ ticker, delta }) => ({ ticker, delta })),
})

/** Ask and Bid need no book: they stand in the list. */
const noPairs = (): BookPair[] => []

const pairsOf = ({ rows }: BookedProfit): BookPair[] =>
  rows
    .toSorted((a, b) => b.listValue - a.listValue)
    .flatMap(({ ticker, exchange }) => (exchange ? [{ ticker, exchange }] : []))
