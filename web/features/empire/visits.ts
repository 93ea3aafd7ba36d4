import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { EmpireTotals } from '../../../engine/empire/empire.ts'
import { StoredRulesName } from '../../../engine/game/rules-name.ts'
import { EMPIRE_VISITS, playerRecord } from '../../browser/player-record.ts'
import { usePreferences } from '../../session/preferences.ts'

export const VISITED_FIGURES = ['profit', 'revenue', 'cost', 'profitPerArea'] as const
const Figures = v.object({
  at: v.number(),
  /** The rule book of the figures. Figures of different books are not compared. */
  rules: StoredRulesName,
  profit: v.number(),
  revenue: v.number(),
  cost: v.number(),
  profitPerArea: v.number(),
})
export type VisitFigures = v.InferOutput<typeof Figures>

/** The figures that the last visit ended with, and the latest of this one. */
const EmpireVisit = v.object({ before: v.optional(Figures), latest: Figures })
export type EmpireVisit = v.InferOutput<typeof EmpireVisit>

/** Returning sooner, or reloading the page, continues the same visit. */
export const VISIT_GAP_MS = 30 * 60_000
const MAX_EMPIRES = 50

/** The figures to remember after these have been shown. */
export function visitWith(former: EmpireVisit | undefined, latest: VisitFigures): EmpireVisit {
  const isNew = former !== undefined && latest.at - former.latest.at >= VISIT_GAP_MS
  const before = isNew ? former.latest : former?.before
  return before?.rules === latest.rules ? { before, latest } : { latest }
}

const record = playerRecord(EMPIRE_VISITS, v.record(v.string(), EmpireVisit))

/** The figures last shown of an empire under these rules. They are shown while new ones are calculated. */
export function latestFigures(
  empireUuid: string,
  rules: VisitFigures['rules'],
): VisitFigures | undefined {
  const latest = record.read()?.[empireUuid]?.latest
  return latest?.rules === rules ? latest : undefined
}

export const visitFigures = (
  { profit, revenue, cost, profitPerArea }: EmpireTotals,
  rules: VisitFigures['rules'],
  at: number,
): VisitFigures => ({ at, rules, profit, revenue, cost, profitPerArea })

/** Stores an empire's figures in this browser; returns those of the visit before. */
export function rememberVisit(empireUuid: string, latest: VisitFigures): VisitFigures | undefined {
  const { [empireUuid]: former, ...others } = record.read() ?? {}
  const visit = visitWith(former, latest)
  const kept = Object.entries(others)
    .sort(([, a], [, b]) => b.latest.at - a.latest.at)
    .slice(0, MAX_EMPIRES - 1)
  record.write({ ...Object.fromEntries(kept), [empireUuid]: visit })
  return visit.before
}

/** The figures of the last visit, and those last shown. `totals` is undefined until the current ones are final. */
export function useLastVisit(empireUuid: string, totals: EmpireTotals | undefined) {
  const { figures: rules } = usePreferences()
  const [latest] = useState(() => latestFigures(empireUuid, rules))
  const [before, setBefore] = useState<VisitFigures>()
  useEffect(() => {
    if (totals) setBefore(rememberVisit(empireUuid, visitFigures(totals, rules, Date.now())))
  }, [empireUuid, totals, rules])
  return { before, latest }
}
