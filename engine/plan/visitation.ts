import type { Choice, Rules } from '../game/constants/rules.ts'
import { SHIP_PRESETS } from '../game/constants/ships.ts'
import type { Capacity } from '../game/constants/storage.ts'
import type { MaterialRow, Visitation } from './result.ts'

/** Infinity if nothing has to be carried. */
const daysUntilFull = (
  weight: number,
  volume: number,
  weightPerDay: number,
  volumePerDay: number,
) => Math.max(0, Math.min(weight / weightPerDay, volume / volumePerDay))

const STORED_PER_DAY: Choice<(imported: number, exported: number) => number> = {
  classic: (imported, exported) => imported + exported,
  accurate: (imported, exported) => Math.max(imported, exported),
}
/** The storage needed for each day between two visits: while imports are used up, exports take their room. */
const storedPerDay = (rules: Rules, imported: number, exported: number) =>
  STORED_PER_DAY[rules.storageDays](imported, exported)

export function visitationOf(
  rules: Rules,
  rows: readonly MaterialRow[],
  storage: Capacity,
  exclusions: readonly string[],
): Visitation {
  let dailyWeightImport = 0
  let dailyVolumeImport = 0
  let dailyWeightExport = 0
  let dailyVolumeExport = 0
  for (const { ticker, delta, totalWeight, totalVolume } of rows) {
    if (exclusions.includes(ticker)) continue
    if (delta < 0) {
      dailyWeightImport -= totalWeight
      dailyVolumeImport -= totalVolume
    } else {
      dailyWeightExport += totalWeight
      dailyVolumeExport += totalVolume
    }
  }
  const dailyWeight = dailyWeightImport + dailyWeightExport
  const dailyVolume = dailyVolumeImport + dailyVolumeExport
  return {
    storageFilled: daysUntilFull(
      storage.tonnes,
      storage.cubicMetres,
      storedPerDay(rules, dailyWeightImport, dailyWeightExport),
      storedPerDay(rules, dailyVolumeImport, dailyVolumeExport),
    ),
    dailyWeightImport,
    dailyWeightExport,
    dailyVolumeImport,
    dailyVolumeExport,
    dailyWeight,
    dailyVolume,
    ships: SHIP_PRESETS.map(({ volume, weight }) => {
      const importDays = daysUntilFull(weight, volume, dailyWeightImport, dailyVolumeImport)
      const exportDays = daysUntilFull(weight, volume, dailyWeightExport, dailyVolumeExport)
      return { volume, weight, importDays, exportDays, days: Math.min(importDays, exportDays) }
    }),
  }
}
