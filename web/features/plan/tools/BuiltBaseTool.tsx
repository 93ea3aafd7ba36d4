import { useMemo } from 'react'
import {
  formatAge,
  formatAmount,
  formatSigned,
  formatWhole,
} from '../../../../engine/game/number-format.ts'
import {
  type BuildingComparison,
  type BuiltBase,
  compareBuildings,
  withBuiltBase,
} from '../../../../engine/plan/built-base.ts'
import { samePlan } from '../../../../engine/plan/stored.ts'
import { constructionOf } from '../../../../engine/supply/cart.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { TileRow } from '../../../ui/layout/TileRow.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { NoOwnBase } from './NoOwnBase.tsx'
import { RealProduction } from './RealProduction.tsx'
import styles from './Tools.module.css'
import { type OwnBase, useOwnBase } from './use-own-base.ts'

export function BuiltBaseTool() {
  const { planet, isReadOnly } = useShownPlan()
  const own = useOwnBase(planet.PlanetNaturalId, !isReadOnly)
  if (own.base) return <Comparison own={own} base={own.base} />
  const use = `what you have built on ${planet.PlanetName} is compared with your plan`
  return <NoOwnBase own={own} use={use} />
}

function Comparison({ own: { stock, reportedAt }, base }: { own: OwnBase; base: BuiltBase }) {
  const { plan, dispatch, autoHabitation } = useShownPlan()
  const toast = useToast()
  const rows = useMemo(() => compareBuildings(constructionOf(plan), base), [plan, base])
  const taken = useMemo(() => withBuiltBase(plan, base), [plan, base])
  const isSame = samePlan(plan, taken)
  async function takeOver() {
    // Automatic habitation would replace those of the real base at once.
    if (autoHabitation.isOn) await autoHabitation.set(false)
    const refused = dispatch({ kind: 'take over', plan: taken, as: 'Apply what is built' })
    if (refused === undefined) toast.success('The plan is now what is built. Undo takes it back.')
  }
  const stored = [...stock].map(([ticker, amount]) => ({ ticker, amount }))
  return (
    <div className={styles.tool} data-density="dense">
      <Row wrap justify="between">
        <span className="quiet">FIO data from {formatAge(reportedAt, Date.now())}.</span>
        <Button size="small" disabled={isSame} onClick={() => void takeOver()}>
          Apply to the plan
        </Button>
      </Row>
      <p className="quiet">
        {isSame
          ? 'The plan has the permits and buildings that are built.'
          : 'Permits and buildings become those that are built; recipes, CoGC, experts and luxuries stay as planned. Habitations no longer follow the workers automatically.'}
      </p>
      <PlainTable
        label="Planned and built"
        rows={[{ building: 'Permits', planned: plan.planet.permits, built: base.permits }, ...rows]}
        keyOf={({ building }) => building}
        columns={COLUMNS}
      />
      <RealProduction base={base} />
      <Stack as="section" aria-label="In stock">
        <h3>In stock</h3>
        <TileRow label="stock on the planet" tiles={stored} most={40} empty="Nothing lies there." />
      </Stack>
    </div>
  )
}

const COLUMNS: readonly PlainColumn<BuildingComparison>[] = [
  { header: 'Building', cell: ({ building }) => building },
  { header: 'Planned', numeric: true, cell: ({ planned }) => formatAmount(planned) },
  { header: 'Built (FIO)', numeric: true, cell: ({ built }) => formatWhole(built) },
  {
    header: 'Difference',
    numeric: true,
    cell: ({ planned, built }) =>
      built === planned ? (
        <span className="profit">as planned</span>
      ) : (
        <span className="warn">{formatSigned(built - planned, formatAmount)}</span>
      ),
  },
]
