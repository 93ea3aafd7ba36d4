import type { ReactNode } from 'react'
import { formatAge } from '../../../engine/game/number-format.ts'
import { Button } from '../field/Button.tsx'
import { ClockIcon } from '../icons/status.tsx'
import styles from './StaleNotice.module.css'

/** Old figures are shown rather than none, with their age. */
export function StaleNotice({
  since,
  now,
  onRefresh,
  refreshing,
  children,
}: {
  /** When the shown figures were fetched. */
  since: number
  now: number
  onRefresh?: (() => void) | undefined
  refreshing?: boolean | undefined
  children?: ReactNode
}) {
  return (
    <div role="status" className={styles.notice}>
      <ClockIcon size={14} />
      <span>
        {children ?? 'Showing saved data from'} {formatAge(since, now)}.
      </span>
      {onRefresh && (
        <Button variant="ghost" size="small" busy={refreshing} onClick={onRefresh}>
          Refresh
        </Button>
      )}
    </div>
  )
}
