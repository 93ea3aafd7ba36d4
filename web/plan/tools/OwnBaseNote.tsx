import { problemText } from '../../parts/problem-text.ts'
import { Button } from '../../ui/Button.tsx'
import { formatAge } from '../../ui/format.ts'
import styles from './Tools.module.css'
import type { OwnBase } from './use-own-base.ts'

/** Where the stock of a cart comes from, and how old that is. */
export function OwnBaseNote({ own }: { own: OwnBase }) {
  const { isAsked, isPending, problem, refresh, stock, told } = own
  if (!isAsked) return <p className={styles.note}>No FIO data: nothing counts as in stock.</p>
  if (isPending) return <p className={styles.note}>Loading what lies on the planet…</p>
  if (problem)
    return (
      <p className={styles.note} role="alert">
        Your stock could not be loaded: {problemText(problem)}{' '}
        <Button size="small" variant="ghost" onClick={refresh}>
          Retry
        </Button>
      </p>
    )
  if (stock.size === 0)
    return <p className={styles.note}>FIO knows nothing in stock on this planet.</p>
  return <p className={styles.note}>Stock: FIO data from {formatAge(told, Date.now())}.</p>
}
