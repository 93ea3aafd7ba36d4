import { useMemo } from 'react'
import type { BookFigure } from '../../../engine/explain/booked.ts'
import type { Term } from '../../../engine/explain/term.ts'
import { formatMoney, formatSigned, formatWithin } from '../../../engine/game/number-format.ts'
import { explain } from '../../data/calls.ts'
import { useStableValue } from '../../data/use-stable-value.ts'
import { MAX_DAYS, setBook, useBookSettings } from '../../session/book-settings.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { problemText } from '../page/problem-text.ts'
import { BookAge } from './BookAge.tsx'
import styles from './BookedFigures.module.css'
import { BookedTradeTable } from './BookedTradeTable.tsx'
import { BookOfAverages } from './BookOfAverages.tsx'
import { SaleNote } from './SaleNote.tsx'
import type { Booked } from './use-booked.ts'

const SALES = [
  { value: 'steady', label: 'again and again' },
  { value: 'first', label: 'the first time' },
] as const

const formatPart = formatWithin(14, formatMoney)
const signed = (value: number | null | undefined) => formatSigned(value, formatPart)

/** The profit of plans when their trade meets the books, and its band by Ask and Bid. */
export function BookedFigures({ answer, asked, isOn }: Booked) {
  const { hasBand, days, sale } = useBookSettings()
  const question = useStableValue(asked)
  const source = useMemo(() => explainSource(question), [question])
  const { value, isStale, problem } = answer
  return (
    <ExplainProvider source={source}>
      <div className={styles.booked}>
        <dl className={styles.figures} aria-label="Profit against order books" aria-busy={isStale}>
          {isOn && (
            <>
              <Row as="dt" wrap gap={1}>
                <span className={styles.days}>
                  <NumberInput
                    label="Days traded at once"
                    hideLabel
                    hideButtons
                    suffix="days"
                    min={1}
                    max={MAX_DAYS}
                    value={days}
                    onValue={(next) => setBook({ days: next })}
                  />
                </span>{' '}
                of trade dumped at once,{' '}
                <Segmented
                  label="Which sale"
                  choices={SALES}
                  value={sale}
                  onValue={(next) => setBook({ sale: next })}
                />
              </Row>
              <dd>
                <Explained<BookFigure>
                  figure={{ of: 'bookedProfit' }}
                  label="profit against order books"
                >
                  <Figure
                    value={value?.isBooked ? value.booked : undefined}
                    format={signed}
                    unit="$/day"
                  />
                </Explained>
              </dd>
            </>
          )}
          {hasBand && (
            <>
              <dt>Ask/Bid range</dt>
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
        {isOn && <SaleNote sale={sale} days={days} />}
        {isOn && value && <BookOfAverages {...value} />}
        {isOn && value && <BookedTradeTable rows={value.rows} />}
        {isOn && value && <BookAge ages={value.ages} />}
      </div>
    </ExplainProvider>
  )
}

/** The derivation of a profit against order books, down to the filled steps. */
const explainSource = (question: Booked['asked']) => ({
  async load(figure: BookFigure, path: readonly number[], signal: AbortSignal): Promise<Term> {
    if (!question) throw new Error('The profit against order books is not calculated yet.')
    return explain({ in: 'book', question, figure, path, depth: 1 }, signal)
  },
})
