import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fioQueries } from '../api/queries/fio.ts'

/** FIO sends six lists, and may be slow with each: pages go on without them after this long. */
const PATIENCE_MS = 5000

/**
 * The state of the player's company in the game. `isAwaited`: it may still arrive soon, so a page shows nothing else
 * yet.
 */
export function useCompany(isEnabled = true) {
  const query = useQuery({ ...fioQueries.company(), enabled: isEnabled })
  const isWaiting = isEnabled && query.isPending && query.failureCount === 0
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return { query, company: query.data ?? null, isAwaited: isWaiting && !isLate }
}
