import { useQuery } from '@tanstack/react-query'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { exchangeQueries } from '../../economy/list-queries.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { usePreferences } from '../../store/preferences.ts'
import { EmpirePage } from './EmpirePage.tsx'
import type { EmpireView } from './empire-view.ts'
import { NoEmpire } from './NoEmpire.tsx'
import { shownEmpire } from './shown-empire.ts'

/** The first page after a login: loads what every calculation needs, so that it is there offline as well. */
export function EmpireScreen({
  empireUuid,
  view,
  onView,
}: {
  /** Undefined: the default empire, or the first. */
  empireUuid: string | undefined
  view: EmpireView
  onView: (change: Partial<EmpireView>) => void
}) {
  const empires = useQuery(empireQueries.all())
  const plans = useQuery(planQueries.all())
  const { defaultEmpireUuid } = usePreferences()
  const empire = shownEmpire(empires.data ?? [], empireUuid, defaultEmpireUuid)
  return (
    <DataLoader
      title="Loading your empire"
      parts={[
        { name: 'Materials', query: useQuery(gameQueries.materials()) },
        { name: 'Buildings', query: useQuery(gameQueries.buildings()) },
        { name: 'Recipes', query: useQuery(gameQueries.recipes()) },
        { name: 'Exchanges', query: useQuery(exchangeQueries.stored()) },
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
      ]}
    >
      {empire ? (
        <EmpirePage
          key={empire.uuid}
          empire={empire}
          empires={empires.data ?? []}
          allPlans={plans.data ?? []}
          view={view}
          onView={onView}
        />
      ) : (
        <NoEmpire isNamed={empire === null} />
      )}
    </DataLoader>
  )
}
