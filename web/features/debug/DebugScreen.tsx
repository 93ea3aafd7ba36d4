import { useCallback } from 'react'
import { dropQuery, queryClient } from '../../api/query-client.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { CacheTable } from './CacheTable.tsx'
import { SpeedPanel } from './SpeedPanel.tsx'
import { useCacheEntries } from './use-cache-entries.ts'

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
