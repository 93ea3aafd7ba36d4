import { formatMoney, NONE } from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import styles from './Figure.module.css'
import { trendOf } from './StatTile.tsx'

export function Figure({
  value,
  format = formatMoney,
  unit,
}: {
  value: number | null | undefined
  format?: ((value: number | null | undefined) => string) | undefined
  unit?: string | undefined
}) {
  const text = format(value)
  // A figure that reads 0.00 is neither a gain nor a loss.
  const trend = /[1-9∞]/.test(text) ? trendOf(value) : 'neutral'
  return (
    <span className={classes(styles.figure, trend)}>
      {text}
      {unit && text !== NONE && <span className="quiet"> {unit}</span>}
    </span>
  )
}
