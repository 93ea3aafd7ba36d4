import { formatCount, formatPercent } from '../../../engine/game/number-format.ts'
import { partOfBook, type SaleKind } from '../../../engine/market/depth/refill.ts'
import { usePreferences } from '../../session/preferences.ts'
import styles from './BookedFigures.module.css'
import { RefillInput } from './RefillInput.tsx'

/** Which of two questions a figure by the book answers, and the setting that it rests on. */
export function SaleNote({ sale, days }: { sale: SaleKind; days: number }) {
  const { bookRefillPercent } = usePreferences()
  if (sale === 'first')
    return (
      <p className="quiet">
        The first sale of a stock: it finds each order book whole. Later ones find what came back.
      </p>
    )
  const part = partOfBook('steady', days, bookRefillPercent / 100)
  return (
    <p className="quiet">
      Steady trade: order books refill{' '}
      <span className={styles.days}>
        <RefillInput hasLabel={false} />
      </span>{' '}
      a day, so every {formatCount(days, 'day')} {formatPercent(part, 0)} of each order is there.
    </p>
  )
}
