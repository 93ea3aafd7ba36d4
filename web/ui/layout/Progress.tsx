import { formatWhole } from '../../../engine/game/number-format.ts'
import { Button } from '../field/Button.tsx'
import styles from './Progress.module.css'

/** Progress of a long calculation, in numbers too, with a way to stop it. */
export function Progress({
  label,
  done,
  total,
  onCancel,
}: {
  label: string
  done?: number | undefined
  total?: number | undefined
  onCancel?: (() => void) | undefined
}) {
  const known = done !== undefined && total !== undefined && total > 0
  const share = known ? Math.min(done / total, 1) : 0
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.count}>
          {known
            ? `${formatWhole(done)} of ${formatWhole(total)}`
            : done !== undefined && formatWhole(done)}
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
