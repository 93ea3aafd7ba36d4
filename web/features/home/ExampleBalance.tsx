import { formatSigned, formatWhole } from '../../../engine/game/number-format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './ExampleBalance.module.css'
import { AREA_TOTAL, CORE_AREA, type ExampleFigures } from './example-plan.ts'

interface Bar {
  readonly name: string
  readonly figure: string
  readonly from: number
  readonly length: number
  readonly fill: string | undefined
  /** The result has a colour of its own. */
  readonly ink?: string | undefined
}

/** Where the money and the area of the example go. */
export function ExampleBalance({ figures }: { figures: ExampleFigures }) {
  const { revenue, materials, workforce, degradation, fees, profit, area } = figures
  const isLoss = profit < 0
  const whole = Math.max(revenue, revenue - profit, 1)
  let left = whole
  const money = (name: string, amount: number, from: number, fill: string | undefined): Bar => ({
    ...{ name, from, fill },
    figure: formatSigned(amount, formatWhole),
    length: Math.abs(amount),
  })
  const cost = (name: string, amount: number) => {
    left -= amount
    return money(name, -amount, Math.max(0, left), styles.cost)
  }
  const space = (name: string, length: number, from: number, fill = styles.main): Bar => ({
    ...{ name, length, from, fill },
    figure: formatWhole(length),
  })
  const habitation = area.all - area.production - CORE_AREA
  return (
    <>
      <Bars
        title="A day's balance, $"
        whole={whole}
        bars={[
          money('Revenue', revenue, 0, styles.main),
          cost('Materials', materials),
          cost('Workforce', workforce),
          cost('Degradation', degradation),
          cost('Fees', fees),
          {
            ...money('Profit', profit, 0, isLoss ? styles.cost : styles.profit),
            ink: isLoss ? styles.lost : styles.result,
          },
        ]}
      />
      <Bars
        title={`Area ${area.all} of ${AREA_TOTAL}${area.all > AREA_TOTAL ? ', too much for one permit' : ''}`}
        whole={Math.max(AREA_TOTAL, area.all)}
        bars={[
          space('Core module', CORE_AREA, 0),
          space('Production', area.production, CORE_AREA),
          space('Habitation', habitation, CORE_AREA + area.production),
          space('Free', Math.max(0, AREA_TOTAL - area.all), area.all, styles.free),
        ]}
      />
    </>
  )
}

interface BarsProps {
  title: string
  /** The length of a full bar. */
  whole: number
  bars: readonly Bar[]
}

function Bars({ title, whole, bars }: BarsProps) {
  return (
    <Stack className={styles.bars}>
      <h2 className="quiet">{title}</h2>
      <Stack as="dl">
        {bars.map(({ name, figure, from, length, fill, ink }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd className={ink}>{figure}</dd>
            <dd aria-hidden="true">
              {/* Drawn without inline styles: the page's policy refuses those in the markup that the build renders. */}
              <svg
                viewBox={`0 0 ${whole} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className={styles.track}
              >
                <rect x={from} width={length} height={1} className={fill} />
              </svg>
            </dd>
          </div>
        ))}
      </Stack>
    </Stack>
  )
}
