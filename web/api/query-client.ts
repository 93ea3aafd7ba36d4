import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { hearOtherTabs, tellOtherTabs } from '../browser/channel.ts'
import { dropAnswer, dropAnswersOf, forgetAnswers, keepAnswer } from './answers.ts'
import { ApiError, UnreachableError } from './client.ts'
import type { Lifetime } from './queries/lifetimes.ts'

/** What one write makes old. A group is the first word of its queries' keys. */
export type Group = 'plans' | 'empires' | 'cx' | 'shared' | 'api-keys'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isKept`: its answers go into IndexedDB as they come. Game data goes there by itself. */
    queryMeta: { lifetime?: Lifetime; isKept?: boolean }
    mutationMeta: { invalidates?: readonly Group[] }
  }
}

/** A second try helps against a hiccup of the server, never against a "no". */
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
      // The check drops what has expired; nothing else does.
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

/** What these ask for changed on the server, by a write of this tab; `elsewhere` is only old in the other tabs. */
export async function changed(
  keys: readonly KeyStart[],
  elsewhere: readonly KeyStart[] = [],
): Promise<void> {
  tellOtherTabs({ kind: 'changed', keys: [...keys, ...elsewhere] })
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

/** Takes an entry out, of the memory and of what the next visit starts with. A screen that shows it loads it anew. */
export async function dropQuery(query: Query): Promise<void> {
  await dropAnswer(query.queryHash)
  if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query)
  else await queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
}

/** Keeps answers for the next visit as they come, and hears what other tabs changed. */
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
