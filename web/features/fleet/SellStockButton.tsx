import { Suspense, useState } from 'react'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import { Button } from '../../ui/field/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const SellStockDrawer = lazyPart(() => import('./SellStockDrawer.tsx'), 'SellStockDrawer')

/** Opens the sale of what is in a store. */
export function SellStockButton({
  place,
  stocks,
  from,
}: {
  place: string
  stocks: readonly MaterialAmount[]
  /** Natural id of the planet, or of the station's system. */
  from: string | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const known = stocks.filter(({ amount }) => amount > 0)
  const what = known.length === 1 ? known[0]!.ticker : 'a stock'
  return (
    <>
      <Button
        size="small"
        disabled={known.length === 0}
        aria-label={`Sell ${what} at ${place}`}
        onClick={() => setOpen(true)}
      >
        Sell
      </Button>
      {isOpen && (
        <Suspense>
          <SellStockDrawer
            place={place}
            stocks={known}
            from={from}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
