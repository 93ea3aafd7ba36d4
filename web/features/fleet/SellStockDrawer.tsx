import { useState } from 'react'
import { formatAmount } from '../../../engine/game/number-format.ts'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { SellStock } from './SellStock.tsx'

/** The sale of one of the stocks of a place. */
export function SellStockDrawer({
  place,
  stocks,
  from,
  onClose,
}: {
  place: string
  stocks: readonly MaterialAmount[]
  from: string | undefined
  onClose: () => void
}) {
  const [chosen, setChosen] = useState(stocks[0]?.ticker ?? '')
  const stock = stocks.find(({ ticker }) => ticker === chosen)
  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={`Sell ${chosen} from ${place}`}
      description="Over exchanges and days by their order books, net of freight."
    >
      <Stack gap={4}>
        {stocks.length > 1 && (
          <Select
            label="Material"
            options={stocks.map(({ ticker, amount }) => ({
              value: ticker,
              label: `${ticker}, ${formatAmount(amount)} in stock`,
            }))}
            value={chosen}
            onValue={setChosen}
          />
        )}
        {stock && <SellStock key={chosen} ticker={chosen} stock={stock.amount} from={from} />}
      </Stack>
    </Drawer>
  )
}
