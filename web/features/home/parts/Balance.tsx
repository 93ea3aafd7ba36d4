import type { CSSProperties } from 'react'
import { formatSigned, formatWhole } from '../../../ui/format.ts'
import { AREA, AREA_TOTAL, DAY } from '../example-plan.ts'
import styles from './Balance.module.css'

const LINES = [
  { name: 'Revenue', amount: DAY.revenue, from: 0, length: DAY.revenue, tone: styles.revenue },
  {
    name: 'Materials',
    amount: -DAY.materials,
    from: DAY.revenue - DAY.materials,
    length: DAY.materials,
    tone: styles.cost,
  },
  {
    name: 'Workforce',
    amount: -DAY.workforce,
    from: DAY.profit,
    length: DAY.workforce,
    tone: styles.cost,
  },
  { name: 'Profit', amount: DAY.profit, from: 0, length: DAY.profit, tone: styles.profit },
]
const used = AREA.reduce((sum, { area }) => sum + area, 0)

const span = (from: number, length: number, whole: number): CSSProperties => ({
  marginInlineStart: `${(from / whole) * 100}%`,
  width: `${(length / whole) * 100}%`,
})

/** A day's money as a waterfall, and the area the base takes. */
export function Balance() {
  return (
    <div className={styles.balance}>
      <h2 className={styles.title}>A day's balance, $</h2>
      <dl className={styles.lines}>
        {LINES.map(({ name, amount, from, length, tone }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd className={name === 'Profit' ? styles.result : undefined}>
              {formatSigned(amount, formatWhole)}
            </dd>
            <dd aria-hidden="true" className={tone} style={span(from, length, DAY.revenue)} />
          </div>
        ))}
      </dl>
      <h2 className={styles.title}>
        Area {used} of {AREA_TOTAL}
      </h2>
      <div className={styles.area} aria-hidden="true">
        {AREA.map(({ use, area }) => (
          <span key={use} title={use} style={{ width: `${(area / AREA_TOTAL) * 100}%` }} />
        ))}
      </div>
      <p className={styles.uses}>{AREA.map(({ use, area }) => `${use} ${area}`).join(', ')}</p>
    </div>
  )
}
