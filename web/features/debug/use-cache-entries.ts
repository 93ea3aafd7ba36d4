import { useEffect, useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { type CacheEntry, cacheEntry } from './cache-entry.ts'

const LOOK_EVERY_MS = 1000

/** All entries of the query cache, read every second because ages change. */
export function useCacheEntries(): readonly CacheEntry[] {
  const [entries, setEntries] = useState(readEntries)
  useEffect(() => {
    const timer = setInterval(() => setEntries(readEntries()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return entries
}

function readEntries(): CacheEntry[] {
  const now = Date.now()
  return queryClient
    .getQueryCache()
    .getAll()
    .map((query) => cacheEntry(query, now))
    .toSorted((a, b) => a.key.localeCompare(b.key))
}
