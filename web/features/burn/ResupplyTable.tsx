import { formatAmount, formatSigned } from '../../../engine/game/number-format.ts'
import type { ResupplyRow } from '../../../engine/supply/resupply.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import styles from './Resupply.module.css'

export function ResupplyTable({
  rows,
  inactive,
  overrides,
  onOverride,
  onActive,
}: {
  rows: readonly ResupplyRow[]
  /** Materials left out of the order. The rows show a click only after they are calculated again. */
  inactive: ReadonlySet<string>
  overrides: Readonly<Record<string, number | null>>
  onOverride: (ticker: string, amount: number | null) => void
  onActive: (ticker: string, isActive: boolean) => void
}) {
  return (
    <PlainTable
      label="resupply"
      rows={rows}
      keyOf={({ ticker }) => ticker}
      rowClass={({ ticker }) => (inactive.has(ticker) ? styles.inactive : undefined)}
      columns={[
        {
          header: 'Material',
          cell: ({ ticker }) => (
            <Row as="span" inline>
              <Checkbox
                label={`Order ${ticker}`}
                hideLabel
                checked={!inactive.has(ticker)}
                onChecked={(isActive) => onActive(ticker, isActive)}
              />
              <MaterialTile ticker={ticker} />
            </Row>
          ),
        },
        { header: 'Stock', numeric: true, cell: ({ stock }) => formatAmount(stock) },
        {
          header: 'Δ / day',
          numeric: true,
          cell: ({ delta }) => formatSigned(delta, formatAmount),
        },
        { header: 'Days left', numeric: true, cell: ({ burn }) => <DaysLeft days={burn} /> },
        { header: 'Needed', numeric: true, cell: ({ total }) => formatAmount(total) },
        {
          header: 'Override',
          className: styles.override,
          cell: ({ ticker }) => (
            <NumberInput
              label={`Override for ${ticker}`}
              hideLabel
              hideButtons
              allowEmpty
              placeholder="as needed"
              value={overrides[ticker] ?? null}
              onValue={(amount) => onOverride(ticker, amount)}
            />
          ),
        },
      ]}
    />
  )
}
