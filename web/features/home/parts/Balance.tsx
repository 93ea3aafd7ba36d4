import type { ReactNode } from 'react'
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
const AREA_BARS = AREA.map(({ use, area }, index) => ({
  use,
  area,
  from: AREA.slice(0, index).reduce((sum, before) => sum + before.area, 0),
}))

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
            <dd aria-hidden="true" className={styles.bar}>
              <Track whole={DAY.revenue}>
                <rect x={from} width={length} height={1} className={tone} />
              </Track>
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.title}>
        Area {used} of {AREA_TOTAL}
      </h2>
      <div className={styles.area} aria-hidden="true">
        <Track whole={AREA_TOTAL}>
          {AREA_BARS.map(({ use, area, from }) => (
            <rect key={use} x={from} width={area} height={1} />
          ))}
        </Track>
      </div>
      <p className={styles.uses}>{AREA.map(({ use, area }) => `${use} ${area}`).join(', ')}</p>
    </div>
  )
}

/** Drawn without inline styles: the page's policy refuses those in the markup that the build renders. */
function Track({ whole, children }: { whole: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${whole} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.track}
    >
      {children}
    </svg>
  )
}
