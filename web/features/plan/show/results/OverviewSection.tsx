import { memo, type ReactNode } from 'react'
import {
  formatMoney,
  formatPayback,
  formatSigned,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import { ratio } from '../../../../../engine/plan/arithmetic.ts'
import type { Overview, PlanArea } from '../../../../../engine/plan/result.ts'
import { Figure } from '../../../../ui/figure/Figure.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { AssumedExchanges } from '../../../basis/AssumedExchanges.tsx'
import { BookSwitches } from '../../../order-books/BookSwitches.tsx'
import { problemText } from '../../../page/problem-text.ts'
import { type PlanExtras, profitWithExtras } from '../extras/plan-extras.ts'
import { PlanSection } from '../PlanSection.tsx'
import { ShownFigure } from '../ShownFigure.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import styles from './Consequences.module.css'
import { FeesLine } from './FeesLine.tsx'

/** Narrower than its line, which also holds the marks of the other rule book. */
const formatProfit = formatWithin(12, formatMoney)
const signedProfit = (value: number | null | undefined) => formatSigned(value, formatProfit)
const formatPerArea = formatWithin(9, formatMoney)
const formatPart = formatWithin(14, formatMoney)

export const OverviewSection = memo(function OverviewSection({
  profit,
  revenue,
  overview,
  area,
  feesCount,
  feesKnown,
  isIdle,
  extras,
  isSwitched,
  children,
}: Pick<ShownPlan, 'extras' | 'isSwitched'> & {
  profit: number
  revenue: number
  overview: Overview
  area: PlanArea
  feesCount: boolean
  feesKnown: boolean
  /** Nothing runs, so there is no payback. */
  isIdle: boolean
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
  const all = profitWithExtras(profit, extras, isSwitched)
  const payback = all === null ? undefined : ratio(overview.totalConstructionCost, all)
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
        <span className={styles.profit} aria-busy={isSwitched && extras?.isStale !== false}>
          {isSwitched ? (
            <Figure value={all} format={signedProfit} unit="$/day" />
          ) : (
            <ShownFigure figure={{ of: 'profit' }} label="profit a day">
              <Figure value={profit} format={signedProfit} unit="$/day" />
            </ShownFigure>
          )}
        </span>
        <span>
          payback{' '}
          {isIdle ? (
            '—'
          ) : isSwitched ? (
            formatPayback(payback)
          ) : (
            <ShownFigure figure={{ of: 'roi' }} label="payback in days" format={formatPayback}>
              {formatPayback(overview.roi)}
            </ShownFigure>
          )}
        </span>
        <span>
          {isSwitched ? (
            formatPerArea(all === null ? null : ratio(all, area.areaUsed))
          ) : (
            <ShownFigure figure={{ of: 'profitPerArea' }} label="profit per area">
              {formatPerArea(ratio(profit, area.areaUsed))}
            </ShownFigure>
          )}{' '}
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
                  data-cost={of !== 'revenue'}
                  style={{ width: `${(100 * Math.abs(value)) / largest}%` }}
                />
              </td>
              <td>
                <ShownFigure figure={{ of }} label={label.toLowerCase()}>
                  {of === 'revenue' ? (
                    <Figure value={value} format={(shown) => formatSigned(shown, formatPart)} />
                  ) : (
                    formatSigned(value, formatPart)
                  )}
                </ShownFigure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isSwitched && <PlanParts profit={profit} extras={extras} />}
      {children}
      {feesCount && <FeesLine isKnown={feesKnown} arePaid={overview.dailyFees > 0} />}
    </PlanSection>
  )
})

/** One line that says what the profit consists of; the price list's part opens its derivation. */
function PlanParts({ profit, extras }: Pick<ShownPlan, 'extras'> & { profit: number }) {
  const { own, freight, book } = extras?.effects ?? {}
  const parts = [
    ['own sourcing', own],
    ['freight', freight],
    ['order books', book],
  ] as const
  return (
    <Row as="p" wrap gap={3} lineGap={0} className="quiet" aria-label="Parts of the profit">
      <span>
        price list{' '}
        <ShownFigure figure={{ of: 'profit' }} label="profit by the price list">
          {formatSigned(profit, formatPart)}
        </ShownFigure>
      </span>
      {parts.map(
        ([name, value]) =>
          value !== undefined && (
            <span key={name}>
              {name} {formatSigned(value, formatPart)}
            </span>
          ),
      )}
      {extras?.freight && <AssumedExchanges assumed={assumedBy(extras)} />}
      {extras?.problem && (
        <span role="alert" className="warn">
          The price list alone: {problemText(extras.problem)}
        </span>
      )}
    </Row>
  )
}

/** Of this base alone. */
const assumedBy = ({ freight, freightQuestion, uuid }: PlanExtras) => {
  const planet = freightQuestion?.plans.find((plan) => plan.uuid === uuid)?.planetNaturalId
  return freight?.assumed.filter(({ planetNaturalId }) => planetNaturalId === planet) ?? []
}
