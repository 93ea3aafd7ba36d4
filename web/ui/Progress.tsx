import { Button } from './Button.tsx'
import { formatWhole } from './format.ts'
import styles from './Progress.module.css'

/** Long work: how far it is, in numbers too, and the way to stop it. */
export function Progress({
  label,
  done,
  total,
  onCancel,
}: {
  label: string
  done: number
  /** Unknown while the work is still being counted. */
  total?: number | undefined
  onCancel?: (() => void) | undefined
}) {
  const known = total !== undefined && total > 0
  const share = known ? Math.min(done / total, 1) : 0
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.count}>
          {known ? `${formatWhole(done)} of ${formatWhole(total)}` : formatWhole(done)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(known ? { 'aria-valuenow': Math.round(share * 100) } : {})}
        className={styles.track}
      >
        <div
          className={known ? styles.bar : styles.unknown}
          style={known ? { transform: `scaleX(${share})` } : undefined}
        />
      </div>
      {onCancel && (
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
