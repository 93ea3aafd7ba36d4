import { QueryClient } from '@tanstack/react-query'
import { ApiError, UnreachableError } from '../api/client.ts'

/** A second try helps against a hiccup of the line, never against a "no". */
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
      gcTime: Number.POSITIVE_INFINITY,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
