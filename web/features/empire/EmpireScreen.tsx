import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { usePrefetchedGameData } from '../../data/use-prefetched-game-data.ts'
import { useUpdateWatch } from '../../data/use-update-watch.ts'
import { usePreferences } from '../../session/preferences.ts'
import { DataLoader } from '../page/DataLoader.tsx'
import { EmpirePage } from './EmpirePage.tsx'
import type { EmpireView } from './empire-view.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { NoEmpire } from './NoEmpire.tsx'
import { shownEmpire } from './shown-empire.ts'

/**
 * The first page after a login. It is shown as soon as the player's own plans and empires are there; what their
 * figures need is loaded beside it, also where there is no plan yet, so that every page works offline from then on.
 */
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
  // Stays while the first empire is made, until the player has been led on.
  const [isBeginning, setBeginning] = useState(false)
  usePrefetchedGameData()
  useUpdateWatch()
  const empire = shownEmpire(empires.data ?? [], empireUuid, defaultEmpireUuid)
  return (
    <DataLoader
      isPage
      title="Empire"
      parts={[
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
      ]}
    >
      {isBeginning || (empire === undefined && plans.data?.length === 0) ? (
        <FirstSteps isPlanning={isBeginning} onPlanning={setBeginning} />
      ) : empire ? (
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
