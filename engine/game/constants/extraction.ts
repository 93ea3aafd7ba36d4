import type { ResourceType } from '../gamedata.ts'
import { DAY_MS } from '../time.ts'

/** `shareOfDay` is the length of a run. */
export const EXTRACTORS: Record<ResourceType, { building: string; shareOfDay: number }> = {
  MINERAL: { building: 'EXT', shareOfDay: 1 / 2 },
  GASEOUS: { building: 'COL', shareOfDay: 1 / 4 },
  LIQUID: { building: 'RIG', shareOfDay: 1 / 5 },
}

export interface ExtractionRun {
  timeMs: number
  extractionAmount: number
}

/** A run yields whole units, so it lasts as long as the rounded-up yield needs. */
export function extractionRun(resourceType: ResourceType, dailyExtraction: number): ExtractionRun {
  const extractionAmount = Math.ceil(dailyExtraction * EXTRACTORS[resourceType].shareOfDay)
  const timeMs = extractionAmount === 0 ? 0 : (extractionAmount * DAY_MS) / dailyExtraction
  return { timeMs, extractionAmount }
}
