import { formatAmount, formatPercent } from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import bar from './bar.module.css'
import styles from './CapacityBar.module.css'

export function CapacityBar({
  label,
  used,
  capacity,
  unit,
  format = formatAmount,
}: {
  label: string
  used: number
  capacity: number
  unit?: string | undefined
  format?: ((value: number | null | undefined) => string) | undefined
}) {
  const share = capacity > 0 ? used / capacity : used > 0 ? Infinity : 0
  const known = Number.isFinite(used) && Number.isFinite(capacity)
  const words = known ? `${format(used)} / ${format(capacity)}` : format(null)
  const filled = known ? Math.min(Math.max(share, 0), 1) * 100 : 0
  const rest = capacity - used
  const verdict =
    !known || rest === 0 ? '' : rest < 0 ? `${format(-rest)} over` : `${format(rest)} left`
  return (
    <div className={classes(bar.bar, styles.capacity)}>
      <span className={bar.words}>
        <span>{label}</span>
        <span className={bar.figures}>
          {words}
          {unit && known && ` ${unit}`}
          {verdict && <span className={classes(rest < 0 && 'loss')}> · {verdict}</span>}
        </span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> styles and lays out a bar of its own that nobody sees, with every edit */}
      <span
        role="meter"
        className="visually-hidden"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(capacity, 0) || 1}
        aria-valuenow={known ? Math.min(Math.max(used, 0), Math.max(capacity, 0) || 1) : 0}
        aria-valuetext={`${words}${unit ? ` ${unit}` : ''}${Number.isFinite(share) ? `, ${formatPercent(share, 0)}` : ''}`}
      />
      <span
        aria-hidden="true"
        className={classes(styles.track, rest < 0 && styles.bad)}
        style={{ backgroundSize: `${filled}% 100%` }}
      />
    </div>
  )
}
