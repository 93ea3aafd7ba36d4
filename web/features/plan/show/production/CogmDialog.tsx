import type { ReactNode } from 'react'
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
import { PlainTable } from '../../../../ui/table/PlainTable.tsx'
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
        <PlainTable
          label="Costs of one run"
          hidesHead
          rows={costLines(cogm, row, place)}
          keyOf={({ id }) => id}
          rowClass={({ isTotal }) => (isTotal ? styles.total : undefined)}
          columns={[
            { header: 'Cost', cell: ({ name }) => name },
            { header: 'Price', numeric: true, cell: ({ price }) => price },
            { header: 'Sum', numeric: true, cell: ({ sum }) => sum },
          ]}
        />
        <PlainTable
          label="Cost of each unit"
          rows={cogm.outputCOGM}
          keyOf={({ ticker }) => ticker}
          columns={[
            {
              header: 'Makes',
              cell: ({ ticker, amount }) => <MaterialTile ticker={ticker} amount={amount} />,
            },
            {
              header: 'Split',
              numeric: true,
              cell: ({ ticker, costSplit }) => (
                <ShownFigure
                  figure={{ of: 'costSplit', row, recipe: place, ticker }}
                  label={`cost of one ${ticker}, split over all goods`}
                >
                  {formatMoney(costSplit)}
                </ShownFigure>
              ),
            },
            {
              header: 'All on it',
              numeric: true,
              cell: ({ ticker, costTotal }) => (
                <ShownFigure
                  figure={{ of: 'costTotal', row, recipe: place, ticker }}
                  label={`cost of one ${ticker}, all of it`}
                >
                  {formatMoney(costTotal)}
                </ShownFigure>
              ),
            },
          ]}
        />
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

interface CostLine {
  id: string
  name: ReactNode
  price?: string
  sum: ReactNode
  isTotal?: boolean
}

function costLines(cogm: Cogm, row: number, recipe: number): CostLine[] {
  const line = (id: string, value: number | null): CostLine => ({
    id,
    name: id,
    sum: value === null ? 'not known' : formatMoney(value),
  })
  return [
    ...cogm.inputCost.map(({ ticker, amount, costUnit, costTotal }) => ({
      id: ticker,
      name: <MaterialTile ticker={ticker} amount={amount} />,
      price: `at ${formatMoney(costUnit)}`,
      sum: formatMoney(costTotal),
    })),
    line('Inputs', cogm.inputTotal),
    line('Workforce', cogm.workforceCost),
    line('Degradation', cogm.degradationShare),
    ...(cogm.fee === 0 ? [] : [line('Fee', cogm.fee)]),
    {
      id: 'Total cost',
      name: 'Total cost',
      sum: (
        <ShownFigure figure={{ of: 'cogm', row, recipe }} label="cost of one run">
          {formatMoney(cogm.totalCost)}
        </ShownFigure>
      ),
      isTotal: true,
    },
    line('Output revenue', cogm.outputRevenue),
    {
      id: 'Profit',
      name: 'Profit',
      sum: (
        <ShownFigure figure={{ of: 'cogmProfit', row, recipe }} label="profit of one run">
          <Figure value={cogm.totalProfit} />
        </ShownFigure>
      ),
      isTotal: true,
    },
  ]
}
