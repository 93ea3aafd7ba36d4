import { useId } from 'react'
import type { MaterialAmount } from '../../../engine/supply/shipment.ts'
import { exchangeAt, transferJson } from '../../../engine/supply/transfer.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row } from '../../ui/Row.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TileRow } from '../../ui/TileRow.tsx'
import styles from './TransferForm.module.css'
import { TRANSFER_ORIGINS, type TransferOrigin } from './transfer-origins.ts'

export interface TransferChoice {
  origin: TransferOrigin
  buys: boolean
}

/** Origin, purchase and the text that the external in-game tool reads. */
export function TransferForm({
  name,
  materials,
  destination,
  choice,
  onChoice,
  children,
}: {
  name: string
  materials: readonly MaterialAmount[]
  destination?: string | undefined
  choice: TransferChoice
  onChoice: (choice: TransferChoice) => void
  /** What the order comes to. */
  children?: React.ReactNode
}) {
  const noteId = useId()
  const { origin, buys } = choice
  const canBuy = exchangeAt(origin) !== undefined
  const text = transferJson({
    name,
    materials: Object.fromEntries(materials.map(({ ticker, amount }) => [ticker, amount])),
    origin,
    destination,
    buyFromExchange: buys,
  })
  return (
    <Stack gap={3} className={styles.form}>
      <TileRow label={`materials of ${name}`} tiles={materials} most={8} />
      <Select
        label="Origin"
        options={TRANSFER_ORIGINS}
        value={origin}
        onValue={(next) => onChoice({ origin: next, buys })}
      />
      <div>
        <Checkbox
          label="Buy From CX"
          checked={canBuy && buys}
          disabled={!canBuy}
          onChecked={(next) => onChoice({ origin, buys: next })}
        />
        {!canBuy && (
          <p id={noteId} className={styles.note}>
            Only warehouse origin allows purchasing.
          </p>
        )}
      </div>
      {destination !== undefined && (
        <Row as="p" align="stretch" justify="between" gap={3} className={styles.line}>
          <span>Destination</span> <span>{destination}</span>
        </Row>
      )}
      {children}
      <Field label="Transfer order">
        {(wiring) => (
          <textarea
            {...wiring}
            className={styles.text}
            readOnly
            rows={4}
            spellCheck={false}
            value={text}
          />
        )}
      </Field>
      <CopyButton text={text} label={`transfer order ${name}`} />
    </Stack>
  )
}
