import {
  type FetchQueryOptions,
  focusManager,
  MutationCache,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { idle } from '../browser/activity.ts'
import { hearOtherTabs, tellOtherTabs } from '../browser/channel.ts'
import { online } from '../browser/online.ts'
import { ApiError, UnreachableError } from './client.ts'
import { dropResponse, dropResponsesOf, forgetResponses, keepOnceKnown } from './kept-responses.ts'
import type { Lifetime } from './queries/lifetimes.ts'

/** What one write invalidates. A group is the first word of its queries' keys. */
export type QueryGroup =
  | 'plans'
  | 'empires'
  | 'cx'
  | 'shared'
  | 'api-keys'
  | 'alerts'
  | 'reserves'
  | 'put-away'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { lifetime?: Lifetime }
    mutationMeta: { invalidates?: readonly QueryGroup[] }
  }
}

/** A retry helps after a server error, not after a refusal. */
function shouldRetry(failures: number, problem: Error): boolean {
  if (problem instanceof ApiError) return problem.status >= 500 && failures < 2
  return !(problem instanceof UnreachableError) && failures < 1
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, queries are still answered from IndexedDB.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: shouldRetry,
    },
    // A write does not wait for the network: by then the player may have changed their mind.
    mutations: { networkMode: 'always', retry: false },
  },
  mutationCache: new MutationCache({
    onSuccess: (_answer, _variables, _context, mutation) => {
      const { invalidates } = mutation.meta ?? {}
      if (invalidates) void changed(invalidates.map((group) => [group]))
    },
  }),
})

/** Bypasses the cache. */
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

/** The start of a key: all queries of a group, or some of them. */
export type KeyStart = readonly [QueryGroup, ...unknown[]]

/** Invalidates keys after a write of this tab; those in `elsewhere` only in the other tabs. */
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

/** Removes an entry from memory and from the store. A screen that shows it reloads it. */
export async function dropQuery(query: Query): Promise<void> {
  await dropResponse(query.queryHash)
  if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query)
  else await queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
}

export const FORCED_PASS_EVERY_MS = 3 * 60 * 60_000

/** While nobody uses the page, expired data is left alone, except for a pass every three hours. */
function watchIdleness(): () => void {
  let passes: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(passes)
    passes = idle.get() ? setInterval(reloadExpired, FORCED_PASS_EVERY_MS) : undefined
    focusManager.setFocused(idle.get() ? false : undefined)
  }
  const unwatch = idle.subscribe(follow)
  follow()
  return () => {
    clearInterval(passes)
    focusManager.setFocused(undefined)
    unwatch()
  }
}

const reloadExpired = () =>
  queryClient.refetchQueries({
    type: 'active',
    stale: true,
    predicate: ({ meta }) => meta?.lifetime?.autoRefetch === true,
  })

/** Follows changes made in other tabs, the focus of this one, whether it is used, and the network. */
export function watchQueries(): () => void {
  onlineManager.setEventListener((setOnline) => online.subscribe(() => setOnline(online.get())))
  // Two windows side by side are both visible: the player looks at the one with the focus.
  focusManager.setEventListener((onLook) => {
    const look = () => onLook()
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  })
  const unwatchIdleness = watchIdleness()
  const unwatch = keepOnceKnown(() => queryClient.getQueryCache().getAll())
  const unhear = hearOtherTabs((message) => {
    if (message.kind === 'changed') void invalidate(message.keys)
  })
  return () => {
    unwatchIdleness()
    unwatch()
    unhear()
  }
}
