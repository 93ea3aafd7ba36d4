import { LIFETIMES } from '../../api/queries/lifetimes.ts'
import { StaleNotice } from '../../ui/layout/StaleNotice.tsx'
import type { FioData } from './fio-data.ts'

/** Data twice as old as its lifetime was not replaced, because FIO or the connection to it failed. */
const OLD_MS = 2 * LIFETIMES.fio.ms

export function FioStaleNotice({
  storage,
  sites,
  problem,
  onRefresh,
  refreshing,
}: FioData & { problem: Error | null; onRefresh: () => void; refreshing: boolean }) {
  const now = Date.now()
  const fetched = [storage.last_modified, sites.last_modified]
    .filter((date) => date !== null)
    .map((date) => Date.parse(date))
  const oldest = fetched.length === 0 ? now : Math.min(...fetched)
  if (!problem && now - oldest < OLD_MS) return null
  return (
    <StaleNotice since={oldest} now={now} onRefresh={onRefresh} refreshing={refreshing}>
      {problem ? 'Your game data could not be refreshed.' : 'FIO has not answered lately.'} Showing
      data from
    </StaleNotice>
  )
}
