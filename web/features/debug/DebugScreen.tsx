import { useCallback, useEffect, useState } from 'react'
import { dropQuery, queryClient } from '../../api/query-client.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { CacheTable } from './CacheTable.tsx'
import { type CacheEntry, cacheEntry } from './cache-entry.ts'
import { SpeedPanel } from './SpeedPanel.tsx'

const LOOK_EVERY_MS = 1000

/** All entries of the query cache, read every second because ages change. */
function useCacheEntries(): readonly CacheEntry[] {
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

const find = (hash: string) => queryClient.getQueryCache().get(hash)

export function DebugScreen() {
  const entries = useCacheEntries()
  const refetch = useCallback((hash: string) => {
    void find(hash)
      ?.fetch()
      .catch(() => undefined) // The entry's line shows the failure.
  }, [])
  const drop = useCallback((hash: string) => {
    const query = find(hash)
    if (query) void dropQuery(query)
  }, [])

  return (
    <PageFrame title="Query Cache" help="debug">
      <Panel
        title="Entries"
        note="What has expired is loaded again as soon as a page shows it."
        flush
      >
        <CacheTable entries={entries} onRefetch={refetch} onDrop={drop} />
      </Panel>
      <SpeedPanel />
    </PageFrame>
  )
}
