import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './StatTile.module.css'

export type Trend = 'profit' | 'loss' | 'neutral'

export const trendOf = (value: number | null | undefined): Trend =>
  value === null || value === undefined || value === 0 || Number.isNaN(value)
    ? 'neutral'
    : value > 0
      ? 'profit'
      : 'loss'

/** A figure that did not change is quiet. */
export const toneOf = (trend: Trend) => (trend === 'neutral' ? 'muted' : trend)

/** One important figure: name, value, unit and change. The delta's text has its own sign. */
export function StatTile({
  label,
  value,
  unit,
  delta,
  trend = 'neutral',
  deltaTrend = 'neutral',
}: {
  label: ReactNode
  /** Already formatted; a node if the figure can be pressed. */
  value: ReactNode
  unit?: string | undefined
  delta?: ReactNode
  trend?: Trend | undefined
  deltaTrend?: Trend | undefined
}) {
  return (
    <dl className={styles.tile}>
      <dt className="quiet">{label}</dt>
      <dd className={classes(styles.value, trend)}>
        {value}
        {unit && <span className={styles.unit}> {unit}</span>}
      </dd>
      {delta && <dd className={classes(styles.delta, toneOf(deltaTrend))}>{delta}</dd>}
    </dl>
  )
}
