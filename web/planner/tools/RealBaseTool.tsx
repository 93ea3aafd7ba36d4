import { useMemo } from 'react'
import { constructionOf } from '../../../engine/cart.ts'
import { samePlan } from '../../../engine/plan/stored.ts'
import { compareBuildings, type RealBase, takeOverBase } from '../../../engine/real-base.ts'
import table from '../../parts/PlainTable.module.css'
import { problemText } from '../../parts/problem-text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { formatAge, formatAmount, formatSigned, formatWhole } from '../../ui/format.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { TileRow } from '../../ui/TileRow.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { usePlanEditor } from '../plan-editor.ts'
import styles from './Tools.module.css'
import { type OwnBase, useOwnBase } from './use-own-base.ts'

/** The real base on the planet beside the plan. */
export function RealBaseTool() {
  const { planet, isReadOnly } = usePlanEditor()
  const own = useOwnBase(planet.PlanetNaturalId, !isReadOnly)
  const { isAsked, isPending, problem, base, refresh } = own
  if (!isAsked)
    return (
      <EmptyState title="No FIO data">
        With your FIO key in the profile, what you have built on {planet.PlanetName} is compared
        with your plan here.
      </EmptyState>
    )
  if (base) return <Comparison own={own} base={base} />
  if (isPending) return <TableSkeleton label="Loading your base" rows={6} columns={4} />
  if (problem)
    return (
      <ErrorPanel title="Your game data could not be loaded" onRetry={refresh}>
        {problemText(problem)}
      </ErrorPanel>
    )
  return (
    <EmptyState title="No base here">FIO knows no base of yours on {planet.PlanetName}.</EmptyState>
  )
}

function Comparison({ own: { stock, told }, base }: { own: OwnBase; base: RealBase }) {
  const { plan, dispatch, autoHabitation } = usePlanEditor()
  const toast = useToast()
  const rows = useMemo(() => compareBuildings(constructionOf(plan), base), [plan, base])
  const taken = useMemo(() => takeOverBase(plan, base), [plan, base])
  const isSame = samePlan(plan, taken)
  function takeOver() {
    // Automatic habitations would replace those of the real base at once.
    if (autoHabitation.isOn) autoHabitation.set(false)
    const refused = dispatch({ kind: 'take over', plan: taken, as: 'Take over the real base' })
    if (refused === undefined) toast.success('The plan now is what stands. Undo takes it back.')
  }
  const stored = [...stock].map(([ticker, amount]) => ({ ticker, amount }))
  return (
    <div className={styles.tool} data-density="dense">
      <div className={styles.cartHead}>
        <span className={styles.note}>As FIO was told {formatAge(told, Date.now())}.</span>
        <Button size="small" variant="primary" disabled={isSame} onClick={takeOver}>
          Take over into the plan
        </Button>
      </div>
      <p className={styles.note}>
        {isSame
          ? 'The plan has the permits and buildings that stand.'
          : 'Permits and buildings become those that stand. Recipes, CoGC, experts and luxuries stay as planned; habitations no longer follow the workers by themselves.'}
      </p>
      <div className={table.scroll}>
        <table className={table.table} aria-label="Planned and standing">
          <thead>
            <tr>
              <th scope="col">Building</th>
              <th scope="col" className={table.number}>
                Planned
              </th>
              <th scope="col" className={table.number}>
                Standing
              </th>
              <th scope="col" className={table.number}>
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            <Line name="Permits" planned={plan.planet.permits} standing={base.permits} />
            {rows.map(({ building, ...amounts }) => (
              <Line key={building} name={building} {...amounts} />
            ))}
          </tbody>
        </table>
      </div>
      <section className={styles.cart} aria-label="In stock">
        <h3 className={styles.heading}>In stock</h3>
        <TileRow label="stock on the planet" tiles={stored} most={40} empty="Nothing lies there." />
      </section>
    </div>
  )
}

function Line({ name, planned, standing }: { name: string; planned: number; standing: number }) {
  const more = standing - planned
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.number}>{formatAmount(planned)}</td>
      <td className={table.number}>{formatWhole(standing)}</td>
      <td className={table.number}>
        {more === 0 ? (
          <span className={styles.there}>as planned</span>
        ) : (
          <span className={styles.differs}>{formatSigned(more, formatAmount)}</span>
        )}
      </td>
    </tr>
  )
}
