import { useMemo, useState } from 'react'
import type { CxData } from '../../../engine/game/cx.ts'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import { exchangeAt } from '../../../engine/supply/transfer.ts'
import { useActiveContext } from '../../data/active-context.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { EstimateLines } from './EstimateLines.tsx'
import { priceLimits } from './price-limits.ts'
import { type TransferChoice, TransferForm } from './TransferForm.tsx'
import type { TransferOrigin } from './transfer-origins.ts'
import { useTransferEstimate } from './use-transfer-estimate.ts'

export interface TransferOrderProps {
  /** The order's name in the in-game tool: "Resupply Promitor". */
  name: string
  /** Amounts that are not positive and finite are left out. */
  materials: readonly MaterialAmount[]
  /** A store as the in-game tool names it; without it the tool asks. */
  destination?: string | undefined
  /** The source; by default the player's preference. */
  origin?: TransferOrigin | undefined
  /** The planet whose preferences the estimate follows. */
  planetNaturalId?: string | null | undefined
  /** Prices of the estimate; by default those of the active CX. */
  cx?: CxData | null | undefined
}

/** The XIT button beside a list of materials. Starts from the preferences; changes apply to this order only. */
export function TransferOrder({ origin, ...order }: TransferOrderProps) {
  const preferences = usePreferences()
  const [changed, setChanged] = useState<TransferChoice>()
  const materials = order.materials.filter(({ amount }) => amount > 0 && Number.isFinite(amount))
  const choice = changed ?? {
    origin: origin ?? preferences.burnOrigin,
    buys: preferences.defaultBuyItemsFromCX,
  }
  const isEmpty = materials.length === 0
  const button = (
    <Button
      size="small"
      disabled={isEmpty}
      title={isEmpty ? 'Nothing to transfer' : undefined}
      aria-label={`XIT: ${order.name}`}
    >
      XIT
    </Button>
  )
  if (isEmpty) return button
  return (
    <Popover trigger={button} title={order.name} align="end">
      <OpenOrder {...order} materials={materials} choice={choice} onChoice={setChanged} />
    </Popover>
  )
}

type OpenOrderProps = Omit<TransferOrderProps, 'origin'> & {
  choice: TransferChoice
  onChoice: (choice: TransferChoice) => void
}

/** Mounted while the popover is open, so that a table of orders prices none of them. */
function OpenOrder({ cx, ...order }: OpenOrderProps) {
  return cx === undefined ? (
    <OrderAtActivePrices {...order} />
  ) : (
    <OrderAtPrices {...order} cx={cx} />
  )
}

/** A component of its own, since a visitor has no CX to load. */
function OrderAtActivePrices(order: Omit<OpenOrderProps, 'cx'>) {
  const { cx, isPending } = useActiveContext()
  return <OrderAtPrices {...order} cx={isPending ? undefined : (cx?.cx_data ?? null)} />
}

function OrderAtPrices({
  planetNaturalId = null,
  cx,
  ...form
}: Omit<OpenOrderProps, 'cx'> & { cx: CxData | null | undefined }) {
  const { materials, choice } = form
  const buysAt = choice.buys ? exchangeAt(choice.origin) : undefined
  const estimate = useTransferEstimate({ materials, planetNaturalId, cx, buysAt })
  const limits = useMemo(
    () => priceLimits(estimate.book.value, buysAt),
    [estimate.book.value, buysAt],
  )
  return (
    <TransferForm {...form} limits={limits}>
      <EstimateLines estimate={estimate} buysAt={buysAt} />
    </TransferForm>
  )
}
