import { Suspense, useState } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { WhereToBuyProps } from './WhereToBuyDrawer.tsx'

const WhereToBuyDrawer = lazyPart(() => import('./WhereToBuyDrawer.tsx'), 'WhereToBuyDrawer')

/** Shows at which exchanges a list of materials costs least. Requests no book until pressed. */
export function WhereToBuy(order: Omit<WhereToBuyProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const isEmpty = !order.materials.some(({ amount }) => amount > 0 && Number.isFinite(amount))
  return (
    <>
      <Button
        size="small"
        disabled={isEmpty}
        aria-label={`Where to buy: ${order.name}`}
        onClick={() => setOpen(true)}
      >
        Where to buy
      </Button>
      {isOpen && (
        <Suspense>
          <WhereToBuyDrawer {...order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
