import { useMemo, useState } from 'react'
import { formatAmount } from '../../../../engine/game/number-format.ts'
import { type BuildingComparison, compareBuildings } from '../../../../engine/plan/built-base.ts'
import { type ConstructionRow, constructionOf } from '../../../../engine/supply/cart.ts'
import { useConstructionCart } from '../../../data/calls.ts'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import type { PlainColumn } from '../../../ui/table/PlainTable.tsx'
import { CoreModuleChoice } from '../show/CoreModuleChoice.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { ConstructionBuildings } from './ConstructionBuildings.tsx'
import { MaterialCart } from './MaterialCart.tsx'
import { OwnBaseNote } from './OwnBaseNote.tsx'
import { ToolAnswer } from './ToolAnswer.tsx'
import styles from './Tools.module.css'
import { useOwnBase } from './use-own-base.ts'

const NO_BASE = { permits: 1, buildings: new Map<string, number>() }
type Amounts = Readonly<Record<string, number>>

const missing = ({ amount }: ConstructionRow) =>
  amount === 0 ? (
    <span className="profit">all there</span>
  ) : (
    <span className="loss">{formatAmount(amount)}</span>
  )

export function ConstructionCartTool() {
  const { plan, planet, context, isReadOnly } = useShownPlan()
  const { includeCM } = context.planPreferences
  const own = useOwnBase(planet.PlanetNaturalId, !isReadOnly)
  const planned = useMemo(
    () =>
      compareBuildings(constructionOf(plan, includeCM), own.base ?? NO_BASE).filter(
        (row) => row.planned > 0,
      ),
    [plan, includeCM, own.base],
  )
  // Only what was changed here: the rest follows the plan.
  const [changed, setChanged] = useState<Amounts>({})
  const amountOf = ({ building, planned: amount }: BuildingComparison) =>
    changed[building] ?? amount
  const [overrides, setOverrides] = useState<Readonly<Record<string, number | null>>>({})
  const cart = useConstructionCart({
    cx: context.cx?.cx_data ?? null,
    rules: context.rules,
    planetNaturalId: planet.PlanetNaturalId,
    wanted: planned.map((row) => ({ building: row.building, amount: amountOf(row) })),
    stock: own.stock,
    stockOverrides: overrides,
  })
  const columns: readonly PlainColumn<ConstructionRow>[] = [
    { header: 'Needed', cell: ({ total }) => formatAmount(total) },
    {
      header: 'Stock',
      cell: ({ ticker }) => (
        <span className={styles.override}>
          <NumberInput
            label={`Stock of ${ticker}`}
            hideLabel
            hideButtons
            allowEmpty
            placeholder={formatAmount(own.stock.get(ticker) ?? 0)}
            value={overrides[ticker] ?? null}
            onValue={(amount) => setOverrides({ ...overrides, [ticker]: amount })}
          />
        </span>
      ),
    },
  ]
  return (
    <div className={styles.tool} data-density="dense">
      <ConstructionBuildings
        rows={planned}
        amountOf={amountOf}
        onAmount={(building, amount) => setChanged({ ...changed, [building]: amount })}
        knowsBase={own.base !== null}
        onPlanned={() => setChanged({})}
        onMissing={() =>
          setChanged(
            Object.fromEntries(
              planned.map((row) => [row.building, Math.max(0, row.planned - row.built)]),
            ),
          )
        }
      />
      <CoreModuleChoice />
      <OwnBaseNote own={own} />
      <ToolAnswer answer={cart}>
        {({ rows, totals }) =>
          rows.length === 0 ? (
            <EmptyState title="Nothing to build">No building is left in this cart.</EmptyState>
          ) : (
            <MaterialCart
              label="Construction cart"
              amountHeader="Missing"
              order={`Build ${planet.PlanetName}`}
              rows={rows}
              totals={totals}
              columns={columns}
              amount={missing}
              isStale={cart.isStale}
            />
          )
        }
      </ToolAnswer>
    </div>
  )
}
