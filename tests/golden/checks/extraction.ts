import { extractionRun } from '../../../engine/game/constants/extraction.ts'
import type { ResourceType } from '../../../engine/game/gamedata.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

export const check: VectorCheck = {
  file: 'extraction.json',
  run({ input, expected }, { counts }) {
    const { resourceType, dailyExtraction } = input as {
      resourceType: ResourceType
      dailyExtraction: number
    }
    return compare(expected, extractionRun(resourceType, dailyExtraction), { counts })
  },
}
