import type { ReactNode } from 'react'
import type { PlanFigure } from '../../../engine/explain/plan.ts'
import { formatDuration, formatMoney } from '../../../engine/game/number-format.ts'
import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import type { Cogm } from '../../../engine/plan/result.ts'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import type { RowFigure } from './explain-row.ts'
import styles from './RoiDetail.module.css'
import { ONLY_RUN } from './row-differences.ts'

type Line = { key: string; name: ReactNode; unit?: ReactNode; run?: ReactNode }
const SUM = 'sum'

export function CogmTable({
  cogm,
  choice,
  mark,
}: {
  cogm: Cogm
  choice: ReferenceChoice
  /** Shown behind a figure that differs under the other rule book. */
  mark: (figure: PlanFigure) => ReactNode
}) {
  const explained = (figure: PlanFigure, label: string, shown: ReactNode) => (
    <>
      <Explained<RowFigure> figure={{ of: 'row', choice, figure }} label={label}>
        {shown}
      </Explained>
      {mark(figure)}
    </>
  )
  const lines: Line[] = [
    ...cogm.inputCost.map(({ ticker, amount, costUnit, costTotal }) => ({
      key: `in ${ticker}`,
      name: <MaterialTile ticker={ticker} amount={amount} />,
      unit: explained(
        { of: 'unitPrice', ticker, side: 'BUY' },
        `price of ${ticker}`,
        formatMoney(costUnit),
      ),
      run: formatMoney(costTotal),
    })),
    { key: 'workers', name: 'Workers', run: formatMoney(cogm.workforceCost) },
    { key: 'degradation', name: 'Degradation', run: formatMoney(cogm.degradationShare) },
    ...(cogm.fee === 0
      ? []
      : [
          {
            key: 'fee',
            name: 'Fee',
            run: cogm.fee === null ? 'not known' : formatMoney(cogm.fee),
          },
        ]),
    {
      key: SUM,
      name: 'Cost of goods',
      run: explained({ of: 'cogm', ...ONLY_RUN }, 'cost of goods', formatMoney(cogm.totalCost)),
    },
    ...cogm.outputCOGM.map(({ ticker, amount, costSplit, costTotal }) => ({
      key: `out ${ticker}`,
      name: (
        <>
          <MaterialTile ticker={ticker} amount={amount} /> to make
        </>
      ),
      unit: (
        <>
          {explained(
            { of: 'costSplit', ...ONLY_RUN, ticker },
            `cost of a ${ticker}, shared by all outputs`,
            formatMoney(costSplit),
          )}
          {cogm.outputCOGM.length > 1 && (
            <>
              {' or '}
              {explained(
                { of: 'costTotal', ...ONLY_RUN, ticker },
                `cost of a ${ticker} that bears the whole run`,
                formatMoney(costTotal),
              )}
            </>
          )}
        </>
      ),
    })),
    { key: 'revenue', name: 'Sold for', run: formatMoney(cogm.outputRevenue) },
  ]
  const profit = explained(
    { of: 'cogmProfit', ...ONLY_RUN },
    'profit of a run',
    <Figure value={cogm.totalProfit} />,
  )
  return (
    <div data-density="dense">
      <PlainTable
        label="Cost of goods"
        className={styles.table}
        rows={lines}
        keyOf={({ key }) => key}
        rowClass={({ key }) => (key === SUM ? styles.sum : undefined)}
        columns={[
          {
            header: `Runs for ${formatDuration(cogm.runtime)}`,
            cell: ({ name }) => name,
            total: 'Profit',
          },
          { header: 'Unit $', numeric: true, cell: ({ unit }) => unit },
          { header: 'Run $', numeric: true, cell: ({ run }) => run, total: profit },
        ]}
      />
    </div>
  )
}
