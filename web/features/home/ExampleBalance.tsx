import type { ReactNode } from 'react'
import { formatSigned, formatWhole } from '../../../engine/game/number-format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './ExampleBalance.module.css'
import { AREA_TOTAL, CORE_AREA, type ExampleFigures } from './example-plan.ts'

export function ExampleBalance({ figures }: { figures: ExampleFigures }) {
  const { revenue, materials, workforce, degradation, fees, profit, area } = figures
  const whole = Math.max(revenue, revenue - profit, 1)
  const costs = [
    { name: 'Materials', amount: materials },
    { name: 'Workforce', amount: workforce },
    { name: 'Degradation', amount: degradation },
    { name: 'Fees', amount: fees },
  ]
  const isLoss = profit < 0
  let left = whole
  const lines = [
    { name: 'Revenue', amount: revenue, from: 0, tone: styles.revenue },
    ...costs.map(({ name, amount }) => {
      left -= amount
      return { name, amount: -amount, from: left, tone: styles.cost }
    }),
    { name: 'Profit', amount: profit, from: 0, tone: isLoss ? styles.cost : styles.profit },
  ]
  const uses = [
    { use: 'Core module', size: CORE_AREA, from: 0 },
    { use: 'Production', size: area.production, from: CORE_AREA },
    {
      use: 'Habitation',
      size: area.all - area.production - CORE_AREA,
      from: CORE_AREA + area.production,
    },
  ]
  return (
    <Stack className={styles.balance}>
      <h2 className="quiet">A day's balance, $</h2>
      <Stack as="dl" className={styles.lines}>
        {lines.map(({ name, amount, from, tone: fill }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd className={name === 'Profit' ? (isLoss ? styles.lost : styles.result) : undefined}>
              {formatSigned(amount, formatWhole)}
            </dd>
            <dd aria-hidden="true" className={styles.bar}>
              <Track whole={whole}>
                <rect x={Math.max(0, from)} width={Math.abs(amount)} height={1} className={fill} />
              </Track>
            </dd>
          </div>
        ))}
      </Stack>
      <h2 className="quiet">
        Area {area.all} of {AREA_TOTAL}
        {area.all > AREA_TOTAL && ', too much for one permit'}
      </h2>
      <div className={styles.area} aria-hidden="true">
        <Track whole={Math.max(AREA_TOTAL, area.all)}>
          {uses.map(({ use, size, from }) => (
            <rect key={use} x={from} width={size} height={1} />
          ))}
        </Track>
      </div>
      <p className={styles.uses}>{uses.map(({ use, size }) => `${use} ${size}`).join(', ')}</p>
    </Stack>
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
