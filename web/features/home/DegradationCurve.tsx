import {
  DEFAULT_REPAIR_DAY,
  DEGRADATION_DAYS,
  repairEfficiency,
} from '../../../engine/game/constants/degradation.ts'
import { formatPercent } from '../../../engine/game/number-format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './DegradationCurve.module.css'

const BOX = { left: 34, top: 10, width: 260, height: 118 }

const x = (day: number) => BOX.left + (day / DEGRADATION_DAYS) * BOX.width
const y = (efficiency: number) => BOX.top + (1 - efficiency) * BOX.height
const point = (day: number) => `${x(day).toFixed(1)} ${y(repairEfficiency(day)).toFixed(1)}`

const curve = Array.from({ length: DEGRADATION_DAYS / 3 + 1 }, (_, n) => point(n * 3)).join(' L')
const marked = repairEfficiency(DEFAULT_REPAIR_DAY)

export function DegradationCurve() {
  return (
    <Stack className={styles.panel}>
      <h2 className="quiet">Efficiency since the last repair</h2>
      <svg
        viewBox="0 0 302 150"
        role="img"
        aria-label={`Efficiency falls slowly at first: ${formatPercent(marked, 0)} are left on day ${DEFAULT_REPAIR_DAY}, ${formatPercent(repairEfficiency(DEGRADATION_DAYS), 0)} on day ${DEGRADATION_DAYS}`}
        className={styles.chart}
      >
        {[1, 0.75, 0.5, 0.25].map((level) => (
          <g key={level}>
            <line
              x1={BOX.left}
              x2={BOX.left + BOX.width}
              y1={y(level)}
              y2={y(level)}
              className={styles.grid}
            />
            <text x={BOX.left - 5} y={y(level) + 3} className={styles.level}>
              {level * 100}
            </text>
          </g>
        ))}
        <path d={`M${point(0)} L${curve}`} className={styles.curve} />
        <line
          x1={x(DEFAULT_REPAIR_DAY)}
          x2={x(DEFAULT_REPAIR_DAY)}
          y1={y(marked)}
          y2={y(0)}
          className={styles.mark}
        />
        <circle cx={x(DEFAULT_REPAIR_DAY)} cy={y(marked)} r={4} className={styles.dot} />
        <text x={x(DEFAULT_REPAIR_DAY) + 10} y={y(marked) - 6} className={styles.label}>
          {formatPercent(marked, 0)} on day {DEFAULT_REPAIR_DAY}
        </text>
        {[0, 60, 120, 180].map((day) => (
          <text key={day} x={x(day)} y={y(0) + 14} className={styles.day}>
            {day}
          </text>
        ))}
      </svg>
    </Stack>
  )
}
