import type { ReactNode } from 'react'
import type { PlanFigure } from '../../../engine/explain/plan.ts'
import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import type { Cogm } from '../../../engine/plan/result.ts'
import { classes } from '../../ui/classes.ts'
import { Explained } from '../../ui/explain/Explained.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { formatDuration, formatMoney } from '../../ui/format.ts'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import plain from '../PlainTable.module.css'
import type { RowFigure } from './explain-row.ts'
import styles from './RoiDetail.module.css'
import { ONLY_RUN } from './row-differences.ts'

/** What a run takes and brings, and what a unit of its goods costs to make. */
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
  return (
    <div className={plain.scroll}>
      <table className={classes(plain.table, styles.table)} data-density="dense">
        <thead>
          <tr>
            <th scope="col">Runs for {formatDuration(cogm.runtime)}</th>
            <th scope="col" className={plain.number}>
              Unit $
            </th>
            <th scope="col" className={plain.number}>
              Run $
            </th>
          </tr>
        </thead>
        <tbody>
          {cogm.inputCost.map(({ ticker, amount, costUnit, costTotal }) => (
            <tr key={ticker}>
              <th scope="row">
                <MaterialTile ticker={ticker} amount={amount} />
              </th>
              <td className={plain.number}>
                {explained(
                  { of: 'unitPrice', ticker, side: 'BUY' },
                  `price of ${ticker}`,
                  formatMoney(costUnit),
                )}
              </td>
              <td className={plain.number}>{formatMoney(costTotal)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Workers</th>
            <td />
            <td className={plain.number}>{formatMoney(cogm.workforceCost)}</td>
          </tr>
          <tr>
            <th scope="row">Wear</th>
            <td />
            <td className={plain.number}>{formatMoney(cogm.degradationShare)}</td>
          </tr>
          <tr className={styles.sum}>
            <th scope="row">Cost of goods</th>
            <td />
            <td className={plain.number}>
              {explained({ of: 'cogm', ...ONLY_RUN }, 'cost of goods', formatMoney(cogm.totalCost))}
            </td>
          </tr>
          {cogm.outputCOGM.map(({ ticker, amount, costSplit, costTotal }) => (
            <tr key={ticker}>
              <th scope="row">
                <MaterialTile ticker={ticker} amount={amount} /> to make
              </th>
              <td className={plain.number}>
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
              </td>
              <td />
            </tr>
          ))}
          <tr>
            <th scope="row">Sold for</th>
            <td />
            <td className={plain.number}>{formatMoney(cogm.outputRevenue)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Profit</th>
            <td />
            <td className={plain.number}>
              {explained(
                { of: 'cogmProfit', ...ONLY_RUN },
                'profit of a run',
                <Figure value={cogm.totalProfit} />,
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
