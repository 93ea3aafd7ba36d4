import { useMemo } from 'react'
import type { BookedPlan, BookedProfit } from '../../../engine/market/depth/booked-profit.ts'
import type { CxData } from '../../../engine/model/cx.ts'
import type { Rules } from '../../../engine/reference/rules.ts'
import type { BookFigure } from '../../../workers/questions.ts'
import { useBookedProfit } from '../../data/calls.ts'
import { bookExplainSource } from '../../data/explain-book.ts'
import type { BookPair } from '../../data/use-books.ts'
import { useByBooks } from '../../data/use-by-books.ts'
import { useSame } from '../../data/use-same.ts'
import { MOST_DAYS, setBook, useBookSettings } from '../../session/book-settings.ts'
import { Explained } from '../../ui/explain/Explained.tsx'
import { ExplainProvider } from '../../ui/explain/ExplainProvider.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { formatMoney, formatSigned, formatWithin } from '../../ui/format.ts'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { problemText } from '../problem-text.ts'
import { BookAge } from './BookAge.tsx'
import styles from './BookedFigures.module.css'
import { BookedTrades } from './BookedTrades.tsx'

export interface BookedProfitProps {
  /** Undefined until they are calculated. */
  plans: readonly BookedPlan[] | undefined
  cx: CxData | null
  rules: Rules
  /** Shown regardless of the player's settings. */
  isAsked?: boolean | undefined
}

const formatPart = formatWithin(14, formatMoney)
const signed = (value: number | null | undefined) => formatSigned(value, formatPart)

/** The profit of plans when their trade meets the books, and its band by Ask and Bid. */
export function BookedFigures({ plans, cx, rules, isAsked = false }: BookedProfitProps) {
  const settings = useBookSettings()
  const { hasBand, days } = settings
  const isOn = settings.isOn || isAsked
  const { answer, asked } = useByBooks(
    useBookedProfit,
    plans && { plans: plans.map(onlyFlows), cx, rules, days },
    isOn ? pairsOf : noPairs,
  )
  const question = useSame(asked)
  const source = useMemo(() => bookExplainSource(question), [question])
  const { value, isStale, problem } = answer
  return (
    <ExplainProvider source={source}>
      <div className={styles.booked}>
        <dl className={styles.figures} aria-label="Profit by the book" aria-busy={isStale}>
          {isOn && (
            <>
              <dt className={styles.asked}>
                Sold into the book,{' '}
                <span className={styles.days}>
                  <NumberInput
                    label="Days traded at once"
                    hideLabel
                    hideButtons
                    suffix="days"
                    min={1}
                    max={MOST_DAYS}
                    value={days}
                    onValue={(next) => setBook({ days: next })}
                  />
                </span>{' '}
                at once
              </dt>
              <dd>
                <Explained<BookFigure> figure={{ of: 'bookedProfit' }} label="profit by the book">
                  <Figure value={value?.booked} format={signed} unit="$/day" />
                </Explained>
              </dd>
            </>
          )}
          {hasBand && (
            <>
              <dt>Worst … best of Ask and Bid</dt>
              <dd>
                {signed(value?.band.worst)} … {signed(value?.band.best)} $/day
              </dd>
            </>
          )}
        </dl>
        {problem && (
          <p role="alert" className="quiet warn">
            {problemText(problem)}
          </p>
        )}
        {isOn && value && <BookedTrades rows={value.rows} />}
        {isOn && value && <BookAge ages={value.ages} />}
      </div>
    </ExplainProvider>
  )
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
