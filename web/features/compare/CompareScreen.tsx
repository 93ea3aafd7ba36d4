import { Link } from '@tanstack/react-router'
import type { Plan } from '../../../engine/game/plan.ts'
import { MAX_COMPARED_PLANS } from '../../../engine/plan/compare.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { AddPlan } from '../plan/analysis/compare/AddPlan.tsx'
import { PlanComparisonTable } from '../plan/analysis/compare/PlanComparisonTable.tsx'
import { useComparedPlans } from '../plan/analysis/compare/use-compared-plans.ts'
import { chosenPlans, useOwnPlans } from '../plan/analysis/compare/use-own-plans.ts'
import type { CompareSearch } from './compare-search.ts'

export function CompareScreen({
  search,
  onSearch,
}: {
  search: CompareSearch
  onSearch: (search: CompareSearch) => void
}) {
  const { plans, ...query } = useOwnPlans()
  return (
    <PageFrame title="Compare Plans" help="compare">
      <DataLoader title="Compare Plans" parts={[{ name: 'Plans', query }]}>
        <Comparison
          plans={plans}
          uuids={comparedUuids(search)}
          onUuids={(uuids) => onSearch({ plans: uuids.length === 0 ? undefined : uuids.join(',') })}
        />
      </DataLoader>
    </PageFrame>
  )
}

function Comparison({
  plans,
  uuids,
  onUuids,
}: {
  plans: readonly Plan[]
  uuids: readonly string[]
  onUuids: (uuids: readonly string[]) => void
}) {
  const chosen = chosenPlans(plans, uuids)
  const shown = chosen.map(({ uuid }) => uuid)
  const columns = useComparedPlans(chosen)
  if (plans.length === 0)
    return (
      <EmptyState
        title="No Plans available."
        action={<Link to="/search">Find a planet for your first plan</Link>}
      />
    )
  return (
    <Panel title="Side by side">
      <AddPlan
        plans={plans.filter((plan) => !chosen.includes(plan))}
        isFull={chosen.length >= MAX_COMPARED_PLANS}
        onPlan={(uuid) => onUuids([...shown, uuid])}
      />
      {columns.length === 0 ? (
        <EmptyState title="Choose the plans to compare">
          The first is what the others are compared with.
        </EmptyState>
      ) : (
        <PlanComparisonTable
          columns={columns}
          onRemove={(uuid) => onUuids(shown.filter((known) => known !== uuid))}
        />
      )}
    </Panel>
  )
}

const comparedUuids = ({ plans = '' }: CompareSearch): string[] =>
  [...new Set(plans.split(','))].filter((uuid) => uuid !== '').slice(0, MAX_COMPARED_PLANS)
