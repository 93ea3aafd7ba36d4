import { memo, type ReactNode } from 'react'
import { ratio } from '../../../../engine/plan/arithmetic.ts'
import type { Overview, PlanArea } from '../../../../engine/plan/result.ts'
import { BookSwitches } from '../../../parts/depth/BookSwitches.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { formatMoney, formatPayback, formatSigned, formatWithin } from '../../../ui/format.ts'
import { Row } from '../../../ui/Row.tsx'
import { PlanSection } from '../PlanSection.tsx'
import { ShownFigure } from '../ShownFigure.tsx'
import styles from './Consequences.module.css'
import { FeesLine } from './FeesLine.tsx'

/** Narrower than its line, which also holds the marks of the other rule book. */
const formatProfit = formatWithin(12, formatMoney)
const formatPerArea = formatWithin(9, formatMoney)
const formatPart = formatWithin(14, formatMoney)

export const OverviewSection = memo(function OverviewSection({
  profit,
  revenue,
  overview,
  area,
  feesCount,
  feesKnown,
  children,
}: {
  profit: number
  revenue: number
  overview: Overview
  area: PlanArea
  feesCount: boolean
  feesKnown: boolean
  children?: ReactNode
}) {
  const parts = [
    { of: 'revenue', label: 'Revenue', value: revenue },
    { of: 'materialCost', label: 'Materials', value: -overview.dailyCost },
    { of: 'degradation', label: 'Degradation', value: -overview.dailyDegradationCost },
    ...(overview.dailyFees > 0
      ? [{ of: 'fees', label: 'Fees', value: -overview.dailyFees } as const]
      : []),
  ] as const
  const largest = Math.max(...parts.map(({ value }) => Math.abs(value)), 1)
  return (
    <PlanSection title="Overview" actions={children && <BookSwitches />}>
      <Row
        as="p"
        wrap
        align="baseline"
        justify="between"
        gap={3}
        lineGap={1}
        className={styles.headline}
      >
        <span className={styles.profit}>
          <ShownFigure figure={{ of: 'profit' }} label="profit a day">
            <Figure
              value={profit}
              format={(value) => formatSigned(value, formatProfit)}
              unit="$/day"
            />
          </ShownFigure>
        </span>
        <span>
          payback{' '}
          <ShownFigure figure={{ of: 'roi' }} label="payback in days" format={formatPayback}>
            {formatPayback(overview.roi)}
          </ShownFigure>
        </span>
        <span>
          <ShownFigure figure={{ of: 'profitPerArea' }} label="profit per area">
            {formatPerArea(ratio(profit, area.areaUsed))}
          </ShownFigure>{' '}
          $/area
        </span>
      </Row>
      <table className={styles.parts} aria-label="Profit in parts">
        <tbody>
          {parts.map(({ of, label, value }) => (
            <tr key={of}>
              <th scope="row">{label}</th>
              <td className={styles.bar} aria-hidden="true">
                <span
                  data-loss={value < 0}
                  style={{ width: `${(100 * Math.abs(value)) / largest}%` }}
                />
              </td>
              <td>
                <ShownFigure figure={{ of }} label={label.toLowerCase()}>
                  <Figure value={value} format={(shown) => formatSigned(shown, formatPart)} />
                </ShownFigure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      {feesCount && <FeesLine isKnown={feesKnown} arePaid={overview.dailyFees > 0} />}
    </PlanSection>
  )
})
