import type { ReactNode } from 'react'
import { formatAmount, formatMoney } from '../../../../engine/game/number-format.ts'
import type { ShipmentRow, ShipmentTotals } from '../../../../engine/market/shipment.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import { WhereToBuy } from '../../fleet/WhereToBuy.tsx'
import { TransferOrder } from '../../transfer/TransferOrder.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import styles from './Tools.module.css'

/** Hidden on a phone and in a dock: the totals are above. */
const load = { numeric: true, className: styles.load }

export function MaterialCart<Shipped extends ShipmentRow>({
  label,
  amountHeader,
  order,
  rows,
  totals,
  columns = [],
  amount = ({ amount: units }) => formatAmount(units),
  isStale,
}: {
  label: string
  amountHeader: string
  order: string
  rows: readonly Shipped[]
  totals: ShipmentTotals
  columns?: readonly PlainColumn<Shipped>[]
  amount?: (row: Shipped) => ReactNode
  /** The figures belong to the previous question. */
  isStale: boolean
}) {
  const { planet, context } = useShownPlan()
  const bought = {
    ...{ name: order, materials: rows },
    ...{ planetNaturalId: planet.PlanetNaturalId, cx: context.cx?.cx_data ?? null },
  }
  return (
    <Stack as="section" aria-label={label}>
      <Row as="header" wrap justify="between">
        <span className={styles.sum}>
          <strong>{formatMoney(totals.cost)}</strong> $ · {formatAmount(totals.weight)} t ·{' '}
          {formatAmount(totals.volume)} m³
        </span>
        <Row>
          <WhereToBuy {...bought} empireUuid={context.empire?.uuid} />
          <TransferOrder {...bought} />
        </Row>
      </Row>
      <PlainTable
        label={label}
        rows={rows}
        keyOf={({ ticker }) => ticker}
        isStale={isStale}
        fitsDock
        columns={[
          {
            header: 'Material',
            cell: ({ ticker }) => <MaterialTile ticker={ticker} />,
            total: 'Total',
          },
          ...columns.map((column) => ({ ...column, numeric: true })),
          { header: amountHeader, numeric: true, cell: amount },
          {
            header: 't',
            ...load,
            cell: ({ weight }) => formatAmount(weight),
            total: formatAmount(totals.weight),
          },
          {
            header: 'm³',
            ...load,
            cell: ({ volume }) => formatAmount(volume),
            total: formatAmount(totals.volume),
          },
          {
            header: '$',
            numeric: true,
            cell: ({ cost }) => formatMoney(cost),
            total: formatMoney(totals.cost),
          },
        ]}
      />
    </Stack>
  )
}
