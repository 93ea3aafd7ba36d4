import { formatAmount, formatFixed, formatMoney } from '../../../engine/game/number-format.ts'
import type { RepeatedLoad } from '../../../engine/market/depth/load.ts'
import { warehouseAt } from '../../../engine/supply/transfer.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { ageWords, haulName } from './haul-columns.tsx'

/** Good by good: for how much to buy and to sell, and up to which price. */
export function HaulDetail({ load }: { load: RepeatedLoad }) {
  const { goods, haul } = load
  return (
    <Stack gap={2}>
      <PlainTable
        label={`goods ${haulName(load)}`}
        rows={goods}
        keyOf={({ ticker }) => ticker}
        columns={[
          { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
          { header: 'Units', numeric: true, cell: ({ amount }) => formatAmount(amount) },
          {
            header: `Buy at ${haul.from}`,
            numeric: true,
            cell: ({ buy }) => formatMoney(buy.average),
          },
          { header: 'At most', numeric: true, cell: ({ buy }) => formatMoney(buy.last) },
          {
            header: `Sell at ${haul.to}`,
            numeric: true,
            cell: ({ sell }) => formatMoney(sell.average),
          },
          { header: 'At least', numeric: true, cell: ({ sell }) => formatMoney(sell.last) },
          { header: 'Gain $', numeric: true, cell: ({ gain }) => formatMoney(gain) },
          { header: 't', numeric: true, cell: ({ weight }) => formatFixed(weight, 1) },
          { header: 'm³', numeric: true, cell: ({ volume }) => formatFixed(volume, 1) },
          { header: 'Books from', cell: ({ ages }) => ageWords(ages) },
        ]}
      />
      <div>
        <TransferOrder
          name={`Haul ${haul.from} to ${haul.to}`}
          materials={goods}
          origin={warehouseAt(haul.from)}
          destination={warehouseAt(haul.to)}
        />
      </div>
    </Stack>
  )
}
