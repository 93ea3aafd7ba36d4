import { formatAmount, formatMoney, formatWhole, NONE } from '../../../engine/game/number-format.ts'
import type { SellStockAnswer } from '../../../engine/market/depth/sell-stock.ts'
import type { ExchangeSale, SaleDay } from '../../../engine/market/depth/stock-sale.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'

/** Where and when a stock is sold, down to which price, and what more days bring. */
export function SellResult({
  value: { sale },
  amount,
  isStale,
}: {
  value: SellStockAnswer
  amount: number
  isStale: boolean
}) {
  const unsold = amount - sale.sold
  const used = sale.exchanges.filter(({ units }) => units > 0)
  return (
    <>
      <PlainTable
        label="sale by exchange"
        isStale={isStale}
        isWide
        rows={used}
        keyOf={({ exchange }) => exchange}
        columns={[
          { header: 'Best split', cell: ({ exchange }) => exchange, total: 'Together' },
          {
            header: 'Net $',
            numeric: true,
            cell: ({ value, freight }) => formatMoney(value - freight),
            total: formatMoney(sale.net),
          },
          {
            header: 'Units',
            numeric: true,
            cell: ({ units }) => formatAmount(units),
            total: formatAmount(sale.sold),
          },
          { header: 'Mean price $', numeric: true, cell: (own) => formatMoney(meanOf(own)) },
          { header: 'Lowest price $', numeric: true, cell: ({ last }) => formatMoney(last) },
          {
            header: 'Revenue $',
            numeric: true,
            cell: ({ value }) => formatMoney(value),
            total: formatMoney(sale.revenue),
          },
          {
            header: 'Freight $',
            numeric: true,
            cell: ({ freight }) => formatMoney(freight),
            total: formatMoney(sale.freight),
          },
        ]}
      />
      {unsold > amount * 1e-9 && (
        <p className="warn">
          {formatAmount(unsold)} of {formatAmount(amount)} units find no buyer in that time who pays
          more than their freight.
        </p>
      )}
      {sale.days.length > 1 && (
        <PlainTable
          label="sale by day"
          isStale={isStale}
          isWide
          rows={sale.days}
          keyOf={({ day }) => day}
          columns={[
            { header: 'Day', cell: ({ day }) => day },
            ...used.map(({ exchange }) => ({
              header: `Units at ${exchange}`,
              numeric: true,
              cell: (day: SaleDay) => unitsAt(day, exchange),
            })),
            { header: 'Lowest price $', numeric: true, cell: (day) => formatMoney(lowestOf(day)) },
            { header: 'Revenue $', numeric: true, cell: (day) => formatMoney(revenueOf(day)) },
          ]}
        />
      )}
      {gainsByWaiting(sale.netByDays) && (
        <LineChart
          label="Net by the days that you take"
          x={sale.netByDays.map((_, day) => day + 1)}
          xLabel="Days"
          formatX={(day) => (Number.isInteger(day) ? formatWhole(day) : '')}
          series={[{ label: 'Net $', values: sale.netByDays }]}
        />
      )}
    </>
  )
}

/** Where one day sells all at the best prices there is nothing to draw. */
const gainsByWaiting = (net: readonly number[]) => net.at(-1)! > net[0]! * (1 + 1e-9)

const meanOf = ({ value, units }: ExchangeSale) => value / units

function unitsAt({ shares }: SaleDay, exchange: string): string {
  const share = shares.find((own) => own.exchange === exchange)
  return share ? formatAmount(share.units) : NONE
}

const lowestOf = ({ shares }: SaleDay) => Math.min(...shares.map(({ last }) => last))
const revenueOf = ({ shares }: SaleDay) => shares.reduce((sum, { value }) => sum + value, 0)
