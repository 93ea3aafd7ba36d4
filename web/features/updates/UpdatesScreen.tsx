import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { planQueries } from '../../api/queries/plans.ts'
import { useObservable } from '../../browser/observable.ts'
import { planComparison, updatedPlans } from '../../data/updates.ts'
import { usePrefetchedGameData } from '../../data/use-prefetched-game-data.ts'
import { endUpdate, useUpdateWatch } from '../../data/use-update-watch.ts'
import { Button } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { UpdatedPlanPanel } from './UpdatedPlanPanel.tsx'

export function UpdatesScreen() {
  usePrefetchedGameData()
  useUpdateWatch()
  const plans = useQuery(planQueries.all())
  const updated = useObservable(updatedPlans)
  return (
    <PageFrame
      title="Game Update"
      help="updates"
      actions={
        updated.length > 0 &&
        plans.data && <Button onClick={() => void endUpdate(plans.data)}>I have read it</Button>
      }
    >
      <DataLoader title="Game Update" parts={[{ name: 'Plans', query: plans }]}>
        {updated.length === 0 ? (
          <NoChanges hasPlans={plans.data?.length !== 0} />
        ) : (
          <Stack gap={4}>
            {updated.map((plan) => (
              <UpdatedPlanPanel key={plan.uuid} plan={plan} />
            ))}
          </Stack>
        )}
      </DataLoader>
    </PageFrame>
  )
}

/** Only a finished comparison says that nothing changed. */
function NoChanges({ hasPlans }: { hasPlans: boolean }) {
  const comparison = useObservable(planComparison)
  if (hasPlans && comparison === 'running')
    return <TableSkeleton rows={3} columns={3} label="Comparing your plans with the game" />
  const isKnown = !hasPlans || comparison === 'done'
  return (
    <EmptyState
      title={
        isKnown
          ? 'Nothing changed under your plans.'
          : 'Your plans could not be compared with the game.'
      }
      action={<Link to="/empire/{-$empireUuid}">To your empire</Link>}
    >
      {!isKnown && 'Load this page again to compare them.'}
    </EmptyState>
  )
}
