import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { hearOtherTabs, tellOtherTabs } from '../browser/channel.ts'
import { forgetLastPage } from '../browser/last-page.ts'
import { dropAnswer, dropAnswersOf, forgetAnswers, keepAnswer } from './answers.ts'
import { ApiError, UnreachableError } from './client.ts'
import type { Lifetime } from './queries/lifetimes.ts'

/** What one write makes stale. A group is the first word of its queries' keys. */
export type Group = 'plans' | 'empires' | 'cx' | 'shared' | 'api-keys'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isKept`: its answers are stored in IndexedDB as they arrive. Game data is stored elsewhere. */
    queryMeta: { lifetime?: Lifetime; isKept?: boolean }
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
      refetchOnWindowFocus: false,
      retry: shouldRetry,
      // Only the expiry check drops entries.
      gcTime: Number.POSITIVE_INFINITY,
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

/** The beginning of a key: all queries of a group, or a few of them. */
export type KeyStart = readonly [Group, ...unknown[]]

const FIGURES_OF: ReadonlySet<Group> = new Set(['plans', 'empires', 'cx'])

/** These keys are stale after a write of this tab; `elsewhere` is stale in the other tabs only. */
export async function changed(
  keys: readonly KeyStart[],
  elsewhere: readonly KeyStart[] = [],
): Promise<void> {
  const all = [...keys, ...elsewhere]
  // The next visit does not begin with figures of before.
  if (all.some(([group]) => FIGURES_OF.has(group))) forgetLastPage()
  tellOtherTabs({ kind: 'changed', keys: all })
  await invalidate(keys)
}

async function invalidate(keys: readonly (readonly unknown[])[]): Promise<void> {
  await Promise.all(keys.map(dropAnswersOf))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export async function forgetQueries(): Promise<void> {
  queryClient.clear()
  await forgetAnswers()
}

/** Removes an entry from memory and from what the next visit starts with. A screen that shows it reloads it. */
export async function dropQuery(query: Query): Promise<void> {
  await dropAnswer(query.queryHash)
  if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query)
  else await queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
}

/** Stores answers for the next visit as they arrive, and follows the changes of other tabs. */
export function watchQueries(): () => void {
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { state, queryHash, meta } = event.query
    if (!meta?.isKept) return
    void keepAnswer(queryHash, state.data, state.dataUpdatedAt)
  })
  const unhear = hearOtherTabs((message) => {
    if (message.kind === 'changed') void invalidate(message.keys)
  })
  return () => {
    unsubscribe()
    unhear()
  }
}
