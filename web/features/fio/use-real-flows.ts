import { useMemo, useState } from 'react'
import { type RealFlows, realFlows } from '../../../engine/company/base-flows.ts'
import type { Company } from '../../../engine/game/company.ts'
import { usePreferences } from '../../session/preferences.ts'
import type { FioData } from './fio-data.ts'

/** Pages that are opened one after the other ask for the same moment, and so share its results. */
const MOMENT_MS = 10 * 60_000

/** In ms since 1970. The page may stay open for days, so hours count from the newest data. */
export function useMomentOf({ storage, sites }: FioData): number {
  const [opened] = useState(() => Math.floor(Date.now() / MOMENT_MS) * MOMENT_MS)
  return Math.max(opened, fetchedAt(storage), fetchedAt(sites))
}

const fetchedAt = ({ last_modified: date }: { last_modified: string | null }): number =>
  date === null ? 0 : Date.parse(date)

const BY_PLAN: ReadonlyMap<string, RealFlows> = new Map()

/** What FIO reports of each base's day; empty if the player chose the plans. */
export function useRealFlows(
  data: FioData,
  company: Company | null,
): ReadonlyMap<string, RealFlows> {
  const { flowsFrom } = usePreferences()
  const now = useMomentOf(data)
  const { storage, sites } = data
  return useMemo(
    () => (flowsFrom === 'game' ? realFlows({ company, storage, sites, now }) : BY_PLAN),
    [flowsFrom, company, storage, sites, now],
  )
}
