import type { PopulationCounts, PopulationReport } from '../../engine/game/gamedata.ts'

/** Counts without a report say nothing about needs. */
export function isFullReport(
  report: PopulationReport | PopulationCounts,
): report is PopulationReport {
  return 'NeedFulfillmentSafety' in report
}
