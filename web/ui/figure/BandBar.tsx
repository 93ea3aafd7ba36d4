import { formatMoney } from '../../../engine/game/number-format.ts'
import styles from './BandBar.module.css'
import bar from './bar.module.css'

/** The range in which a figure lies, which narrows during the calculation. */
export function BandBar({
  label,
  low,
  high,
  most,
  unit,
}: {
  label: string
  low: number
  high: number
  /** The end of the scale; the caller keeps it, so that the band moves and not the scale. */
  most: number
  unit?: string | undefined
}) {
  const place = (value: number) => {
    const share = value / most
    return Number.isNaN(share) ? 0 : Math.min(Math.max(share, 0), 1)
  }
  const start = place(low)
  const end = Math.max(place(high), start)
  const withUnit = (value: number) => `${formatMoney(value)}${unit ? ` ${unit}` : ''}`
  return (
    <div className={bar.bar}>
      <span className={bar.words}>
        <span>{label}</span>
        <span className={bar.figures}>
          {low === high
            ? `${withUnit(low)}, proven`
            : `at least ${formatMoney(low)}, at most ${withUnit(high)}`}
        </span>
      </span>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.sure} style={{ width: `${start * 100}%` }} />
        <span className={styles.open} style={{ width: `${(end - start) * 100}%` }} />
      </span>
    </div>
  )
}
