import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlanFigure } from '../../../engine/explain/plan.ts'
import { REFERENCE_BASES } from '../../../engine/game/constants/bases.ts'
import { nameOfOther } from '../../../engine/game/constants/rules.ts'
import {
  formatAmount,
  formatMoney,
  formatPayback,
  formatPercent,
} from '../../../engine/game/number-format.ts'
import { cogcInWords, inWords } from '../../../engine/game/words.ts'
import type { Terms } from '../../../engine/plan/basis.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import type { RoiColumns } from '../../../engine/roi/columns.ts'
import { useReferenceCogm } from '../../data/calls.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { DepthDisclosure } from '../order-books/DepthDisclosure.tsx'
import { Problem } from '../page/Problem.tsx'
import { RuleMark } from '../page/RuleMark.tsx'
import { CogmTable } from './CogmTable.tsx'
import { DepthPricedRow } from './DepthPricedRow.tsx'
import type { RowFigure } from './explain-row.ts'
import styles from './RoiDetail.module.css'
import { useRowDifferences } from './row-differences.ts'

export function RoiDetail({
  choice,
  sweep,
  row,
  prices,
}: {
  choice: ReferenceChoice
  sweep: RoiColumns
  row: number
  prices: Terms
}) {
  const { planetNaturalId, building, recipeId, cogc, experts } = choice
  const cogm = useReferenceCogm({
    planetNaturalId,
    cx: prices.cx,
    empire: prices.empire,
    rules: prices.rules,
    buildingTicker: building,
    recipeId,
    cogc,
    experts,
  })
  const differenceOf = useRowDifferences(choice, prices, cogm.value)
  const mark = (figure: PlanFigure, format: (value: number) => string = formatMoney) => {
    const found = differenceOf(figure)
    return (
      found && (
        <RuleMark
          other={format(found.other)}
          book={nameOfOther(prices.rules)}
          rules={found.rules}
        />
      )
    )
  }
  const freight = sweep.dailyFreight[row]!
  const profit = <Figure key="profit" value={sweep.dailyProfit[row]} />
  const payback = formatPayback(sweep.planRoi[row])
  const perArea = <Figure key="area" value={sweep.planProfitArea[row]} />
  const figures: ShownFigure[] = [
    // The plan that explains the figures has no freight.
    ...(freight === 0
      ? ([
          ['Daily profit', { of: 'profit' }, profit],
          ['Payback', { of: 'roi' }, payback, formatPayback],
          ['Profit per area', { of: 'profitPerArea' }, perArea],
        ] as const)
      : ([
          [
            'Profit before freight',
            { of: 'profit' },
            <Figure key="before" value={sweep.dailyProfit[row]! + freight} />,
          ],
          ['Freight a day', undefined, formatMoney(freight)],
          ['Daily profit', undefined, profit],
          ['Payback', undefined, payback],
          ['Profit per area', undefined, perArea],
        ] as const)),
    ['Construction', { of: 'constructionCost' }, formatMoney(sweep.planCost[row])],
    ['Area', { of: 'areaUsed' }, formatAmount(sweep.planArea[row])],
    ['Efficiency', { of: 'efficiency', row: 0 }, formatPercent(sweep.efficiency[row])],
  ]
  if (sweep.dailyFees[row] !== 0) {
    figures.push(['Fees a day', { of: 'fees' }, feesInWords(sweep.dailyFees[row])])
  }
  return (
    <Row wrap align="stretch" gap={6} lineGap={4} className={styles.detail}>
      <section aria-label="Setup" className={styles.setup}>
        <h4 className="quiet">Setup</h4>
        <p>{setupInWords(choice)}</p>
        <p className="muted">
          Experts: {expertsInWords(choice)}. CoGC: {cogcInWords(cogc)}. Both luxuries, one permit,
          no Corporate HQ. {bonusInWords(prices.empire)}
        </p>
        <Columns as="dl" least={120} fill gap={4} lineGap={2} className={styles.figures}>
          {figures.map(([label, figure, shown, format]) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd>
                {figure ? (
                  <>
                    <Explained<RowFigure> figure={{ of: 'row', choice, figure }} label={label}>
                      {shown}
                    </Explained>
                    {mark(figure, format)}
                  </>
                ) : (
                  shown
                )}
              </dd>
            </div>
          ))}
        </Columns>
        <DepthDisclosure>
          <DepthPricedRow {...{ choice, prices, freight }} />
        </DepthDisclosure>
        <Link
          to="/plan/$planetNaturalId/{-$planUuid}"
          params={{ planetNaturalId }}
          search={({ cx }) => ({ start: { building, recipe: recipeId, cogc, experts }, cx })}
          className={buttonClass({ size: 'small' })}
        >
          Plan this base
        </Link>
      </section>
      <section aria-label="Cost of goods" className={styles.cogm}>
        <h4 className="quiet">Cost of goods, one run</h4>
        {cogm.problem ? (
          <Problem title="The cost of goods could not be calculated." of={cogm} />
        ) : cogm.value === undefined ? (
          <Skeleton height="180px" />
        ) : cogm.value.visible ? (
          <CogmTable cogm={cogm.value} choice={choice} mark={mark} />
        ) : (
          <p className="muted">
            Average prices of the universe say little about one base: choose a CX to see what its
            goods cost.
          </p>
        )}
      </section>
    </Row>
  )
}

type ShownFigure = readonly [
  label: string,
  /** Undefined if there is no derivation for it. */
  figure: PlanFigure | undefined,
  shown: ReactNode,
  format?: (value: number) => string,
]

const feesInWords = (fees: number | undefined) =>
  fees === undefined || Number.isNaN(fees) ? 'unknown, counted as 0' : formatMoney(fees)

const expertsInWords = ({ cogc, experts }: ReferenceChoice) =>
  experts === 'none' ? 'none' : `5 ${inWords(experts ?? cogc)}`

const bonusInWords = (empire: EmpireBonus | null) =>
  empire && empire.faction !== 'NONE' ? `Bonus of ${inWords(empire.faction)}.` : 'No faction bonus.'

/** `28 FP, 12 HB1, 1 STO` */
function setupInWords({ building }: ReferenceChoice): string {
  const base = REFERENCE_BASES.find((candidate) => candidate.building === building)
  if (!base) return building
  const around = Object.entries(base.infrastructure).map(([ticker, amount]) => [ticker, amount])
  return [[building, base.amount], ...around]
    .map(([ticker, amount]) => `${amount} × ${ticker}`)
    .join(' · ')
}
