import {
  formatDuration,
  formatMoney,
  formatPercent,
} from '../../../../../engine/game/number-format.ts'
import type { Cogm } from '../../../../../engine/plan/result.ts'
import { Figure } from '../../../../ui/figure/Figure.tsx'
import { Columns } from '../../../../ui/layout/Columns.tsx'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { ShownFigure } from '../ShownFigure.tsx'
import { useShownPlan } from '../shown-plan.ts'
import styles from './CogmDialog.module.css'
import { TickerPrices } from './TickerPrices.tsx'

export function CogmDialog({
  name,
  row,
  place,
  cogm,
  onClose,
}: {
  name: string
  row: number
  place: number
  cogm: Cogm
  onClose: () => void
}) {
  const { context, plan, isReadOnly } = useShownPlan()
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={`Cost of goods manufactured: ${name}`}
      description={`One run takes ${formatDuration(cogm.runtime)} at ${formatPercent(cogm.efficiency)} efficiency.`}
    >
      <Columns least={260} gap={6} lineGap={4} align="start">
        <table className={styles.table} aria-label="Costs of one run">
          <tbody>
            {cogm.inputCost.map(({ ticker, amount, costUnit, costTotal }) => (
              <tr key={ticker}>
                <th scope="row">
                  <MaterialTile ticker={ticker} amount={amount} />
                </th>
                <td>at {formatMoney(costUnit)}</td>
                <td>{formatMoney(costTotal)}</td>
              </tr>
            ))}
            <Line label="Inputs" value={cogm.inputTotal} />
            <Line label="Workforce" value={cogm.workforceCost} />
            <Line label="Degradation" value={cogm.degradationShare} />
            {cogm.fee !== 0 && <Line label="Fee" value={cogm.fee} />}
            <tr className={styles.total}>
              <th scope="row">Total cost</th>
              <td />
              <td>
                <ShownFigure figure={{ of: 'cogm', row, recipe: place }} label="cost of one run">
                  {formatMoney(cogm.totalCost)}
                </ShownFigure>
              </td>
            </tr>
            <Line label="Output revenue" value={cogm.outputRevenue} />
            <tr className={styles.total}>
              <th scope="row">Profit</th>
              <td />
              <td>
                <ShownFigure
                  figure={{ of: 'cogmProfit', row, recipe: place }}
                  label="profit of one run"
                >
                  <Figure value={cogm.totalProfit} />
                </ShownFigure>
              </td>
            </tr>
          </tbody>
        </table>
        <table className={styles.table} aria-label="Cost of each unit">
          <thead>
            <tr>
              <th scope="col">Makes</th>
              <th scope="col">Split</th>
              <th scope="col">All on it</th>
            </tr>
          </thead>
          <tbody>
            {cogm.outputCOGM.map(({ ticker, amount, costSplit, costTotal }) => (
              <tr key={ticker}>
                <th scope="row">
                  <MaterialTile ticker={ticker} amount={amount} />
                </th>
                <td>
                  <ShownFigure
                    figure={{ of: 'costSplit', row, recipe: place, ticker }}
                    label={`cost of one ${ticker}, split over all goods`}
                  >
                    {formatMoney(costSplit)}
                  </ShownFigure>
                </td>
                <td>
                  <ShownFigure
                    figure={{ of: 'costTotal', row, recipe: place, ticker }}
                    label={`cost of one ${ticker}, all of it`}
                  >
                    {formatMoney(costTotal)}
                  </ShownFigure>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Columns>
      {context.cx && !isReadOnly && (
        <TickerPrices
          key={JSON.stringify(context.cx.cx_data)}
          cx={context.cx}
          planet={plan.planet.planetid}
          bought={cogm.inputCost.map(({ ticker }) => ticker)}
          sold={cogm.outputCOGM.map(({ ticker }) => ticker)}
        />
      )}
    </Dialog>
  )
}

const Line = ({ label, value }: { label: string; value: number | null }) => (
  <tr>
    <th scope="row">{label}</th>
    <td />
    <td>{value === null ? 'not known' : formatMoney(value)}</td>
  </tr>
)
