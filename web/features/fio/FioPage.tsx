import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { formatAge } from '../../../engine/game/number-format.ts'
import { fioQueries } from '../../api/queries/fio.ts'
import { useSession } from '../../session/session.ts'
import { useProfileFetch } from '../../session/use-profile-fetch.ts'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import { FioStaleNotice } from './FioStaleNotice.tsx'
import { newestTimestamp } from './fio-age.ts'
import type { FioData } from './fio-data.ts'
import { NoFioKey } from './NoFioKey.tsx'

type FioPageProps = {
  title: string
  help: string
  children: (data: FioData) => ReactNode
}

/** A screen over the player's own game data: without a key it explains how to get one, and it always shows how old the data is. */
export function FioPage(props: FioPageProps) {
  const { state, user, hasFio } = useSession()
  if (hasFio) return <WithFio {...props} />
  const isUnknown = state === 'in' && !user
  return (
    <PageFrame title={props.title} help={props.help}>
      {isUnknown ? <UnknownPlayer /> : <NoFioKey />}
    </PageFrame>
  )
}

/** This browser never loaded the profile, which holds the key. */
function UnknownPlayer() {
  const fetching = useProfileFetch()
  if (!fetching.isError) return <TableSkeleton rows={8} columns={6} label="Loading your profile" />
  return <Problem title="Your profile could not be loaded" of={fetching} />
}

function WithFio({ title, help, children }: FioPageProps) {
  const storage = useQuery(fioQueries.storage())
  const sites = useQuery(fioQueries.sites())
  const problem = storage.error ?? sites.error
  const isFetching = storage.isFetching || sites.isFetching
  function refresh() {
    void storage.refetch()
    void sites.refetch()
  }
  const loaded = useMemo(
    () => storage.data && sites.data && { storage: storage.data, sites: sites.data },
    [storage.data, sites.data],
  )
  // Drawn in slices: a row of tiles and orders for each base takes longer than a click should wait.
  const data = useDeferredValue(loaded)
  return (
    <PageFrame
      title={title}
      help={help}
      context={data && <FioAges storage={data.storage} sites={data.sites} />}
    >
      {data ? (
        <>
          <FioStaleNotice {...data} problem={problem} onRefresh={refresh} refreshing={isFetching} />
          {children(data)}
        </>
      ) : problem && !isFetching ? (
        <Problem title="Your game data could not be loaded" of={{ problem, retry: refresh }} />
      ) : (
        <TableSkeleton rows={8} columns={6} label="Loading your game data" />
      )}
    </PageFrame>
  )
}

function FioAges({ storage, sites }: FioData) {
  const ages = { Sites: ageWords(sites), Storage: ageWords(storage) }
  if (ages.Sites === ages.Storage) return <span>Sites and storage: {ages.Sites}</span>
  return Object.entries(ages).map(([name, words]) => (
    <span key={name}>
      {name}: {words}
    </span>
  ))
}

/** When the game reported it to FIO; where that is not known, when it was fetched. */
function ageWords(data: FioData['sites' | 'storage']): string {
  const reported = newestTimestamp(data)
  if (reported !== undefined) return `FIO data from ${formatAge(reported, Date.now())}`
  const { last_modified: fetched } = data
  return `fetched ${formatAge(fetched === null ? null : Date.parse(fetched), Date.now())}`
}
