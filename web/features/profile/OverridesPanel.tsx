import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NONE } from '../../../engine/game/number-format.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { usePreferences } from '../../session/preferences.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'

/** Settings are changed in the plan itself; this panel shows where they differ. */
export function OverridesPanel() {
  const overrides = Object.entries(usePreferences().planOverrides)
  const plans = useQuery(planQueries.all())
  return (
    <Panel title="Plan settings" note={`${overrides.length} changed`} flush>
      {overrides.length === 0 ? (
        <EmptyState title="No plan has settings of its own">
          What you change in a plan about core modules, visitation or automatic habitations is
          listed here.
        </EmptyState>
      ) : (
        <PlainTable
          label="Plan settings"
          rows={overrides}
          keyOf={([uuid]) => uuid}
          columns={[
            {
              header: 'Plan',
              cell([uuid]) {
                const plan = plans.data?.find((candidate) => candidate.uuid === uuid)
                return plan ? (
                  <Link
                    to="/plan/$planetNaturalId/{-$planUuid}"
                    params={{ planetNaturalId: plan.planet_id, planUuid: uuid }}
                  >
                    {plan.name}
                  </Link>
                ) : (
                  <span title={uuid}>{plans.data ? 'Deleted plan' : `${uuid.slice(0, 8)} …`}</span>
                )
              },
            },
            { header: 'Include CM', cell: ([, own]) => (own.includeCM ? 'Yes' : 'No') },
            {
              header: 'Optimize habitations',
              cell: ([, own]) => (own.autoOptimizeHabs ? 'Yes' : 'No'),
            },
            {
              header: 'Not in visitation',
              tickers: true,
              cell: ([, own]) => own.visitationMaterialExclusions.join(', ') || NONE,
            },
          ]}
        />
      )}
    </Panel>
  )
}
