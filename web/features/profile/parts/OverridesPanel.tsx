import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { planQueries } from '../../../api/queries/plans.ts'
import styles from '../../../parts/PlainTable.module.css'
import { usePreferences } from '../../../store/preferences.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { NONE } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'

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
        <section className={styles.scroll} aria-label="Plan settings table">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Plan</th>
                <th scope="col">Include CM</th>
                <th scope="col">Optimize habitations</th>
                <th scope="col">Not in visitation</th>
              </tr>
            </thead>
            <tbody>
              {overrides.map(([uuid, own]) => {
                const plan = plans.data?.find((candidate) => candidate.uuid === uuid)
                return (
                  <tr key={uuid}>
                    <th scope="row">
                      {plan ? (
                        <Link
                          to="/plan/$planetNaturalId/{-$planUuid}"
                          params={{ planetNaturalId: plan.planet_id, planUuid: uuid }}
                        >
                          {plan.name}
                        </Link>
                      ) : (
                        <span title={uuid}>
                          {plans.data ? 'Deleted plan' : `${uuid.slice(0, 8)} …`}
                        </span>
                      )}
                    </th>
                    <td>{own.includeCM ? 'Yes' : 'No'}</td>
                    <td>{own.autoOptimizeHabs ? 'Yes' : 'No'}</td>
                    <td className={styles.tickers}>
                      {own.visitationMaterialExclusions.join(', ') || NONE}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  )
}
