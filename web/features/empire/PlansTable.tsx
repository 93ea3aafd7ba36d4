import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import type { FailedPlan } from '../../../engine/empire/evaluation.ts'
import { type HeadlineParts, profitOfParts } from '../../../engine/empire/headline.ts'
import { isImpossible } from '../../../engine/empire/impossible.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { usePreferences } from '../../session/preferences.ts'
import { classes } from '../../ui/classes.ts'
import { CapacityBar } from '../../ui/figure/CapacityBar.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { OwnSourcingFigures } from '../basis/use-own-sourcing.ts'
import { baseWarnings, titleWithoutRows } from './base-warnings.ts'
import { usePlanOpener } from './PlanAnchor.tsx'
import styles from './PlansTable.module.css'
import { type Counting, type PlanRow, planColumns } from './plan-columns.tsx'
import type { EmpireFigures } from './use-empire.ts'

const keyOf = ({ plan }: PlanRow) => plan.uuid
const MAX_PROFIT = { id: 'profit', desc: true }

export const PlansTable = memo(function PlansTable({
  empire,
  plans,
  figures,
  own,
  parts,
}: {
  empire: Pick<Empire, 'name' | 'permits_total'>
  plans: readonly Plan[]
  figures: EmpireFigures | undefined
  /** Set if goods that bases make for each other are valued at cost. */
  own: OwnSourcingFigures | undefined
  /** By plan, what its profit consists of. */
  parts: ReadonlyMap<string, HeadlineParts> | undefined
}) {
  const openPlan = usePlanOpener()
  const { tradeShareWarning } = usePreferences()
  const rows = useMemo(() => {
    const stored = new Map(plans.map((plan) => [plan.uuid, plan]))
    const profits = own?.sourcing.profits
    return [...(figures?.plans ?? []), ...(figures?.impossible ?? [])].map(
      (plan): PlanRow => ({
        plan,
        cogc: stored.get(plan.uuid)?.baseplanner_data.planet.cogc ?? '---',
        tags: stored.get(plan.uuid)?.tags,
        notes: stored.get(plan.uuid)?.notes,
        profit: switched(parts?.get(plan.uuid)) ?? profits?.get(plan.uuid) ?? plan.profit,
        warnings: baseWarnings(plan, tradeShareWarning / 100),
        isImpossible: isImpossible(plan),
      }),
    )
  }, [figures, plans, own, parts, tradeShareWarning])
  const how = howCounted(own !== undefined, parts)
  const columns = useMemo(() => planColumns(rows, how), [rows, how])
  return (
    <Panel title="Plans" flush>
      {rows.length > 0 && (
        <div className={styles.permits}>
          <CapacityBar
            label="Permits planned"
            used={rows.reduce((sum, { plan }) => sum + plan.permits, 0)}
            capacity={empire.permits_total}
            format={formatWhole}
          />
        </div>
      )}
      <DataTable
        label="plans"
        tableId="empire-plans"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        initialSort={MAX_PROFIT}
        searchable={rows.length > 8}
        columnPicker
        csvName={`${empire.name} plans`}
        paged
        loading={!figures}
        maxHeight="56dvh"
        rowTone={({ isImpossible }) => (isImpossible ? 'warn' : undefined)}
        empty={
          figures && figures.failed.length > 0 ? (
            <EmptyState title={titleWithoutRows(figures.failed.length)}>
              The reasons are below.
            </EmptyState>
          ) : (
            <EmptyState
              title={titleWithoutRows(0)}
              action={
                <Link to="/manage" search={{ tab: 'assignments' }}>
                  Assign plans in Management
                </Link>
              }
            >
              Plans that you assign to {empire.name} are added up here. A new one begins with a{' '}
              <Link to="/search">planet search</Link>.
            </EmptyState>
          )
        }
        onRow={({ plan }) => openPlan(plan)}
      />
      {figures && figures.failed.length > 0 && <FailedPlans failed={figures.failed} />}
    </Panel>
  )
})

const switched = (parts: HeadlineParts | undefined) => parts && profitOfParts(parts)

function howCounted(
  isAtCost: boolean,
  parts: ReadonlyMap<string, HeadlineParts> | undefined,
): Counting {
  const [one] = parts?.values() ?? []
  if (one?.freight !== undefined || one?.book !== undefined) return 'switched'
  return isAtCost ? 'at cost' : 'list'
}

function FailedPlans({ failed }: { failed: readonly FailedPlan[] }) {
  return (
    <ul className={classes('quiet warn', styles.failed)} aria-label="Plans that are not counted">
      {failed.map(({ uuid, name, problem }) => (
        <li key={uuid}>
          {name} is not counted: {problem}
        </li>
      ))}
    </ul>
  )
}
