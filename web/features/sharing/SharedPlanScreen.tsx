import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../api/client.ts'
import { sharedQueries } from '../../api/queries/shared.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { useGameLists } from '../../data/use-game-lists.ts'
import { useSession } from '../../session/session.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { HomeLink } from '../page/Brand.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { SharedPlanView } from './SharedPlanView.tsx'

export function SharedPlanScreen({ sharedPlanUuid }: { sharedPlanUuid: string }) {
  const shared = useQuery(sharedQueries.one(sharedPlanUuid))
  const planetNaturalId = shared.data?.baseplanner.planet_id
  const planet = useQuery({
    ...gameQueries.planet(planetNaturalId ?? ''),
    enabled: planetNaturalId !== undefined,
  })
  const { lists, areLoaded } = useGameLists()
  if (shared.data && planet.data && areLoaded)
    return <SharedPlanView shared={shared.data} planet={planet.data} />
  return (
    <PageFrame title="Shared Plan" context={<HomeLink />}>
      {isGone(shared.error) ? (
        <NotSharedAnyMore />
      ) : (
        <DataLoader
          title="Shared Plan"
          parts={[
            { name: 'Shared plan', query: shared },
            { name: 'Planet', query: planet },
            ...lists,
          ]}
        >
          {null}
        </DataLoader>
      )}
    </PageFrame>
  )
}

/** 422: the address was cut or mistyped, so it never was a link of ours. */
const isGone = (problem: Error | null) =>
  problem instanceof ApiError && (problem.status === 404 || problem.status === 422)

function NotSharedAnyMore() {
  const { state } = useSession()
  return (
    <EmptyState
      title="This plan is not shared any more"
      action={
        <Link to={state === 'in' ? '/empire/{-$empireUuid}' : '/'} className={buttonClass()}>
          {state === 'in' ? 'To your own plans' : 'See what Perigee does'}
        </Link>
      }
    >
      The owner stopped sharing the plan or deleted it. Ask the sender for a new link.
    </EmptyState>
  )
}
