import { useCallback } from 'react'
import { checkEntries } from '../../api/expiry-check.ts'
import { dropQuery, queryClient } from '../../api/query-client.ts'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useCacheEntries } from './hooks/useCacheEntries.ts'
import { CacheTable } from './parts/CacheTable.tsx'
import { SpeedPanel } from './parts/SpeedPanel.tsx'

const find = (hash: string) => queryClient.getQueryCache().get(hash)

/** What this browser has loaded, how old it is, and when it will be loaded again. */
export function DebugScreen() {
  const { entries, look } = useCacheEntries()
  const refetch = useCallback((hash: string) => {
    void find(hash)
      ?.fetch()
      .catch(() => undefined) // The entry's line shows the failure.
  }, [])
  const drop = useCallback((hash: string) => {
    const query = find(hash)
    if (query) void dropQuery(query)
  }, [])

  function check() {
    checkEntries(Date.now())
    look()
  }
  return (
    <PageFrame title="Query Cache" actions={<Button onClick={check}>Check now</Button>}>
      <Panel
        title="Entries"
        note="Looked through every 10 seconds: what has expired is loaded again or dropped."
        flush
      >
        <CacheTable entries={entries} onRefetch={refetch} onDrop={drop} />
      </Panel>
      <SpeedPanel />
    </PageFrame>
  )
}
