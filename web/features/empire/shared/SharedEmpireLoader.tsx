import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../../api/client.ts'
import { type ReadableEmpire, sharedEmpireQueries } from '../../../api/queries/shared-empires.ts'
import { useGameLists } from '../../../data/use-game-lists.ts'
import { useSession } from '../../../session/session.ts'
import { buttonClass } from '../../../ui/field/Button.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { HomeLink } from '../../page/Brand.tsx'
import { DataLoader } from '../../page/DataLoader.tsx'
import { PageFrame } from '../../page/PageFrame.tsx'

/** 422: the address was cut or mistyped, so it never was a link of ours. */
export const isGone = (problem: Error | null): boolean =>
  problem instanceof ApiError && (problem.status === 404 || problem.status === 422)

/** Loads a shared empire and the game data of its pages, or says why there is none. */
export function SharedEmpireLoader({
  sharedEmpireUuid,
  children,
}: {
  sharedEmpireUuid: string
  children: (shared: ReadableEmpire) => ReactNode
}) {
  const shared = useQuery(sharedEmpireQueries.one(sharedEmpireUuid))
  const { lists, areLoaded } = useGameLists()
  if (shared.data && areLoaded) return children(shared.data)
  return (
    <PageFrame title="Shared empire" context={<HomeLink />}>
      {isGone(shared.error) ? (
        <NotSharedAnyMore />
      ) : (
        <DataLoader
          title="Shared empire"
          parts={[{ name: 'Shared empire', query: shared }, ...lists]}
        >
          {null}
        </DataLoader>
      )}
    </PageFrame>
  )
}

function NotSharedAnyMore() {
  const { state } = useSession()
  return (
    <EmptyState
      title="This empire is not shared any more"
      action={
        <Link to={state === 'in' ? '/empire/{-$empireUuid}' : '/'} className={buttonClass()}>
          {state === 'in' ? 'To your own empire' : 'See what Perigee does'}
        </Link>
      }
    >
      The owner stopped sharing the empire or deleted it, or the address is incomplete. Ask the
      sender for a new link.
    </EmptyState>
  )
}
