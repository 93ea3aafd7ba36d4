import { classes } from './classes.ts'
import styles from './Figure.module.css'
import { formatMoney } from './format.ts'
import { trendOf } from './StatTile.tsx'

/** A number in running text or a cell, green or red by its sign, with its unit muted. */
export function Figure({
  value,
  format = formatMoney,
  unit,
  plain,
}: {
  value: number | null | undefined
  format?: ((value: number | null | undefined) => string) | undefined
  unit?: string | undefined
  /** Without colour, where more is not better. */
  plain?: boolean | undefined
}) {
  return (
    <span className={classes(styles.figure, !plain && styles[trendOf(value)])}>
      {format(value)}
      {unit && <span className={styles.unit}> {unit}</span>}
    </span>
  )
}
