import { formatMoney } from '../../../engine/game/number-format.ts'
import styles from './Sparkline.module.css'

const HEIGHT = 20

export function Sparkline({
  label,
  values,
  width,
}: {
  label: string
  values: readonly number[]
  width: number
}) {
  const known = values.filter(Number.isFinite)
  const first = known[0]
  const last = known.at(-1)
  if (first === undefined || last === undefined) return null
  const least = Math.min(...known)
  const most = Math.max(...known)
  const x = (index: number) =>
    known.length < 2 ? 0 : (index / (known.length - 1)) * (width - 4) + 2
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - 2 - ((value - least) / (most - least)) * (HEIGHT - 4)
  const points = known.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
  const words = `${label}: from ${formatMoney(first)} to ${formatMoney(last)}, lowest ${formatMoney(least)}, highest ${formatMoney(most)}`
  return (
    <svg
      role="img"
      aria-label={words}
      className={last > first ? styles.up : last < first ? styles.down : styles.level}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      <title>{words}</title>
      <polyline points={points.join(' ')} />
      <circle cx={x(known.length - 1)} cy={y(last)} r={2} />
    </svg>
  )
}
