import { useState } from 'react'
import { formatAmount } from '../../../../engine/game/number-format.ts'
import { DEFAULT_STOCK_DAYS, type SupplyRow } from '../../../../engine/supply/cart.ts'
import { useSupplyCart } from '../../../data/calls.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import type { PlainColumn } from '../../../ui/table/PlainTable.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { MaterialCart } from './MaterialCart.tsx'
import { OwnBaseNote } from './OwnBaseNote.tsx'
import { ToolAnswer } from './ToolAnswer.tsx'
import styles from './Tools.module.css'
import { NO_STOCK, useOwnBase } from './use-own-base.ts'

const COLUMNS: readonly PlainColumn<SupplyRow>[] = [
  { header: 'A day', cell: ({ dailyUse }) => formatAmount(dailyUse) },
  { header: 'In stock', cell: ({ stock }) => formatAmount(stock) },
]

export function SupplyCartTool() {
  const { result, planet, context, isReadOnly } = useShownPlan()
  const [days, setDays] = useState(DEFAULT_STOCK_DAYS)
  const [countsStock, setCountsStock] = useState(true)
  const own = useOwnBase(planet.PlanetNaturalId, !isReadOnly)
  const cart = useSupplyCart(
    result && {
      flow: result.materialio,
      stock: countsStock ? own.stock : NO_STOCK,
      days,
      cx: context.cx?.cx_data ?? null,
      rules: context.rules,
      planetNaturalId: planet.PlanetNaturalId,
    },
  )
  return (
    <div className={styles.tool} data-density="dense">
      <Row wrap align="end" gap={4} lineGap={2}>
        <div className={styles.short}>
          <NumberInput label="Stock duration" suffix="days" value={days} onValue={setDays} />
        </div>
        {own.isAsked && (
          <Checkbox label="Count what is there" checked={countsStock} onChecked={setCountsStock} />
        )}
      </Row>
      <p className="quiet">Consumption as the plan says.</p>
      <OwnBaseNote own={own} />
      <ToolAnswer answer={cart}>
        {({ rows, totals }) =>
          rows.length === 0 ? (
            <EmptyState title="Nothing to bring">
              This plan uses up no material that it does not make itself.
            </EmptyState>
          ) : (
            <MaterialCart
              label="Supply cart"
              amountHeader="To bring"
              order={`Supply ${planet.PlanetName}`}
              rows={rows}
              totals={totals}
              columns={COLUMNS}
              isStale={cart.isStale}
            />
          )
        }
      </ToolAnswer>
    </div>
  )
}
