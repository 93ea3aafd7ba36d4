import { type ReactNode, useState } from 'react'
import { formatMoney, formatPercent } from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import { Button } from '../field/Button.tsx'
import styles from './RankedBars.module.css'

export type RankedBar = {
  /** Unique in the list; by default the label. */
  key?: string | undefined
  label: string
  value: number
  name?: ReactNode
}

/** Largest first, by size on either side of zero; figures that are not finite come last. */
function ranked(bars: readonly RankedBar[]): RankedBar[] {
  const rank = ({ value }: RankedBar) => (Number.isNaN(value) ? Infinity : -value)
  return bars.toSorted(
    (one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label),
  )
}

/** A ranked list that is its own table: name, bar, figure and share of all with the same sign. */
export function RankedBars({
  label,
  barLabel,
  valueLabel,
  bars,
  format = formatMoney,
  plain = false,
  most = 10,
  empty = 'Nothing to show.',
}: {
  label: string
  barLabel: string
  valueLabel: string
  bars: readonly RankedBar[]
  format?: ((value: number) => string) | undefined
  /** Draws all bars in one colour, where more is not better. */
  plain?: boolean | undefined
  /** A button shows the other bars. */
  most?: number | undefined
  empty?: ReactNode
}) {
  const [all, setAll] = useState(false)
  if (bars.length === 0) return <div className="muted">{empty}</div>
  const sorted = ranked(bars)
  const shown = all ? sorted : sorted.slice(0, most)
  const figures = bars.map((bar) => bar.value).filter(Number.isFinite)
  const gains = figures.reduce((sum, value) => sum + Math.max(value, 0), 0)
  const losses = figures.reduce((sum, value) => sum + Math.min(value, 0), 0)
  const largest = figures.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const shareOf = (value: number) => {
    const total = value < 0 ? losses : gains
    return total === 0 || !Number.isFinite(value) ? null : value / total
  }
  const width = (value: number) =>
    largest === 0 || Number.isNaN(value) ? 0 : Math.min(Math.abs(value) / largest, 1)

  return (
    <div className={styles.ranked}>
      <table className={styles.table} aria-label={label}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{barLabel}</th>
            <th scope="col">Bar</th>
            <th scope="col">{valueLabel}</th>
            <th scope="col">{losses < 0 ? 'Share of gains or losses' : 'Share'}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((bar) => (
            <tr key={bar.key ?? bar.label}>
              <th scope="row" title={bar.label}>
                {bar.name ?? bar.label}
              </th>
              <td className={styles.bar} aria-hidden="true">
                <span
                  className={classes(
                    styles.fill,
                    !plain && (bar.value < 0 ? styles.loss : styles.profit),
                  )}
                  style={{ transform: `scaleX(${width(bar.value)})` }}
                />
              </td>
              <td>{format(bar.value)}</td>
              <td className="muted">{formatPercent(shareOf(bar.value), 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > most && (
        <Button size="small" variant="ghost" onClick={() => setAll(!all)}>
          {all ? `First ${most} only` : `Show all ${sorted.length}`}
        </Button>
      )}
    </div>
  )
}
