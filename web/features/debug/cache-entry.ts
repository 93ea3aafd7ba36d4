import type { Query } from '@tanstack/react-query'

export interface CacheEntry {
  hash: string
  key: string
  state: 'loading' | 'failed' | 'fresh' | 'expired' | 'empty'
  problem: string | undefined
  /** Undefined if nothing has arrived yet. */
  ageMs: number | undefined
  /** Time until it expires. Negative once it has expired. */
  expiresInMs: number | undefined
  screens: number
}

export function cacheEntry(query: Query, now: number): CacheEntry {
  const { state, meta, queryHash, queryKey } = query
  const hasData = state.data !== undefined
  const lifetime = meta?.lifetime
  const expiresInMs = hasData && lifetime ? state.dataUpdatedAt + lifetime.ms - now : undefined
  return {
    hash: queryHash,
    key: queryKey
      .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
      .join(' · '),
    state: stateOf(query, expiresInMs),
    problem: state.error?.message,
    ageMs: hasData ? now - state.dataUpdatedAt : undefined,
    expiresInMs,
    screens: query.getObserversCount(),
  }
}

function stateOf({ state }: Query, expiresInMs: number | undefined): CacheEntry['state'] {
  if (state.fetchStatus === 'fetching') return 'loading'
  if (state.status === 'error') return 'failed'
  if (state.data === undefined) return 'empty'
  return state.isInvalidated || (expiresInMs ?? 0) < 0 ? 'expired' : 'fresh'
}
