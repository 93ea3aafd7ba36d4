import { useEffect, useState } from 'react'
import type { EmpireTotals } from '../../../engine/empire/empire.ts'
import { usePreferences } from '../../session/preferences.ts'
import { latestFigures, rememberVisit, type VisitFigures, visitFigures } from './visits.ts'

/**
 * What the empire came to on the last visit, and what was last shown of it. `totals` is undefined while its figures are
 * not final.
 */
export function useLastVisit(empireUuid: string, totals: EmpireTotals | undefined) {
  const { figures: rules } = usePreferences()
  const [latest] = useState(() => latestFigures(empireUuid, rules))
  const [before, setBefore] = useState<VisitFigures>()
  useEffect(() => {
    if (totals) setBefore(rememberVisit(empireUuid, visitFigures(totals, rules, Date.now())))
  }, [empireUuid, totals, rules])
  return { before, latest }
}
