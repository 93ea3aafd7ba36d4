import { useEffect, useState } from 'react'
import type { EmpireTotals } from '../../../../engine/empire.ts'
import { usePreferences } from '../../../store/preferences.ts'
import { rememberVisit, type VisitFigures, visitFigures } from '../visits.ts'

/** What the empire came to on the last visit. `totals` is undefined while its figures are not final. */
export function useLastVisit(
  empireUuid: string,
  totals: EmpireTotals | undefined,
): VisitFigures | undefined {
  const { figures: rules } = usePreferences()
  const [before, setBefore] = useState<VisitFigures>()
  useEffect(() => {
    if (totals) setBefore(rememberVisit(empireUuid, visitFigures(totals, rules, Date.now())))
  }, [empireUuid, totals, rules])
  return before
}
