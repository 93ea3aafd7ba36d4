import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { WhereToBuyProps } from './WhereToBuyDrawer.tsx'

const WhereToBuyDrawer = lazy(async () => ({
  default: (await import('./WhereToBuyDrawer.tsx')).WhereToBuyDrawer,
}))

/** The button beside a list of materials that says at which exchanges they cost least. Asks no book until it is pressed. */
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
