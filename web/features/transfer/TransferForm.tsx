import { useId } from 'react'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import { exchangeAt, transferJson } from '../../../engine/supply/transfer.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { CodeArea } from '../../ui/field/CodeArea.tsx'
import { CopyButton } from '../../ui/field/CopyButton.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import type { PriceLimits } from './price-limits.ts'
import styles from './TransferForm.module.css'
import { TRANSFER_ORIGINS, type TransferOrigin } from './transfer-origins.ts'

export interface TransferChoice {
  origin: TransferOrigin
  buys: boolean
  /** Whether the order names the most to pay; undefined: if that is known and not assumed. */
  limits?: boolean | undefined
}

/** Origin, purchase and the text that the external in-game tool reads. */
export function TransferForm({
  name,
  materials,
  destination,
  choice,
  onChoice,
  limits,
  children,
}: {
  name: string
  materials: readonly MaterialAmount[]
  destination?: string | undefined
  choice: TransferChoice
  onChoice: (choice: TransferChoice) => void
  /** The price limits of the origin's exchange. Undefined while unknown, or if nothing is bought. */
  limits?: PriceLimits | undefined
  /** The totals of the order. */
  children?: React.ReactNode
}) {
  const noteId = useId()
  const { origin, buys } = choice
  const hasLimits = limits !== undefined && (choice.limits ?? !limits.areAssumed)
  const canBuy = exchangeAt(origin) !== undefined
  const text = transferJson({
    name,
    materials: Object.fromEntries(materials.map(({ ticker, amount }) => [ticker, amount])),
    origin,
    destination,
    buyFromExchange: buys,
    priceLimits: hasLimits ? limits.byTicker : undefined,
  })
  return (
    <Stack gap={3} className={styles.form}>
      <TileRow label={`materials of ${name}`} tiles={materials} most={8} />
      <Select
        label="Origin"
        options={TRANSFER_ORIGINS}
        value={origin}
        onValue={(next) => onChoice({ ...choice, origin: next })}
      />
      <div>
        <Checkbox
          label="Buy From CX"
          checked={canBuy && buys}
          disabled={!canBuy}
          onChecked={(next) => onChoice({ ...choice, buys: next })}
        />
        {!canBuy && (
          <p id={noteId} className="quiet">
            Only warehouse origin allows purchasing.
          </p>
        )}
      </div>
      {canBuy && buys && (
        <Checkbox
          label={limits?.areAssumed ? 'Price limits (depth assumed)' : 'Price limits'}
          checked={hasLimits}
          disabled={limits === undefined}
          onChecked={(next) => onChoice({ ...choice, limits: next })}
        />
      )}
      {destination !== undefined && (
        <Row as="p" align="stretch" justify="between" gap={3}>
          <span className="muted">Destination</span> <span>{destination}</span>
        </Row>
      )}
      {children}
      <CodeArea label="Transfer order" readOnly rows={4} value={text} />
      <div className={styles.copy}>
        <CopyButton text={text} label={`transfer order ${name}`} />
      </div>
    </Stack>
  )
}
