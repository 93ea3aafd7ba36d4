import { formatAmount } from '../../../../engine/game/number-format.ts'
import type { BuildingComparison } from '../../../../engine/plan/built-base.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import styles from './Tools.module.css'

/** Amounts of buildings for the cart, next to the planned and the built ones. */
export function ConstructionBuildings({
  rows,
  amountOf,
  onAmount,
  knowsBase,
  onPlanned,
  onMissing,
}: {
  rows: readonly BuildingComparison[]
  amountOf: (row: BuildingComparison) => number
  onAmount: (building: string, amount: number) => void
  knowsBase: boolean
  onPlanned: () => void
  onMissing: () => void
}) {
  return (
    <Stack as="section" aria-label="Buildings of the cart">
      <PlainTable
        label="Buildings to construct"
        rows={rows}
        keyOf={({ building }) => building}
        columns={[
          { header: 'Building', tickers: true, cell: ({ building }) => building },
          { header: 'Planned', numeric: true, cell: ({ planned }) => formatAmount(planned) },
          ...(knowsBase ? [BUILT] : []),
          {
            header: 'To build',
            numeric: true,
            cell: (row) => (
              <span className={styles.amount}>
                <NumberInput
                  label={`${row.building} to build`}
                  hideLabel
                  value={amountOf(row)}
                  onValue={(amount) => onAmount(row.building, amount)}
                />
              </span>
            ),
          },
        ]}
      />
      <Row wrap align="end" gap={4} lineGap={2}>
        <Button size="small" onClick={onPlanned}>
          As planned
        </Button>
        {knowsBase && (
          <Button size="small" onClick={onMissing}>
            Only what does not stand
          </Button>
        )}
      </Row>
    </Stack>
  )
}

const BUILT: PlainColumn<BuildingComparison> = {
  header: 'Built (FIO)',
  numeric: true,
  cell({ planned, built }) {
    const missing = planned - built
    return (
      <>
        {formatAmount(built)} ·{' '}
        <span className={missing > 0 ? 'loss' : 'profit'}>
          {missing > 0 ? `${formatAmount(missing)} missing` : 'all built'}
        </span>
      </>
    )
  },
}
