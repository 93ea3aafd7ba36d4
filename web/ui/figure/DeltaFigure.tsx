import {
  formatMoney,
  formatPercent,
  formatSigned,
  NONE,
} from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import styles from './DeltaFigure.module.css'
import { type Trend, toneOf, trendOf } from './StatTile.tsx'

type Format = (value: number | null | undefined) => string

/** How a figure changed: before → after, the signed difference and its share of the old figure. */
export function DeltaFigure({
  before,
  after,
  format = formatMoney,
  unit,
  better = 'more',
  hideBefore,
}: {
  before: number | null | undefined
  after: number | null | undefined
  format?: Format | undefined
  unit?: string | undefined
  /** The better direction: fewer costs and days are better. */
  better?: 'more' | 'less' | 'neither' | undefined
  hideBefore?: boolean | undefined
}) {
  const known = isFigure(before) && isFigure(after)
  // Two infinite figures are equal; their difference is not a number.
  const change = known ? (before === after ? 0 : after - before) : null
  const delta = formatSigned(change, format)
  const moved = /[1-9∞]/.test(delta)
  const trend = moved ? trendFor(change, better) : 'neutral'
  return (
    <span className={styles.delta}>
      {!hideBefore && moved && (
        <>
          <span className="muted">
            <span className="visually-hidden">before </span>
            {format(before)}
          </span>
          <span aria-hidden="true" className="muted">
            →
          </span>
          <span className="visually-hidden">, after </span>
        </>
      )}
      <span>
        {format(after)}
        {unit && isFigure(after) && <span className="quiet"> {unit}</span>}
      </span>
      {known && (
        <span className={classes(styles.change, toneOf(trend))}>
          {moved ? `${delta}${share(before, change)}` : 'no change'}
          {moved && trend !== 'neutral' && (
            <span className="visually-hidden">, {trend === 'profit' ? 'better' : 'worse'}</span>
          )}
        </span>
      )}
    </span>
  )
}

const isFigure = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && !Number.isNaN(value)

function trendFor(change: number | null, better: 'more' | 'less' | 'neither'): Trend {
  if (better === 'neither' || change === null) return 'neutral'
  return trendOf(better === 'more' ? change : -change)
}

/** A share of zero or of an infinite figure has no meaning. */
function share(before: number, change: number | null): string {
  if (change === null || before === 0 || !Number.isFinite(before) || !Number.isFinite(change)) {
    return ''
  }
  const text = formatSigned(change / Math.abs(before), (value) => formatPercent(value, 1))
  return text === NONE ? '' : ` (${text})`
}
