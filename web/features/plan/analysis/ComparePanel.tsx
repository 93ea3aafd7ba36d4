import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_COMPARED_PLANS } from '../../../../engine/plan/compare.ts'
import { buttonClass } from '../../../ui/field/Button.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import styles from '../tools/Tools.module.css'
import { AddPlan } from './compare/AddPlan.tsx'
import { type ComparedColumn, comparedUnder } from './compare/compared-column.ts'
import { PlanComparisonTable } from './compare/PlanComparisonTable.tsx'
import { useComparedPlans } from './compare/use-compared-plans.ts'
import { chosenPlans, useOwnPlans } from './compare/use-own-plans.ts'

export function ComparePanel() {
  const { planUuid } = useShownPlan()
  const { plans } = useOwnPlans()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const open = useOpenColumns()
  const others = useComparedPlans(
    chosenPlans(plans, chosen).slice(0, MAX_COMPARED_PLANS - open.length),
  )
  const columns = [...open, ...others]
  const stored = [planUuid, ...chosen].filter((uuid) => uuid !== null)
  return (
    <div className={styles.tool}>
      <AddPlan
        plans={plans.filter(({ uuid }) => uuid !== planUuid && !chosen.includes(uuid))}
        isFull={columns.length >= MAX_COMPARED_PLANS}
        onPlan={(uuid) => setChosen([...chosen, uuid])}
      />
      {columns.length > 1 ? (
        <PlanComparisonTable
          columns={columns}
          onRemove={(uuid) => setChosen(chosen.filter((known) => known !== uuid))}
        />
      ) : (
        <EmptyState title="Nothing to compare with yet">
          Add another plan. Once this one is edited, its saved version is shown here too.
        </EmptyState>
      )}
      {stored.length > 1 && (
        <p className="quiet">
          <Link
            to="/compare"
            search={{ plans: stored.join(',') }}
            className={buttonClass({ size: 'small' })}
          >
            The saved plans on a page of their own
          </Link>
        </p>
      )}
    </div>
  )
}

function useOpenColumns(): ComparedColumn[] {
  const { plan, context, result, problem, savedResult, session } = useShownPlan()
  const column = { note: comparedUnder(plan, context), planUuid: null, problem }
  const open = { ...column, id: 'open', name: plan.name || 'This plan', plan, result }
  if (!session?.isDirty || session.isNew) return [open]
  const saved = { id: 'saved', name: 'As saved', plan: session.saved, result: savedResult }
  return [
    { ...column, ...saved },
    { ...open, name: 'As edited' },
  ]
}
