import { type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'

/** Number of callers that wait for a query, by the hash of its key. */
const waiting = new Map<string, number>()

/**
 * From the cache, or loaded. A caller that cancels stops waiting at once; the request is aborted when no other caller and no screen waits
 * for it.
 */
export async function loadShared<T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted()
  const hash = hashKey(query.queryKey)
  waiting.set(hash, (waiting.get(hash) ?? 0) + 1)
  try {
    return await unlessAborted(queryClient.ensureQueryData(query), signal)
  } finally {
    const left = waiting.get(hash)! - 1
    if (left > 0) waiting.set(hash, left)
    else waiting.delete(hash)
    // Deferred: the next question in the same tick may need the same data.
    if (signal?.aborted) setTimeout(() => endUnwanted(query.queryKey, hash))
  }
}

function endUnwanted(queryKey: QueryKey, hash: string): void {
  if (waiting.has(hash)) return
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.fetchStatus !== 'fetching' || query.getObserversCount() > 0) return
  void queryClient.cancelQueries({ queryKey, exact: true })
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort))
}
