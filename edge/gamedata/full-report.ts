import type { PopulationCounts, PopulationReport } from '../../engine/game/gamedata.ts'

/** Counts alone say nothing of needs. */
export function isFullReport(
  report: PopulationReport | PopulationCounts,
): report is PopulationReport {
  return 'NeedFulfillmentSafety' in report
}
