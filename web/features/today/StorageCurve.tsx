import { formatAmount, formatDateTime } from '../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import type { Forecast } from '../../../engine/today/forecast.ts'
import styles from './StorageCurve.module.css'

const WIDTH = 168
const HEIGHT = 44

export function StorageCurve({
  place,
  forecast,
  now,
}: {
  place: string
  forecast: Forecast
  now: number
}) {
  const { weight, volume, capacity, stepHours, fullAt } = forecast
  const hours = (weight.length - 1) * stepHours
  const x = (hour: number) => ((hour / hours) * (WIDTH - 4) + 2).toFixed(1)
  const line = (loads: readonly number[], most: number) =>
    loads
      .map((load, n) => {
        const share = Math.min(1, Math.max(0, load / most))
        return `${x(n * stepHours)},${(HEIGHT - 2 - share * (HEIGHT - 6)).toFixed(1)}`
      })
      .join(' ')
  const course = (loads: readonly number[], most: number, unit: string) =>
    `${formatAmount(loads[0])} to ${formatAmount(loads.at(-1))} of ${formatAmount(most)} ${unit}`
  const full = fullAt === null ? '' : `, full ${formatDateTime(now + fullAt * HOUR_MS)}`
  const words = `Storage on ${place} over ${hours / 24} days: ${course(weight, capacity.weight, 't')}, ${course(volume, capacity.volume, 'm³')}${full}`
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={words}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <title>{words}</title>
        <line className={styles.limit} x1={2} x2={WIDTH - 2} y1={4} y2={4} />
        {fullAt !== null && (
          <line className={styles.stall} x1={x(fullAt)} x2={x(fullAt)} y1={2} y2={HEIGHT - 2} />
        )}
        <polyline className={styles.weight} points={line(weight, capacity.weight)} />
        <polyline className={styles.volume} points={line(volume, capacity.volume)} />
      </svg>
      <figcaption className="quiet">
        <span className={styles.isWeight}>t</span>
        <span className={styles.isVolume}>m³</span>
        {fullAt === null || fullAt <= 0 ? '14 d' : `full ${formatDateTime(now + fullAt * HOUR_MS)}`}
      </figcaption>
    </figure>
  )
}
