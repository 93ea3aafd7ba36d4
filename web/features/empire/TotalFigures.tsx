import type { EmpireTotals } from '../../../engine/empire/empire.ts'
import { MONEY_RULES, type RulesName } from '../../../engine/game/constants/rules.ts'
import {
  formatAge,
  formatMoney,
  formatSigned,
  formatWithin,
} from '../../../engine/game/number-format.ts'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { StatTile, type Trend, trendOf } from '../../ui/figure/StatTile.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { RuleMark } from '../page/RuleMark.tsx'
import type { PageFigure } from './explain-source.ts'
import styles from './TotalFigures.module.css'
import type { VISITED_FIGURES, VisitFigures } from './visits.ts'

type TotalName = (typeof VISITED_FIGURES)[number]

const TILES: readonly { of: TotalName; label: string; unit: string; lessIsBetter?: true }[] = [
  { of: 'profit', label: 'Profit', unit: '$/day' },
  { of: 'revenue', label: 'Revenue', unit: '$/day' },
  { of: 'cost', label: 'Cost', unit: '$/day', lessIsBetter: true },
  { of: 'profitPerArea', label: 'Profit per area', unit: '$/day' },
]

/** The four figures of an empire, each with how it moved since the last visit. */
export function TotalFigures({
  totals,
  switched,
  how,
  other,
  otherBook,
  before,
  latest,
}: {
  /** Totals by the price list. */
  totals: EmpireTotals | undefined
  /** With own sourcing, freight and order books, where one of them is on; `pending` while that is calculated. */
  switched: EmpireTotals | 'pending' | undefined
  /** Which derivation a figure with switches has. */
  how: 'own' | 'switched'
  /** Totals under the other rule book, if known. */
  other: EmpireTotals | undefined
  otherBook: RulesName
  before: VisitFigures | undefined
  /** As last shown, in place of totals that are still being calculated. */
  latest: VisitFigures | undefined
}) {
  return (
    <Columns least={170} gap={3} className={styles.figures}>
      {TILES.map(({ of, label, unit, lessIsBetter }) => {
        const value = switched === 'pending' ? undefined : (switched ?? totals)?.[of]
        // With own sourcing revenue and cost shrink together, which is neither good nor bad.
        const isProfit = of === 'profit' || of === 'profitPerArea'
        const reference = switched ? totals : before
        const change = reference && value !== undefined ? value - reference[of] : undefined
        return (
          <div key={of} className={styles.figure}>
            <StatTile
              label={label}
              unit={value === undefined ? undefined : unit}
              trend={isProfit ? trendOf(value) : 'neutral'}
              value={
                value === undefined ? (
                  <Former value={latest?.[of]} />
                ) : (
                  <>
                    <Explained<PageFigure>
                      figure={switched ? { of: how, figure: of } : { of }}
                      label={label}
                    >
                      {formatTile(value)}
                    </Explained>
                    {!switched && other && formatMoney(other[of]) !== formatMoney(value) && (
                      <RuleMark
                        other={`${formatMoney(other[of])} ${unit}`}
                        book={otherBook}
                        rules={MONEY_RULES}
                      />
                    )}
                  </>
                )
              }
              delta={
                change !== undefined && (
                  <Change change={change} since={switched ? undefined : before?.at} />
                )
              }
              deltaTrend={
                switched && !isProfit
                  ? 'neutral'
                  : changeTrend(lessIsBetter && change !== undefined ? -change : change)
              }
            />
          </div>
        )
      })}
    </Columns>
  )
}

/** The figure of the last visit, until the current one is calculated. */
function Former({ value }: { value: number | undefined }) {
  if (value === undefined) return <Skeleton width="8em" />
  return (
    <span className="muted" aria-busy="true" title="As of your last visit">
      {formatTile(value)}
    </span>
  )
}

/** Fits half the width of a phone. */
const formatTile = formatWithin(12, formatMoney)

/** A change that reads 0.00 is not shown. */
const isSeen = (change: number | undefined) => /[1-9∞]/.test(formatMoney(change))
const changeTrend = (change: number | undefined): Trend =>
  isSeen(change) ? trendOf(change) : 'neutral'

/** The change since the last visit, or compared with the price list. */
function Change({ change, since }: { change: number; since: number | undefined }) {
  if (since === undefined) return <>{formatSigned(change)} against the price list</>
  const age = formatAge(since, Date.now())
  return isSeen(change) ? (
    <>
      {formatSigned(change)} since your visit {age}
    </>
  ) : (
    <>unchanged since your visit {age}</>
  )
}
