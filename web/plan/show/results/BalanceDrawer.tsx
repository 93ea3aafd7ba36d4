import { lazy, memo, Suspense, useState } from 'react'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'

const BalancePanel = lazy(async () => ({
  default: (await import('../../analysis/BalancePanel.tsx')).BalancePanel,
}))

/** Ways to balance the material that was pressed; open as long as there is one. */
export const BalanceDrawer = memo(function BalanceDrawer({
  ticker,
  onClose,
}: {
  ticker: string | undefined
  onClose: () => void
}) {
  // What it shows stays while it slides out.
  const [last, setLast] = useState(ticker)
  if (ticker !== undefined && ticker !== last) setLast(ticker)
  if (last === undefined) return null
  return (
    <Drawer
      open={ticker !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Balance a material"
      width="wide"
    >
      <Suspense fallback={<Spinner />}>
        <BalancePanel key={last} ticker={last} />
      </Suspense>
    </Drawer>
  )
})
