import {
  type FetchQueryOptions,
  focusManager,
  MutationCache,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { hearOtherTabs, tellOtherTabs } from '../browser/channel.ts'
import { online } from '../browser/online.ts'
import { ApiError, UnreachableError } from './client.ts'
import { dropResponse, dropResponsesOf, forgetResponses, keepOnceKnown } from './kept-responses.ts'
import type { Lifetime } from './queries/lifetimes.ts'

/** What one write makes stale. A group is the first word of its queries' keys. */
export type Group = 'plans' | 'empires' | 'cx' | 'shared' | 'api-keys' | 'alerts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { lifetime?: Lifetime }
    mutationMeta: { invalidates?: readonly Group[] }
  }
}

/** A retry helps when the server failed, not when it refused. */
function shouldRetry(failures: number, problem: Error): boolean {
  if (problem instanceof ApiError) return problem.status >= 500 && failures < 2
  return !(problem instanceof UnreachableError) && failures < 1
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, queries are still answered: from IndexedDB.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: shouldRetry,
    },
    // A write never waits for a network to come back: by then the player may have changed their mind.
    mutations: { networkMode: 'always', retry: false },
  },
  mutationCache: new MutationCache({
    onSuccess: (_answer, _variables, _context, mutation) => {
      const { invalidates } = mutation.meta ?? {}
      if (invalidates) void changed(invalidates.map((group) => [group]))
    },
  }),
})

/** What the server has now, whatever is kept here. */
export function fetchNow<T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<T>
export function fetchNow<T, Key extends QueryKey, Shown>(
  query: FetchQueryOptions<T, Error, T, Key> & { select: (answer: T) => Shown },
): Promise<Shown>
export async function fetchNow<T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key> & { select?: (answer: T) => unknown },
): Promise<unknown> {
  const { persister: _kept, select, ...asked } = query
  const answer = await queryClient.fetchQuery({ ...asked, staleTime: 0, retry: false })
  return select ? select(answer) : answer
}

/** The beginning of a key: all queries of a group, or a few of them. */
export type KeyStart = readonly [Group, ...unknown[]]

/** These keys are stale after a write of this tab; `elsewhere` is stale in the other tabs only. */
export async function changed(
  keys: readonly KeyStart[],
  elsewhere: readonly KeyStart[] = [],
): Promise<void> {
  tellOtherTabs({ kind: 'changed', keys: [...keys, ...elsewhere] })
  await Promise.all(keys.map(dropResponsesOf))
  await invalidate(keys)
}

async function invalidate(keys: readonly (readonly unknown[])[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export async function forgetQueries(): Promise<void> {
  queryClient.clear()
  await forgetResponses()
}

/** Removes an entry from memory and from what the next visit starts with. A screen that shows it reloads it. */
export async function dropQuery(query: Query): Promise<void> {
  await dropResponse(query.queryHash)
  if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query)
  else await queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
}

/** Follows the changes of other tabs, looks at this one and the network. */
export function watchQueries(): () => void {
  onlineManager.setEventListener((setOnline) => online.subscribe(() => setOnline(online.get())))
  // Of two windows side by side both are visible: the player looks at the one that has the focus.
  focusManager.setEventListener((onLook) => {
    const look = () => onLook()
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  })
  const unwatch = keepOnceKnown(() => queryClient.getQueryCache().getAll())
  const unhear = hearOtherTabs((message) => {
    if (message.kind === 'changed') void invalidate(message.keys)
  })
  return () => {
    unwatch()
    unhear()
  }
}
